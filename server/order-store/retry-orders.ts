import type { OrderChoice } from '@causeway/core/orders'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/index.ts'

/** Gives every dead order another try; answers how many. */
export async function retryFailedOrders(database: Database): Promise<number> {
  const revived = await database
    .direct()
    .updateTable('order_due')
    .set({ dead: false, attempts: 0, due_at: sql<Date>`now()` })
    .where(sql<boolean>`dead`)
    .executeTakeFirst()
  return Number(revived.numUpdatedRows)
}

/** Has an order looked at again as if nothing had failed. */
export async function retryOrder(tx: Tx, orderId: string): Promise<void> {
  await sql`
    insert into order_due (order_id, due_at) values (${orderId}::uuid, now())
    on conflict (order_id) do update set due_at = excluded.due_at, attempts = 0`.execute(tx)
}

/** Gives an order the choice that was made for it, where it is on hold. */
export async function saveHoldChoice(tx: Tx, orderId: string, choice: OrderChoice): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ choice })
    .where('id', '=', orderId)
    .where('state', '=', 'hold')
    .execute()
}

/** Nobody takes the order up again before it is revived: an operator has to look. */
export async function leaveOrderToOperator(tx: Tx, orderId: string, why: string): Promise<void> {
  await sql`
    insert into order_due (order_id, due_at, dead, last_error) values (${orderId}::uuid, now(), true, ${why})
    on conflict (order_id) do update set dead = true, last_error = excluded.last_error`.execute(tx)
}
