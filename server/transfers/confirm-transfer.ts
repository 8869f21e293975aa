import { bookOwnTransfer, bookTransfer } from '@causeway/core/ledger'
import { type Amount, amount } from '@causeway/core/money'
import { transferTransitions } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import type { OrdersTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { lockOrder, noteEvent, recordEvent, tellHolder } from '../orders/index.ts'
import { type ClaimedTransfer, saveTransfer } from './claim-transfer.ts'
import { canGoBack, refusePayout } from './refuse-payout.ts'
import type { TransferNeeds } from './transfer-needs.ts'

type Included = { readonly txId: string; readonly fee: Amount; readonly succeeded: boolean }
type Order = Selectable<OrdersTable>

type Case = {
  readonly transfer: ClaimedTransfer
  /** Null where the transfer is our own: sweep, gas or filler. */
  readonly order: Order | null
  readonly included: Included
  readonly at: Date
}

/** The chain holds the transfer deep enough: it is booked with what the network took, and its order goes on. */
export async function confirmTransfer(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  included: Included,
): Promise<void> {
  const at = new Date(needs.clock.now())
  await needs.database.transaction('confirm_transfer', async (tx) => {
    const order = transfer.order_id === null ? null : await lockOrder(tx, transfer.order_id)
    const about = { transfer, order, included, at }
    await tx
      .updateTable('transfer_transaction')
      .set({ fee_asset: included.fee.asset, fee_units: included.fee.units })
      .where('tx_id', '=', included.txId)
      .execute()
    if (!included.succeeded) return recordNothingDone(tx, needs, about)
    await saveTransfer(tx, transfer, {
      state: transferTransitions.broadcast.deep_enough ?? 'confirmed',
      confirmed_at: at,
    })
    await book(tx, about, amount(transfer.asset, transfer.units))
    // One that was lost and came back finds its order ended already.
    if (order !== null && transfer.round === 0) await endOrder(tx, needs, order, at)
  })
  needs.wake()
}

async function book(tx: Tx, about: Case, sent: Amount): Promise<void> {
  const { transfer, order, included, at } = about
  const posting =
    order === null
      ? bookOwnTransfer(transfer, included.fee)
      : bookTransfer({ ...transfer, orderId: order.id }, sent, included.fee)
  await post(tx, posting, { orderId: order?.id ?? null, at })
}

async function endOrder(tx: Tx, needs: TransferNeeds, order: Order, at: Date): Promise<void> {
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

/**
 * The chain included the transaction, but it did nothing: the money stayed, the fee is gone. A payout is undone and its
 * order waits for its holder; with everything else an operator decides.
 */
async function recordNothingDone(tx: Tx, needs: TransferNeeds, about: Case): Promise<void> {
  const { transfer, order, included, at } = about
  await book(tx, about, amount(transfer.asset, 0n))
  const state = transferTransitions.broadcast.did_nothing ?? 'failed'
  const facts = { transferId: transfer.id, kind: transfer.kind, txId: included.txId }
  needs.alert(order === null ? 'own_transfer_did_nothing' : 'payout_did_nothing', facts)
  if (order !== null && (await canGoBack(tx, transfer, order))) {
    await saveTransfer(tx, transfer, { state })
    return refusePayout(tx, needs, { transfer, order, at, why: 'did_nothing' })
  }
  await saveTransfer(tx, transfer, { state, dead: true })
  if (order !== null) await noteEvent(tx, order, 'payout_did_nothing', { at, facts })
}
