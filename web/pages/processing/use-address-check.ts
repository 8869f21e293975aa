import type { Calls, CurrencyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { useEffect, useState } from 'react'
import { addressError } from './address-error.ts'

/** What is known of an address while it is being typed. */
export type AddressCheck =
  | { readonly state: 'unknown' | 'good' }
  | { readonly state: 'bad'; readonly isExtraId: boolean; readonly text: string }

const PAUSE_MILLISECONDS = 400

/** Checks an address as it is typed, a moment after the last key (EXCH-02). An empty one is not judged. */
export function useAddressCheck(
  needs: { readonly calls: Pick<Calls, 'checkAddress'>; readonly t: Translate },
  currency: CurrencyOut,
  address: string,
  extraId: string | null,
): AddressCheck {
  const { calls, t } = needs
  const asked = `${address}\n${extraId}`
  const [known, setKnown] = useState<{ readonly of: string; readonly check: AddressCheck } | null>(
    null,
  )
  useEffect(() => {
    if (address === '') return
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = await calls.checkAddress({
        currency: currency.ticker,
        address,
        extraId,
      })
      // A network that fails says nothing about the address; it is checked again when the form is sent.
      if (isOver || (!answer.ok && answer.status === 0)) return
      const problem = addressError(t, currency, answer)
      const check =
        problem === null ? { state: 'good' as const } : { state: 'bad' as const, ...problem }
      setKnown({ of: `${address}\n${extraId}`, check })
    }, PAUSE_MILLISECONDS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [calls, t, currency, address, extraId])
  return address !== '' && known?.of === asked ? known.check : { state: 'unknown' }
}
