import { type FoundSpending, type Part, plansOf, type SignerPort } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database, Queryable } from '../db/index.ts'
import { readPlan } from '../transfers/index.ts'
import { writeForgotten } from './restore-signature.ts'
import { sortSignatures } from './sort-history.ts'

/** A transfer that a transaction pays, by the word of the database. */
export type PaidTransfer = Part & {
  readonly transferId: string
  readonly orderId: string | null
  /** False where it is only remembered: found in the signer's journal or on the chain. */
  readonly isSent: boolean
}

/** All transfers that the database has for a transaction, in the order of its payments; none where it knows nothing of it. */
export async function transfersOfTransaction(
  database: Queryable,
  txId: string,
): Promise<readonly PaidTransfer[]> {
  const { rows } = await sql<PaidTransfer>`
    select distinct on (part, "transferId") * from (
      select signed.transfer_id as "transferId", transfer.order_id as "orderId",
        signed.part, signed.parts, true as "isSent"
      from transfer_transaction signed join transfer on transfer.id = signed.transfer_id
      where signed.tx_id = ${txId}
      union all
      select transfer_id, order_id, part, parts, false from recalled_signature where tx_id = ${txId}
    ) as paid
    order by part, "transferId", "isSent" desc`.execute(database)
  return rows
}

/**
 * Each transfer of a joint transaction saves the signature by itself. Where only some had done so, this writes it down for
 * the others too, as the plan says.
 */
export async function completeTransaction(database: Database, txId: string): Promise<void> {
  const row = await database
    .direct()
    .selectFrom('transfer_transaction as signed')
    .innerJoin('transfer', 'transfer.id', 'signed.transfer_id')
    .select(['signed.bytes', 'signed.plan', 'transfer.kind', 'transfer.source', 'transfer.record'])
    .where('signed.tx_id', '=', txId)
    .where('signed.plan', 'is not', null)
    .executeTakeFirst()
  if (row === undefined || row.plan === null) return
  const plan = readPlan(row.plan, row)
  if (plan.also === undefined) return
  const { network } = plan.intent
  const signatures = plansOf(plan).map((each) => {
    const signed = { transferId: each.intent.transferId, network, txId, bytes: row.bytes }
    return { sequence: 0, plan: each, signed, isAdopted: false }
  })
  const { forgotten } = await sortSignatures(database, signatures)
  if (forgotten.length > 0) await writeForgotten(database, forgotten)
}

/**
 * Takes a transaction into the signer's journal for all transfers that it pays, in one line: if some of them were missing
 * there after a crash, they would be paid again. Does nothing where there is none.
 */
export async function adoptFor(
  signer: Pick<SignerPort, 'adopt'>,
  spending: {
    readonly network: string
    readonly reason: string
    readonly found: FoundSpending
  },
  transferIds: readonly string[],
): Promise<void> {
  const [transferId, ...also] = transferIds
  if (transferId === undefined) return
  await signer.adopt({ ...spending, transferId, ...(also.length === 0 ? {} : { also }) })
}
