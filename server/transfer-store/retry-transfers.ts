import { sql } from 'kysely'
import type { Database, Tx } from '../db/index.ts'

/**
 * Gives every dead transfer another try; answers how many. One that the chain included without effect has no bytes left
 * to try: it stays for a person.
 */
export async function retryFailedTransfers(database: Database): Promise<number> {
  const revived = await database
    .direct()
    .updateTable('transfer')
    .set({ dead: false, attempts: 0, due_at: sql<Date>`now()` })
    .where(sql<boolean>`dead`)
    .where('state', '<>', 'failed')
    .executeTakeFirst()
  return Number(revived.numUpdatedRows)
}

/** Nobody takes the transfer up again before it is revived: an operator has to look. */
export async function leaveTransferToOperator(
  tx: Tx,
  transferId: string,
  why: string,
): Promise<void> {
  await tx
    .updateTable('transfer')
    .set({ dead: true, last_error: why })
    .where('id', '=', transferId)
    .execute()
}

/** Frees every transfer that is to be looked at, whoever holds it. */
export async function releaseTransferLeases(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('transfer')
    .set({ lease_until: null })
    .where('lease_until', 'is not', null)
    .where('due_at', 'is not', null)
    .where(sql<boolean>`not dead`)
    .execute()
}
