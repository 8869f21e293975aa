import { fail, ok, type Result } from '@causeway/core/result'
import type { Database } from '../../db/index.ts'
import type { FavouriteNotFound } from './favourite-address.ts'

/** Forgets one of an account's earlier addresses; an order that uses it again brings it back (EXCH-04). */
export async function removeFavourite(
  { database }: { readonly database: Database },
  accountId: string,
  id: string,
): Promise<Result<null, FavouriteNotFound>> {
  const removed = await database
    .direct()
    .deleteFrom('favourite_address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed === undefined ? fail({ code: 'favourite_not_found' }) : ok(null)
}
