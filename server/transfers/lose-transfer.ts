import { bookTransferLost } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { transferTransitions } from '@causeway/core/orders'
import { post } from '../ledger/index.ts'
import { lockOrder, noteEvent } from '../orders/index.ts'
import { type ClaimedTransfer, saveTransfer } from './claim-transfer.ts'
import type { TransferNeeds } from './transfer-needs.ts'

/** The chain no longer holds the transfer: the same bytes go out again (architecture, decision 4). */
export async function loseTransfer(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<void> {
  const at = new Date(needs.clock.now())
  await needs.database.transaction(async (tx) => {
    const order = await lockOrder(tx, transfer.order_id)
    const booked = transfer.state === 'confirmed'
    await saveTransfer(tx, transfer, {
      state: transferTransitions[transfer.state].lost ?? 'signed',
      round: booked ? transfer.round + 1 : transfer.round,
      confirmed_at: null,
    })
    if (!booked) return
    const sent = await tx
      .selectFrom('transfer_transaction')
      .select(['fee_asset', 'fee_units'])
      .where('transfer_id', '=', transfer.id)
      .orderBy('attempt', 'desc')
      .executeTakeFirstOrThrow()
    await post(
      tx,
      bookTransferLost(
        { id: transfer.id, orderId: order.id, round: transfer.round },
        amount(transfer.asset, transfer.units),
        amount(sent.fee_asset ?? transfer.asset, sent.fee_units ?? 0n),
      ),
      { orderId: order.id, at },
    )
    await noteEvent(tx, order, 'payout_reorganised_out', { at })
  })
  needs.alert('transfer_lost', { transferId: transfer.id, network: transfer.network })
}
