import { nextTransferState } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import { recordPayoutEvent } from '../../commissions/affiliate-payouts.ts'
import type { OrdersTable, Tx } from '../../db/index.ts'
import { lockReturned } from '../../deposit-store/return-deposits.ts'
import { lockOrder, notifyHolder, recordEvent } from '../../orders/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { isDecided, undoDecided } from '../confirming/orderless.ts'
import { NeedsOperator } from '../transfer-failures.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { releaseInputsOf, undoSettlement } from './reverse-settlement.ts'

type Order = Selectable<OrdersTable>

/**
 * A payout that the wallet can never make (its destination takes no money, the amount is dust) is cancelled before
 * anything was signed, and its order waits for its holder. A refund has nowhere else to go. Throws NeedsOperator.
 */
export async function cancelPayout(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  why: string,
): Promise<void> {
  const done = await needs.database.transaction('refuse_payout', async (tx) => {
    if (transfer.kind === 'commission') return cancelCommission(tx, needs, transfer)
    if (isDecided(transfer.kind)) return cancelDecided(tx, needs, transfer)
    if (transfer.order_id === null) return false
    const order = await lockOrder(tx, transfer.order_id)
    if (!(await canGoBack(tx, transfer, order))) return false
    await saveTransfer(tx, transfer, {
      state: nextTransferState(transfer.state, 'taken_back'),
    })
    await releaseInputsOf(tx, transfer.id)
    const at = new Date(needs.clock.now())
    await refusePayout(tx, needs, { transfer, order, at, why })
    return true
  })
  if (!done) {
    const name = transfer.kind === 'refund' ? 'refund_refused' : 'payout_refused'
    throw new NeedsOperator(name, `Transfer ${transfer.id} cannot be made: ${why}`)
  }
  needs.alert('payout_refused', { transferId: transfer.id, network: transfer.network, why })
}

/** What cannot be paid to an affiliate's address returns to the balance. Nothing of it was signed. */
async function cancelCommission(
  tx: Tx,
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
): Promise<boolean> {
  if (transfer.round > 0) return false
  await saveTransfer(tx, transfer, { state: nextTransferState(transfer.state, 'taken_back') })
  await releaseInputsOf(tx, transfer.id)
  const at = new Date(needs.clock.now())
  await recordPayoutEvent(tx, transfer.id, { event: 'refused', at })
  return true
}

/** What cannot be sent to the address that two people chose stays where it is. Nothing of it was signed. */
async function cancelDecided(
  tx: Tx,
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
): Promise<boolean> {
  if (transfer.round > 0) return false
  if (transfer.kind === 'return') await lockReturned(tx, transfer.id)
  if (!(await undoDecided(tx, transfer, new Date(needs.clock.now())))) return false
  await saveTransfer(tx, transfer, { state: nextTransferState(transfer.state, 'taken_back') })
  await releaseInputsOf(tx, transfer.id)
  return true
}

/** True where the settlement of a locked order's payout can be undone as if it had never been. */
export async function canGoBack(tx: Tx, transfer: ClaimedTransfer, order: Order): Promise<boolean> {
  if (transfer.kind !== 'payout' || transfer.round > 0) return false
  if (order.state !== 'sending') return false
  // A deposit whose loss was booked after the payout was signed is nobody's claim any more.
  const lost = await tx
    .selectFrom('deposit')
    .select('id')
    .where('settlement_id', '=', transfer.settlement_id)
    .where('state', '<>', 'settled')
    .executeTakeFirst()
  return lost === undefined
}

/** Undoes the settlement of a payout that never was, and puts its order on hold: its holder has it refunded. */
export async function refusePayout(
  tx: Tx,
  needs: TransferNeeds,
  refused: {
    readonly transfer: ClaimedTransfer
    readonly order: Order
    readonly at: Date
    readonly why: string
  },
): Promise<void> {
  const { transfer, order, at, why } = refused
  if (transfer.settlement_id === null) throw new Error(`Transfer ${transfer.id} settles nothing`)
  await undoSettlement(tx, { order, settlementId: transfer.settlement_id, at })
  const reason = why === 'account_taken' ? 'account_taken' : 'payout_refused'
  const state = await recordEvent(tx, order, 'payout_refused', {
    at,
    facts: { why },
    // A guaranteed rate that outlives the hold has an end to be looked at.
    set: { hold_reason: reason, choice: null },
    due: 0,
  })
  await notifyHolder(tx, needs.notifier, order, state, reason)
}
