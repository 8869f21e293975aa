import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../db/index.ts'

/** Has orders looked at: something that they may wait for is known. Their watchers see that they changed. */
export async function makeOrdersDue(
  database: Queryable,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return
  await sql`
    with changed as (
      update orders set version = version + 1 where id = any(${orderIds}::uuid[]) returning id
    )
    insert into order_due (order_id, due_at) select id, now() from changed
    on conflict (order_id) do update set due_at = excluded.due_at`.execute(database)
}

/** Has those who follow orders look again: something beside their rows has changed. */
export async function notifyWatchers(
  database: Queryable,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return
  await database
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', sql<string>`any(${orderIds}::uuid[])`)
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
  await sql`
    insert into order_due (order_id, due_at)
    select id, now() from orders
    where ended_at is null and (state in ('new', 'waiting', 'confirming') or exposure_held)
    on conflict (order_id) do update set due_at = excluded.due_at`.execute(database.direct())
}
