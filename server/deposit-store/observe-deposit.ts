import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, DepositTable, Tx } from '../db/index.ts'

type Deposit = Selectable<DepositTable>

/** Writes a deposit down; it is looked at at once. */
export async function insertDeposit(
  tx: Tx,
  row: Omit<Insertable<DepositTable>, 'due_at'>,
): Promise<void> {
  await tx
    .insertInto('deposit')
    .values({ ...row, due_at: sql<Date>`now()` })
    .execute()
}

/** Takes a deposit's confirmations away: nothing is settled or signed on it until it is known what became of it. */
export async function resetConfirmations(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ confirmations: 0, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Writes down in which block a scan has read a deposit. */
export async function saveBlock(tx: Tx, id: string, blockHash: string): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ block_hash: blockHash, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Writes down in which block a deposit is that was read in none yet. */
export async function saveFirstBlock(
  database: Database,
  id: string,
  blockHash: string,
): Promise<void> {
  await database
    .direct()
    .updateTable('deposit')
    .set({ block_hash: blockHash, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('block_hash', 'is', null)
    .execute()
}

/**
 * Saves how deep a deposit is, and in how many seconds to look again; null: never. False where it is not as it was read
 * any more: nothing is saved then.
 */
export async function saveDepth(
  database: Database,
  deposit: Deposit,
  { confirmations, seconds }: { readonly confirmations: number; readonly seconds: number | null },
): Promise<boolean> {
  const saved = await database
    .direct()
    .updateTable('deposit')
    .set({
      confirmations,
      due_at: seconds === null ? null : sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .where('id', '=', deposit.id)
    .where('state', '=', deposit.state)
    .where('round', '=', deposit.round)
    // A scan may have read it in another block since.
    .where(sql<boolean>`block_hash is not distinct from ${deposit.block_hash}::text`)
    .executeTakeFirst()
  return saved.numUpdatedRows === 1n
}
