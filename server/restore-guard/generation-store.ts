import type { NetworkId } from '@causeway/core/currencies'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { saveCursorCheckpoint } from '../deposits/index.ts'
import { haltedByHistory } from '../wallet-history/history-halt.ts'

/** What a database says of itself. */
export type DatabaseGeneration = {
  /** Grows with every restore check of every worker. */
  readonly number: bigint
  /** Last line of the signer's journal whose transfer is known to be here. */
  readonly journalSequence: number
  /** When a worker last found that the signer agrees, by the database's clock; null before the first time. */
  readonly witnessedAt: Date | null
}

export async function readGeneration(database: Database): Promise<DatabaseGeneration> {
  const row = await database
    .direct()
    .selectFrom('incarnation')
    .select(['number', 'journal_sequence', 'witnessed_at'])
    .executeTakeFirstOrThrow()
  return {
    number: row.number,
    journalSequence: Number(row.journal_sequence),
    witnessedAt: row.witnessed_at,
  }
}

/** The first pay-in index of every network that was never handed out. */
export async function readNextIndices(
  database: Database,
): Promise<Readonly<Record<NetworkId, bigint>>> {
  const rows = await database
    .direct()
    .selectFrom('pay_in_counter')
    .select(['network', 'next_index'])
    .execute()
  return Object.fromEntries(rows.map((row) => [row.network, row.next_index]))
}

/**
 * Raises the number by one and notes that the signer agreed just now, with how far the journal and the chains were read.
 * Answers the new number. While a wallet has spent what the journal does not know, the places in the chains stay: what
 * was paid in since may be of orders that are forgotten, and is read again when that is mended.
 */
export async function raiseGeneration(
  database: Database,
  journalSequence: number,
): Promise<bigint> {
  const isForgetful = (await haltedByHistory(database)).length > 0
  return database.transaction('raise_generation', async (tx) => {
    const row = await tx
      .updateTable('incarnation')
      .set({
        number: sql<bigint>`number + 1`,
        journal_sequence: sql<bigint>`greatest(journal_sequence, ${journalSequence}::bigint)`,
        witnessed_at: sql<Date>`now()`,
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    if (isForgetful) return row.number
    await saveCursorCheckpoint(tx)
    return row.number
  })
}
