import type { FavouriteOut } from '@causeway/api/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { safeStorage } from '../safe-storage.ts'
import { type EarlierAddress, type FavouriteCalls, mergeEarlier } from './earlier-address.ts'
import { forgetAddress, type SavedAddress, savedAddressesFor } from './saved-addresses.ts'

const MOST_OFFERED = 5

export type EarlierAddresses = {
  readonly offered: readonly EarlierAddress[]
  /** Offers what there is: what this browser keeps at once, the account's when it is here. */
  readonly look: () => void
  readonly close: () => void
  /** Null where it was forgotten, else why not. */
  readonly forget: (earlier: EarlierAddress) => Promise<string | null>
  readonly name: (id: string, name: string) => Promise<string | null>
}

/** Addresses of earlier orders for one field; the account is asked when the field is first looked at. */
export function useEarlierAddresses(
  wanted: Pick<SavedAddress, 'currency' | 'kind'>,
  favourites: FavouriteCalls | null,
): EarlierAddresses {
  const [isOpen, setOpen] = useState(false)
  const [kept, setKept] = useState<readonly SavedAddress[]>([])
  const [own, setOwn] = useState<readonly FavouriteOut[]>([])
  const asked = useRef(false)

  async function load() {
    if (favourites === null) return
    setOwn(await favourites.list(wanted.currency, wanted.kind === 'refund' ? 'refund' : 'payout'))
  }

  function look() {
    setKept(savedAddressesFor(safeStorage(), wanted))
    setOpen(true)
  }

  const isKnown = favourites !== null
  const loadOnce = useEffectEvent(() => {
    if (asked.current) return
    asked.current = true
    void load()
  })
  // Who is signed in may become known only after the field was looked at.
  useEffect(() => {
    if (isOpen && isKnown) loadOnce()
  }, [isOpen, isKnown])

  async function change(act: (calls: FavouriteCalls) => Promise<string | null>) {
    if (favourites === null) return null
    const problem = await act(favourites)
    if (problem === null) await load()
    return problem
  }

  return {
    offered: isOpen ? mergeEarlier(own, kept).slice(0, MOST_OFFERED) : [],
    look,
    close: () => setOpen(false),
    name: (id, name) => change((calls) => calls.name(id, name)),
    forget: async ({ address, extraId, favourite }) => {
      const twin = kept.find((one) => one.address === address && one.extraId === extraId)
      if (twin !== undefined) forgetAddress(safeStorage(), twin)
      setKept(savedAddressesFor(safeStorage(), wanted))
      return favourite === null ? null : change((calls) => calls.remove(favourite.id))
    },
  }
}
