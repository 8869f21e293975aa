import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** Has every order looked at now that a time may have ended for: the business clock was moved. */
export async function wakeWaiting(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ due_at: sql<Date>`now()` })
    .where((where) =>
      where.or([
        where('state', 'in', ['new', 'waiting', 'confirming']),
        where('exposure_held', '=', true),
      ]),
    )
    .execute()
}
