import { type Selectable, sql } from 'kysely'
import type { Database, OrdersTable, Tx } from '../db/index.ts'

const LONGEST_ERROR = 1000

/** Locks one due order that nobody else holds, for this transaction. */
export async function claimDueOrder(tx: Tx): Promise<Selectable<OrdersTable> | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('due_at', '<=', sql<Date>`now()`)
    .where('dead', '=', false)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** What an order's row says after a step that went well: when to look again in milliseconds, null: never. */
export function rescheduledRow(milliseconds: number | null) {
  const dueAt =
    milliseconds === null ? null : sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`
  return { due_at: dueAt, attempts: 0, last_error: null }
}

/** Lets a claimed order rest after a step that went well. */
export async function rescheduleOrder(
  tx: Tx,
  orderId: string,
  milliseconds: number | null,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set(rescheduledRow(milliseconds))
    .where('id', '=', orderId)
    .execute()
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
