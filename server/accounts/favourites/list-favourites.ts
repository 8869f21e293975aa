import type { AssetCode } from '@causeway/core/money'
import type { Database } from '../../db/index.ts'
import { type FavouriteAddress, type FavouriteType, favouriteOf } from './favourite-address.ts'

/** So many are offered at most. */
const MOST_OFFERED = 20

/** An account's earlier addresses for a coin and purpose, the one used last first (EXCH-04). */
export async function listFavourites(
  { database }: { readonly database: Database },
  accountId: string,
  wanted: { readonly currency: AssetCode; readonly type: FavouriteType },
): Promise<readonly FavouriteAddress[]> {
  const rows = await database
    .direct()
    .selectFrom('favourite_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('currency', '=', wanted.currency)
    .where('type', '=', wanted.type)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(MOST_OFFERED)
    .execute()
  return rows.map(favouriteOf)
}
