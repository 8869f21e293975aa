import { bookTransfer } from '@causeway/core/ledger'
import { type Amount, amount } from '@causeway/core/money'
import { transferTransitions } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import type { OrdersTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { lockOrder, noteEvent, recordEvent, tellHolder } from '../orders/index.ts'
import { type ClaimedTransfer, saveTransfer } from './claim-transfer.ts'
import type { TransferNeeds } from './transfer-needs.ts'

type Included = { readonly txId: string; readonly fee: Amount; readonly succeeded: boolean }

/** The chain holds the transfer deep enough: it is booked with what the network took, and the order goes on. */
export async function confirmTransfer(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  included: Included,
): Promise<void> {
  const at = new Date(needs.clock.now())
  await needs.database.transaction(async (tx) => {
    const order = await lockOrder(tx, transfer.order_id)
    if (!included.succeeded) return recordNothingDone(tx, needs, { transfer, order, included, at })
    await saveTransfer(tx, transfer, {
      state: transferTransitions.broadcast.deep_enough ?? 'confirmed',
      confirmed_at: at,
    })
    await tx
      .updateTable('transfer_transaction')
      .set({ fee_asset: included.fee.asset, fee_units: included.fee.units })
      .where('tx_id', '=', included.txId)
      .execute()
    await post(
      tx,
      bookTransfer(
        { id: transfer.id, orderId: order.id, round: transfer.round },
        amount(transfer.asset, transfer.units),
        included.fee,
      ),
      { orderId: order.id, at },
    )
    // One that was lost and came back finds its order ended already.
    if (transfer.round === 0) await endOrder(tx, needs, order, at)
  })
  needs.wake()
}

async function endOrder(
  tx: Tx,
  needs: TransferNeeds,
  order: Selectable<OrdersTable>,
  at: Date,
): Promise<void> {
  const refunding = order.state === 'refunding'
  const set = { due_at: sql<Date>`now()` }
  if (order.state !== 'sending' && !refunding) {
    return noteEvent(tx, order, 'transfer_confirmed', { at, set })
  }
  const state = await recordEvent(tx, order, refunding ? 'refund_confirmed' : 'payout_confirmed', {
    at,
    set,
  })
  await tellHolder(tx, needs.notifier, order, state)
}

/** The chain included the transaction, but it did nothing: money stayed, the fee is gone. An operator decides. */
async function recordNothingDone(
  tx: Tx,
  needs: TransferNeeds,
  what: {
    transfer: ClaimedTransfer
    order: Selectable<OrdersTable>
    included: Included
    at: Date
  },
): Promise<void> {
  const { transfer, order, included, at } = what
  await saveTransfer(tx, transfer, {
    state: transferTransitions.broadcast.did_nothing ?? 'failed',
    dead: true,
  })
  await post(
    tx,
    bookTransfer(
      { id: transfer.id, orderId: order.id, round: transfer.round },
      amount(transfer.asset, 0n),
      included.fee,
    ),
    { orderId: order.id, at },
  )
  await noteEvent(tx, order, 'payout_did_nothing', { at, facts: { txId: included.txId } })
  needs.alert('payout_did_nothing', { transferId: transfer.id, txId: included.txId })
}
