import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** Has every unpaid order looked at now: the business clock was moved, and windows may have closed. */
export async function wakeWaiting(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ due_at: sql<Date>`now()` })
    .where('state', 'in', ['new', 'waiting', 'confirming'])
    .execute()
}
