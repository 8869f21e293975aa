import { type InsertObject, sql } from 'kysely'
import { joined, type Tables, type Tx } from '../db/index.ts'

/** A transfer of which nothing is decided yet. */
export type PlannedTransfer = Omit<InsertObject<Tables, 'transfer'>, 'state' | 'due_at'>

/** Writes a planned transfer down; a worker takes it up at once. */
export const insertTransfer = joined(async (tx: Tx, rows: readonly PlannedTransfer[]) => {
  await insertTransfers(tx, rows)
  return rows.map(() => undefined)
})

/** Writes planned transfers down; a worker takes them up at once. */
export async function insertTransfers(tx: Tx, rows: readonly PlannedTransfer[]): Promise<void> {
  await tx.insertInto('transfer').values(rows.map(dueNow)).execute()
}

/** Writes a planned transfer down unless it is there already. */
export async function insertTransferOnce(tx: Tx, row: PlannedTransfer): Promise<void> {
  await tx
    .insertInto('transfer')
    .values(dueNow(row))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

function dueNow(row: PlannedTransfer) {
  return { ...row, state: 'planned' as const, due_at: sql<Date>`now()` }
}
