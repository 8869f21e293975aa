import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** Throws where a connection of the database could write: a signer's must not. */
export async function assertReadOnly(database: Database): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
    database.direct(),
  )
  if (rows[0]?.transaction_read_only !== 'on') {
    throw new Error("The signer's connection can write: does a pooler drop its options?")
  }
}
