import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'

/** Locks an order and has it looked at: something that it may wait for is known. Its watchers see that it changed. */
export async function wakeOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ due_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute()
}
