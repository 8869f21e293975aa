import { nextOrderState } from '@causeway/core/orders'
import type { Clock } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { OrdersTable, Tx } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import {
  isResolvedByDeposit,
  noteEvent,
  notifyHolder,
  readHoldReason,
  recordDepositsGone,
  recordEvent,
} from '../orders/index.ts'

type Order = Selectable<OrdersTable>

/** A deposit was seen, or came back: an order that can move on does, and any other writes it down. */
export async function recordArrival(
  tx: Tx,
  needs: { readonly clock: Clock; readonly notifier: Notifier },
  order: Order,
  txId: string,
): Promise<void> {
  const at = new Date(needs.clock.now())
  const also = {
    at,
    facts: { txId },
    set: { deposit_seen_at: order.deposit_seen_at ?? at },
    due: 0,
  }
  // More money lifts a hold only where too little or too much of it was the reason.
  const isStill = order.state === 'hold' && !isResolvedByDeposit(readHoldReason(order.hold_reason))
  if (isStill || nextOrderState(order.state, 'deposit_seen') === null) {
    await noteEvent(tx, order, 'further_deposit_seen', also)
  } else {
    const state = await recordEvent(tx, order, 'deposit_seen', also)
    await notifyHolder(tx, needs.notifier, order, state)
  }
}

/** A deposit vanished: an order whose money is all gone goes back, one that still has some is looked at. */
export async function recordLoss(tx: Tx, order: Order, txId: string, at: Date): Promise<void> {
  const left = await tx
    .selectFrom('deposit')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', 'in', ['seen', 'confirmed'])
    .where('settlement_id', 'is', null)
    .executeTakeFirst()
  const also = { at, facts: { txId }, due: 0 }
  if (left === undefined && nextOrderState(order.state, 'deposits_gone') !== null) {
    await recordDepositsGone(tx, order, also)
  } else {
    await noteEvent(tx, order, 'deposit_vanished', also)
  }
}
