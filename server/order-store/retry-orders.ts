import type { OrderChoice } from '@causeway/core/orders'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/index.ts'

/** Gives every dead order another try; answers how many. */
export async function retryFailedOrders(database: Database): Promise<number> {
  const revived = await database
    .direct()
    .updateTable('orders')
    .set({ dead: false, attempts: 0, due_at: sql<Date>`now()` })
    .where('dead', '=', true)
    .executeTakeFirst()
  return Number(revived.numUpdatedRows)
}

/** Has an order looked at again as if nothing had failed. */
export async function retryOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ due_at: sql<Date>`now()`, attempts: 0 })
    .where('id', '=', orderId)
    .execute()
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
  await tx
    .updateTable('orders')
    .set({ dead: true, last_error: why })
    .where('id', '=', orderId)
    .execute()
}
