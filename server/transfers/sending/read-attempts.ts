import type { Part, SignedTransfer, TransactionStatus, TransferPlan } from '@causeway/core/ports'
import { sql } from 'kysely'
import { type Database, groupedWork } from '../../db/index.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import { readPlan } from '../stored-plan.ts'

/** One transaction that was signed for a transfer. At most one of them can ever be in the chain. */
export type Attempt = SignedTransfer & {
  /** Which of the transaction's payments the transfer is. */
  readonly share: Part
  readonly attempt: number
  /** Null where version 0.1 signed it. */
  readonly plan: TransferPlan | null
  /** What the network took of this transfer, once it is booked. */
  readonly feeUnits: bigint | null
  readonly signedAt: number
}

/** A signed transaction and what the chain says of it. */
export type PlacedAttempt = Attempt & { readonly status: TransactionStatus }

/** All that was signed for a transfer, first attempt first. */
export async function readAttempts(
  database: Database,
  transfer: ClaimedTransfer,
): Promise<readonly Attempt[]> {
  const rows = await readRows(database, transfer.id)
  return rows.map((row) => {
    // Version 0.1 knew one attempt only, and kept its plan with the transfer.
    const plan = row.plan ?? (transfer.attempt === row.attempt ? transfer.plan : null)
    return {
      transferId: transfer.id,
      network: transfer.network,
      txId: row.tx_id,
      bytes: row.bytes,
      attempt: row.attempt,
      share: { part: row.part, parts: row.parts },
      plan: plan === null ? null : readPlan(plan, transfer),
      feeUnits: row.fee_units,
      signedAt: row.created_at.getTime(),
    }
  })
}

const readRows = groupedWork(async (database: Database, transferIds: readonly string[]) => {
  const rows = await database
    .direct()
    .selectFrom('transfer_transaction')
    .selectAll()
    .where('transfer_id', '=', sql<string>`any(${transferIds}::uuid[])`)
    .orderBy('attempt')
    .execute()
  const attempts = Map.groupBy(rows, (row) => row.transfer_id)
  return transferIds.map((id) => attempts.get(id) ?? [])
})
