import { nextTransferState } from '@causeway/core/orders'
import type { ChainPort, TransferPlan } from '@causeway/core/ports'
import { notifyWatchers } from '../../order-store/due-orders.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { readPlan, storePlan } from '../stored-plan.ts'
import { conflictOf, NeedsOperator } from '../transfer-failures.ts'
import { AGAIN, type LookAgain, type TransferNeeds } from '../transfer-needs.ts'
import { adoptSignatures } from './adopt-signatures.ts'
import { broadcastAttempts } from './broadcast-attempts.ts'
import { readAttempts } from './read-attempts.ts'
import { reserveTransfer } from './reserve-transfer.ts'

/**
 * Reserved, signed, saved, and only then broadcast; a crash between any two goes on where it stopped. Throws
 * CannotCompose, NeedsOperator, and where every node refuses what nobody has in a block.
 */
export async function sendTransfer(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  if (transfer.state !== 'signed') {
    const adopted = await adoptSignatures(needs, transfer)
    if (adopted === null) {
      const plan = await planOf(needs, chain, transfer)
      if (!(await signFirst(needs, transfer, plan))) return AGAIN.pending
    }
  }
  const attempts = await readAttempts(needs.database.direct(), transfer)
  await broadcastAttempts(chain, attempts)
  await saveTransfer(needs.database.direct(), transfer, {
    state: nextTransferState('signed', 'sent_out'),
    broadcast_at: transfer.broadcast_at ?? new Date(needs.clock.now()),
  })
  await notifyWatchersOfTransfer(needs, transfer)
  return AGAIN.pending
}

async function planOf(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<TransferPlan> {
  return transfer.plan === null
    ? reserveTransfer(needs, chain, transfer)
    : readPlan(transfer.plan, transfer)
}

/** False where the signer refused, and the transfer is to be decided anew. */
async function signFirst(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
): Promise<boolean> {
  try {
    await signAndSave(needs, transfer, plan)
    return true
  } catch (error) {
    const conflict = conflictOf(error)
    if (conflict === null) throw error
    if (transfer.kind === 'filler') throw new NeedsOperator('filler_refused', String(error))
    if (conflict !== 'reservation_used') throw new NeedsOperator('signature_differs', String(error))
    await decideAnew(needs, transfer, error)
    return false
  }
}

/**
 * What was reserved belongs to another signature, which a database that came back older does not know. Nothing was
 * signed for this transfer, so it may be decided anew. What it held stays reserved: it is not free.
 */
async function decideAnew(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<void> {
  const state = nextTransferState('reserved', 'signature_refused')
  await saveTransfer(needs.database.direct(), transfer, { state, plan: null })
  needs.alert('signature_refused', {
    transferId: transfer.id,
    network: transfer.network,
    error: String(error),
  })
}

/** Has a plan signed and keeps the bytes. The signer gives the same bytes for the same plan. */
export async function signAndSave(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
): Promise<void> {
  const signed = await needs.signer.sign(plan)
  const isFirst = plan.attempt === 1
  await needs.database.transaction(isFirst ? 'save_signature' : 'save_replacement', async (tx) => {
    await tx
      .insertInto('transfer_transaction')
      .values({
        tx_id: signed.txId,
        transfer_id: transfer.id,
        attempt: plan.attempt,
        bytes: signed.bytes,
        plan: storePlan(plan),
        created_at: new Date(needs.clock.now()),
      })
      .execute()
    // A replacement leaves the state as it is; saving checks that the lease still holds.
    await saveTransfer(tx, transfer, {
      attempt: plan.attempt,
      ...(isFirst ? { state: nextTransferState('reserved', 'bytes_saved') } : {}),
    })
  })
}

/** Has those who follow the transfer's order look again. */
export async function notifyWatchersOfTransfer(
  needs: Pick<TransferNeeds, 'database'>,
  transfer: ClaimedTransfer,
): Promise<void> {
  if (transfer.order_id === null) return
  await notifyWatchers(needs.database.direct(), [transfer.order_id])
}
