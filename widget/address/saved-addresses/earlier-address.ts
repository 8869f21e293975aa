import type { FavouriteOut } from '@causeway/api/contract'
import type { SavedAddress } from './saved-addresses.ts'

/** What an account keeps of its orders' addresses, and what its owner can do with them (EXCH-04). */
export type FavouriteCalls = {
  readonly list: (currency: string, type: FavouriteOut['type']) => Promise<readonly FavouriteOut[]>
  /** Null where it was done, else why not. An empty name takes the name away. */
  readonly name: (id: string, name: string) => Promise<string | null>
  readonly remove: (id: string) => Promise<string | null>
}

/** An address used before, as it is offered. */
export type EarlierAddress = Pick<SavedAddress, 'address' | 'extraId'> & {
  /** The readable name it was given by, where this browser knows it. */
  readonly alias: string | null
  /** Null where only this browser keeps it. */
  readonly favourite: { readonly id: string; readonly name: string | null } | null
}

/** The account's addresses first, the one used last at the head; then those that only this browser knows. */
export function mergeEarlier(
  favourites: readonly FavouriteOut[],
  kept: readonly SavedAddress[],
): readonly EarlierAddress[] {
  const own = favourites.map(({ id, name, address, extraId }) => {
    const twin = kept.find((one) => one.address === address && one.extraId === (extraId ?? ''))
    const alias = twin?.alias ?? null
    return { address, extraId: extraId ?? '', alias, favourite: { id, name } }
  })
  const others = kept.filter(
    (one) =>
      !own.some(({ address, extraId }) => one.address === address && one.extraId === extraId),
  )
  return [
    ...own,
    ...others.map(({ address, extraId, alias }) => ({ address, extraId, alias, favourite: null })),
  ]
}
