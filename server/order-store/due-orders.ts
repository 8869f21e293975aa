import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../db/index.ts'

/** Has an order looked at: something that it may wait for is known. Its watchers see that it changed. */
export async function makeOrderDue(database: Queryable, orderId: string): Promise<void> {
  await database
    .updateTable('orders')
    .set({ due_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute()
}

/** Has those who follow an order look again: something beside its row has changed. */
export async function notifyWatchers(database: Queryable, orderId: string): Promise<void> {
  await database
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute()
}

/**
 * Has those look again who follow an order that is paid at this address without an extra id, in another coin than the one
 * given. Answers that order, or null where there is none.
 */
export async function notifyWatchersOfAddress(
  tx: Tx,
  place: { readonly networks: readonly string[]; readonly address: string },
  otherAsset: string,
): Promise<string | null> {
  const order = await tx
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('network_from', 'in', place.networks)
    .where('pay_in_address', '=', place.address)
    .where('pay_in_extra_id', 'is', null)
    .where('asset_from', '<>', otherAsset)
    .returning('id')
    .executeTakeFirst()
  return order?.id ?? null
}

/** Has every order looked at now that a time may have ended for: the business clock was moved. */
export async function makeWaitingOrdersDue(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ due_at: sql<Date>`now()` })
    .where((where) =>
      where.or([
        where('state', 'in', ['new', 'waiting', 'confirming']),
        where('exposure_held', '=', true),
      ]),
    )
    .execute()
}
