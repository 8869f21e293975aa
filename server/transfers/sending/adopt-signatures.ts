import { transferTransitions } from '@causeway/core/orders'
import { type Part, partOf, type RecalledTransfer } from '@causeway/core/ports'
import type { Tx } from '../../db/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { lockWallet, reserveSigned } from '../lock-wallet.ts'
import { storePlan } from '../stored-plan.ts'
import { NeedsOperator } from '../transfer-failures.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { intentOf, isSameIntent } from './transfer-intent.ts'

/**
 * Asks the signer what it signed for the transfer, and writes down what the database does not know: after a crash
 * between signing and saving, and in a database that came back older. Nothing may be composed before. Answers the
 * transfer as it stands then, or null where there was nothing new. Throws NeedsOperator where the signer remembers
 * another payment: it is not made a second time.
 */
export async function adoptSignatures(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
): Promise<ClaimedTransfer | null> {
  const recalled = await needs.signer.recall(transfer.id)
  if (recalled.length === 0) return null
  const intent = intentOf(transfer)
  if (recalled.some(({ plan }) => plan !== null && !isSameIntent(plan.intent, intent))) {
    throw new NeedsOperator(
      'signature_differs',
      `Transfer ${transfer.id} was signed as another payment than its row asks for`,
    )
  }
  const known = await needs.database
    .direct()
    .selectFrom('transfer_transaction')
    .select('tx_id')
    .where('transfer_id', '=', transfer.id)
    .execute()
  const unknown = recalled.filter(({ signed }) => known.every((row) => row.tx_id !== signed.txId))
  if (unknown.length === 0) return null
  return needs.database.transaction('adopt_signatures', (tx) =>
    writeDown(tx, needs, transfer, unknown),
  )
}

async function writeDown(
  tx: Tx,
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  recalled: readonly RecalledTransfer[],
): Promise<ClaimedTransfer> {
  await lockWallet(tx, transfer)
  let { attempt, plan: newest } = transfer
  for (const { plan, signed } of recalled) {
    // Signatures without their plan are of a version that signed once.
    const number = plan?.attempt ?? 1
    await tx
      .insertInto('transfer_transaction')
      .values({
        tx_id: signed.txId,
        transfer_id: transfer.id,
        attempt: number,
        bytes: signed.bytes,
        plan: plan === null ? null : storePlan(plan),
        ...(plan === null ? await recalledPart(tx, transfer.id, signed.txId) : partOf(plan)),
        created_at: new Date(needs.clock.now()),
      })
      .execute()
    if (plan === null) continue
    await reserveSigned(tx, transfer, plan)
    if (number >= attempt) newest = null
    attempt = Math.max(attempt, number)
  }
  const state = transferTransitions[transfer.state].bytes_saved ?? transfer.state
  await saveTransfer(tx, transfer, { state, attempt, plan: newest })
  return { ...transfer, state, attempt, plan: newest }
}

/** Which part of a transaction that was found on the chain a transfer is: what was found has no plan that says so. */
async function recalledPart(tx: Tx, transferId: string, txId: string): Promise<Part> {
  const found = await tx
    .selectFrom('recalled_signature')
    .select(['part', 'parts'])
    .where('transfer_id', '=', transferId)
    .where('tx_id', '=', txId)
    .executeTakeFirst()
  return found ?? { part: 0, parts: 1 }
}
