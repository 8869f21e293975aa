import { type Selectable, sql } from 'kysely'
import type { Database, OrdersTable, Tx } from '../db/index.ts'

const LONGEST_ERROR = 1000

/** Locks due orders that nobody else holds, the longest due first, for this transaction. */
export async function claimDueOrders(
  tx: Tx,
  most: number,
): Promise<readonly Selectable<OrdersTable>[]> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('due_at', '<=', sql<Date>`now()`)
    .where('dead', '=', false)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Locks this order for this transaction if it is due and nobody else holds it. */
export async function claimOrder(
  tx: Tx,
  orderId: string,
): Promise<Selectable<OrdersTable> | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('due_at', '<=', sql<Date>`now()`)
    .where('dead', '=', false)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
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
    update orders
    set due_at = now() + given.rest * interval '1 millisecond', attempts = 0, last_error = null
    from unnest(${[...rests.keys()]}::uuid[], ${[...rests.values()]}::double precision[]) as given (id, rest)
    where orders.id = given.id
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
    .updateTable('orders')
    .set({
      attempts: sql<number>`attempts + 1`,
      dead: sql<boolean>`attempts + 1 >= ${mostAttempts}`,
      due_at: sql<Date>`now() + least(power(2, attempts), ${longestSeconds}) * interval '1 second'`,
      last_error: String(error).slice(0, LONGEST_ERROR),
    })
    .where('id', '=', orderId)
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
    .updateTable('orders')
    .set({
      due_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
      last_error: String(error).slice(0, LONGEST_ERROR),
    })
    .where('id', '=', orderId)
    .execute()
}
