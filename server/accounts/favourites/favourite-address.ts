import type { AssetCode } from '@causeway/core/money'
import type { Failure } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/index.ts'

type FavouriteAddressTable = Tables['favourite_address']

/** What an address was used for. */
export type FavouriteType = FavouriteAddressTable['type']

/** An address that orders of an account were made with, offered for the next one (EXCH-04). */
export type FavouriteAddress = {
  readonly id: string
  readonly currency: AssetCode
  readonly type: FavouriteType
  readonly address: string
  readonly extraId: string | null
  /** What its owner calls it; null where he gave it no name. */
  readonly name: string | null
}

/** Nothing of this id is the account's. */
export type FavouriteNotFound = Failure<'favourite_not_found'>

/** Most characters of a name. */
export const LONGEST_FAVOURITE_NAME = 60

/** A row as its owner sees it. */
export function favouriteOf(row: Selectable<FavouriteAddressTable>): FavouriteAddress {
  const { id, currency, type, address, extra_id, name } = row
  return { id, currency, type, address, extraId: extra_id, name }
}
