import type { AssetCode } from '@causeway/core/money'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database } from '../../db/index.ts'
import type { FavouriteType } from './favourite-address.ts'

type Place = { readonly address: string; readonly extraId: string | null }

/** The part of an order that is kept for the next one. */
export type UsedAddresses = {
  readonly from: AssetCode
  readonly to: AssetCode
  readonly destination: Place
  readonly refund: Place | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/**
 * Keeps the addresses of an order that its owner made while signed in (EXCH-04). Never those of an order that joined
 * later: whoever slipped somebody a secret link would have his own address offered to him. Of an account that is deleted
 * by then nothing is kept.
 */
export async function saveFavourites(
  { database }: { readonly database: Database },
  accountId: string,
  order: UsedAddresses,
): Promise<void> {
  const row = (type: FavouriteType, currency: AssetCode, { address, extraId }: Place) => ({
    id: newId(),
    account_id: accountId,
    currency,
    type,
    address,
    extra_id: extraId,
    used_at: new Date(order.createdAt),
  })
  const rows = [row('payout', order.to, order.destination)]
  if (order.refund !== null) rows.push(row('refund', order.from, order.refund))
  await database.transaction('keep_favourites', async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where('deleted_at', 'is', null)
      // A deletion waits until this is done, and takes it along.
      .forKeyShare()
      .executeTakeFirst()
    if (account === undefined) return
    await tx
      .insertInto('favourite_address')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .expression(sql`account_id, currency, type, address, coalesce(extra_id, '')`)
          .doUpdateSet({ used_at: sql`excluded.used_at` }),
      )
      .execute()
  })
}
