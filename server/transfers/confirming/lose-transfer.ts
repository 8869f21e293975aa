import { bookOwnTransferLost, bookTransferLost } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { nextTransferState } from '@causeway/core/orders'
import { post } from '../../ledger/index.ts'
import { lockOrder, noteEvent } from '../../orders/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { outgoingOwner, recordOrderless } from './orderless.ts'
import { takeFeeBack } from './transaction-fees.ts'

/**
 * The chain no longer holds the transfer as it was booked: the same bytes go out again (architecture, decision 4), and
 * the fee of the transaction that had been confirmed is booked back.
 */
export async function loseTransfer(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<void> {
  const at = new Date(needs.clock.now())
  await needs.database.transaction('lose_transfer', async (tx) => {
    const order = transfer.order_id === null ? null : await lockOrder(tx, transfer.order_id)
    const booked = transfer.state === 'confirmed'
    await saveTransfer(tx, transfer, {
      state: nextTransferState(transfer.state, 'lost'),
      round: booked ? transfer.round + 1 : transfer.round,
      confirmed_at: null,
    })
    if (!booked) return
    const fee = await takeFeeBack(tx, transfer)
    const owed = outgoingOwner(transfer)
    const posting =
      owed === null
        ? bookOwnTransferLost(transfer, fee)
        : bookTransferLost(
            { ...transfer, orderId: owed },
            amount(transfer.asset, transfer.units),
            fee,
          )
    await post(tx, posting, { orderId: order?.id ?? null, at })
    await recordOrderless(tx, transfer, { event: 'lost', at })
    if (order !== null) await noteEvent(tx, order, 'payout_reorganised_out', { at })
  })
  needs.alert('transfer_lost', { transferId: transfer.id, network: transfer.network })
}
