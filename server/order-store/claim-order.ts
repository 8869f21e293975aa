import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, OrdersTable, Tx } from '../db/index.ts'

const LONGEST_ERROR = 1000

/** How many due orders a claim passes by at most that others hold, for each that it may take. */
const PASSED_BY = 16

/**
 * Locks due orders that nobody else holds, the longest due first, for this transaction. Each is looked up by itself: a join
 * of the queue with all orders could be planned as a walk over them, and a queue without a limit as a sort of all of it.
 */
export async function claimDueOrders(
  tx: Tx,
  most: number,
): Promise<readonly Selectable<OrdersTable>[]> {
  const { rows } = await sql<Selectable<OrdersTable>>`
    select held.* from (
      select order_id from order_due where due_at <= now() and not dead
      order by due_at limit ${sql.lit(most * PASSED_BY)}
    ) due cross join lateral (${lockDue(sql`due.order_id`)}) held
    limit ${sql.lit(most)}`.execute(tx)
  return rows
}

/** Locks this order for this transaction if it is due and nobody else holds it. */
export async function claimOrder(
  tx: Tx,
  orderId: string,
): Promise<Selectable<OrdersTable> | undefined> {
  const { rows } = await lockDue(sql`${orderId}::uuid`).execute(tx)
  return rows[0]
}

/** The order's row is locked first, then its queue row. All code that changes both does so in this sequence. */
function lockDue(orderId: RawBuilder<unknown>): RawBuilder<Selectable<OrdersTable>> {
  return sql<Selectable<OrdersTable>>`
    select orders.* from orders join order_due on order_due.order_id = orders.id
    where orders.id = ${orderId} and order_due.due_at <= now() and not order_due.dead
    for update skip locked`
}

/**
 * Locks and reads those of several orders that no other transaction has locked: waiting for a lock while holding others
 * could end in a deadlock. Take the rest one by one.
 */
export async function lockFreeOrders(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Selectable<OrdersTable>>> {
  if (orderIds.length === 0) return new Map()
  const locked = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .forUpdate()
    .skipLocked()
    .execute()
  return new Map(locked.map((order) => [order.id, order]))
}

/** Lets claimed orders rest after steps that went well, each for its milliseconds; null: until something happens. */
export async function rescheduleOrders(
  tx: Tx,
  rests: ReadonlyMap<string, number | null>,
): Promise<void> {
  if (rests.size === 0) return
  await sql`
    with given as materialized (
      select * from unnest(${[...rests.keys()]}::uuid[], ${[...rests.values()]}::double precision[]) as given (id, rest)
    ), resting as (
      delete from order_due using given where order_due.order_id = given.id and given.rest is null
    )
    insert into order_due (order_id, due_at)
    select id, now() + rest * interval '1 millisecond' from given where rest is not null
    on conflict (order_id) do update set due_at = excluded.due_at, attempts = 0, last_error = null
  `.execute(tx)
}

/** Counts a failure of an order, which is tried again later each time; after the most attempts it is dead. */
export async function backOffOrder(
  database: Database,
  orderId: string,
  error: unknown,
  {
    longestSeconds,
    mostAttempts,
  }: { readonly longestSeconds: number; readonly mostAttempts: number },
): Promise<void> {
  await database
    .direct()
    .updateTable('order_due')
    .set({
      attempts: sql<number>`attempts + 1`,
      dead: sql<boolean>`attempts + 1 >= ${mostAttempts}`,
      due_at: sql<Date>`now() + least(power(2, attempts), ${longestSeconds}) * interval '1 second'`,
      last_error: String(error).slice(0, LONGEST_ERROR),
    })
    .where('order_id', '=', orderId)
    .execute()
}

/** Has an order tried again after some seconds; the failure is not counted. */
export async function delayOrder(
  database: Database,
  orderId: string,
  error: unknown,
  seconds: number,
): Promise<void> {
  await database
    .direct()
    .updateTable('order_due')
    .set({
      due_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
      last_error: String(error).slice(0, LONGEST_ERROR),
    })
    .where('order_id', '=', orderId)
    .execute()
}
