import { sql } from 'kysely'
import type { Database, Tx } from '../db/index.ts'

/** Frees every chain's cursor, whoever holds it. */
export async function releaseCursorLeases(database: Database): Promise<void> {
  await database.direct().updateTable('chain_cursor').set({ lease_until: null }).execute()
}

/** Notes how far the chains were read when the signer last agreed with this database. */
export async function saveCursorCheckpoint(tx: Tx): Promise<void> {
  await tx
    .updateTable('chain_cursor')
    .set((set) => ({ witnessed_cursor: set.ref('cursor') }))
    .where(sql<boolean>`witnessed_cursor is distinct from cursor`)
    .execute()
}

/** Has the chains read again from where they stood when the signer last agreed; a scan under way saves nothing more. */
export async function rewindCursors(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('chain_cursor')
    .set((set) => ({ cursor: set.ref('witnessed_cursor'), fence: sql<bigint>`fence + 1` }))
    .where('witnessed_cursor', 'is not', null)
    .execute()
}
