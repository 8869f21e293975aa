import type { Database, Tx } from '@causeway/server/db'
import { sql } from 'kysely'

/** Writes rows with triggers and references off, for example the state of an older backup. */
export async function plantRows(
  database: Database,
  write: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await database.transaction('plant_rows', async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await write(tx)
  })
}
