import type { IdentificationStatus } from '@causeway/core/compliance/decide-compliance'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../db/index.ts'

/** How far an order's identification is; `none` before it was begun. */
export async function readIdentification(
  database: Queryable,
  orderId: string,
): Promise<IdentificationStatus> {
  const row = await database
    .selectFrom('identification')
    .select('status')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.status ?? 'none'
}

/** The same of many orders; of those that never began there is nothing. */
export async function readIdentifications(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, IdentificationStatus>> {
  if (orderIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('identification')
    .select(['order_id', 'status'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ order_id, status }) => [order_id, status]))
}

/** Writes down that the provider's flow was opened; from now on it is asked how far it has come. */
export async function recordFlowStarted(
  database: Queryable,
  orderId: string,
  at: Date,
): Promise<void> {
  await database
    .insertInto('identification')
    .values({
      order_id: orderId,
      status: 'started',
      asked_at: at,
      changed_at: at,
      due_at: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ due_at: sql<Date>`now()`, attempts: 0 }),
    )
    .execute()
}

/** An operator lets an order pass without the provider's word. */
export async function waiveIdentification(tx: Tx, orderId: string, at: Date): Promise<void> {
  const status = 'waived'
  await tx
    .insertInto('identification')
    .values({ order_id: orderId, status, asked_at: at, changed_at: at })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ status, changed_at: at, due_at: null }),
    )
    .execute()
}
