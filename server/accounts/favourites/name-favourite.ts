import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Database } from '../../db/index.ts'
import {
  type FavouriteAddress,
  type FavouriteNotFound,
  favouriteOf,
  LONGEST_FAVOURITE_NAME,
} from './favourite-address.ts'

export type NameFavouriteFailure = FavouriteNotFound | Failure<'favourite_name_malformed'>

/** What would break the line that a name stands in, or turn its direction round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Gives one of an account's earlier addresses a name, or with an empty text none (EXCH-04). */
export async function nameFavourite(
  { database }: { readonly database: Database },
  accountId: string,
  asked: { readonly id: string; readonly name: string },
): Promise<Result<FavouriteAddress, NameFavouriteFailure>> {
  const name = asked.name.trim().normalize('NFC')
  if ([...name].length > LONGEST_FAVOURITE_NAME || UNSEEN.test(name)) {
    return fail({ code: 'favourite_name_malformed' })
  }
  const row = await database
    .direct()
    .updateTable('favourite_address')
    .set({ name: name === '' ? null : name })
    .where('id', '=', asked.id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? fail({ code: 'favourite_not_found' }) : ok(favouriteOf(row))
}
