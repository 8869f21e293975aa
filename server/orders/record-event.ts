import {
  endedStates,
  nextOrderState,
  type OrderEvent,
  type OrderState,
} from '@causeway/core/orders'
import {
  type AttributedOrder,
  bookOrderCommissions,
} from '../commissions/book-order-commissions.ts'
import type { Tx } from '../db/index.ts'
import { type OrderChange, saveOrder } from '../order-store/save-order.ts'
import { readHoldReason } from './holds/hold-choices.ts'
import { followPromise, type PromisedOrder } from './promises/follow-promise.ts'
import { bookPartnerFees } from './settlement/book-partner-fees.ts'

/** An order whose row this transaction has locked. */
export type LockedOrder = PromisedOrder &
  AttributedOrder & {
    readonly event_count: number
    readonly version: number
    readonly partner_id: string | null
  }

/** Locks the order for this transaction and reads it. */
export async function lockOrder(tx: Tx, orderId: string) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** An event that the state table does not allow here: a mistake of ours. */
export class EventNotAllowed extends Error {
  constructor(state: OrderState, event: OrderEvent) {
    super(`An order in state ${state} cannot meet ${event}`)
    this.name = 'EventNotAllowed'
  }
}

/**
 * Moves a locked order along the state table, with its event row and whatever else of the row changes with it; what its
 * partner and its affiliate earned is booked when it finishes. Answers the new state. Throws EventNotAllowed.
 */
export async function recordEvent(
  tx: Tx,
  order: LockedOrder,
  event: OrderEvent,
  also: { readonly at: Date; readonly facts?: object; readonly set?: OrderChange },
): Promise<OrderState> {
  const state = nextOrderState(order.state, event)
  if (state === null) throw new EventNotAllowed(order.state, event)
  const reason = also.set?.hold_reason
  const holdReason = typeof reason === 'string' ? readHoldReason(reason) : null
  const promise = await followPromise(tx, order, { state, holdReason })
  await saveOrder(tx, order, {
    set: { ...also.set, ...promise, state, ended_at: endedStates.has(state) ? also.at : null },
    event: { kind: event, state, facts: also.facts ?? {}, at: also.at },
  })
  if (state !== 'finished') return state
  await bookPartnerFees(tx, order, also.at)
  await bookOrderCommissions(tx, order, also.at)
  return state
}

/** Writes down something that did not change the state. */
export async function noteEvent(
  tx: Tx,
  order: LockedOrder,
  kind: string,
  also: { readonly at: Date; readonly facts?: object; readonly set?: OrderChange },
): Promise<void> {
  await saveOrder(tx, order, {
    set: { ...also.set },
    event: { kind, state: order.state, facts: also.facts ?? {}, at: also.at },
  })
}
