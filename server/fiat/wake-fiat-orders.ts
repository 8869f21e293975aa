import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** Has every fiat order that is looked at at all looked at now: the business clock was moved. */
export async function wakeFiatOrders(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('fiat_order')
    .set({ due_at: sql<Date>`now()`, attempts: 0 })
    .where('due_at', 'is not', null)
    .execute()
}
