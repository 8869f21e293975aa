import {
  endedStates,
  nextOrderState,
  type OrderEvent,
  type OrderState,
} from '@causeway/core/orders'
import { sql } from 'kysely'
import {
  type AttributedOrder,
  bookOrderCommissions,
} from '../commissions/book-order-commissions.ts'
import { joined, type Tx } from '../db/index.ts'
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

/** What is saved with an event; `due`: in how many milliseconds the order is looked at again, if that changes. */
export type WithEvent = {
  readonly at: Date
  readonly facts?: object
  readonly set?: OrderChange
  readonly due?: number
}

/** Locks the order for this transaction and reads it. In lockstep its row must be locked already. Throws where there is none. */
export const lockOrder = joined(async (tx: Tx, orderIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .forUpdate()
    .execute()
  const found = new Map(rows.map((order) => [order.id, order]))
  return orderIds.map((id) => {
    const order = found.get(id)
    if (order === undefined) throw new Error(`There is no order ${id}`)
    return order
  })
})

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
  also: WithEvent,
): Promise<OrderState> {
  const state = nextOrderState(order.state, event)
  if (state === null) throw new EventNotAllowed(order.state, event)
  const reason = also.set?.hold_reason
  const holdReason = typeof reason === 'string' ? readHoldReason(reason) : null
  const promise = await followPromise(tx, order, { state, holdReason })
  await saveOrder(tx, {
    order,
    set: { ...also.set, ...promise, state, ...endOf(state, also.at) },
    due: also.due,
    event: { kind: event, state, facts: also.facts ?? {}, at: also.at },
  })
  if (state !== 'finished') return state
  await bookPartnerFees(tx, order, also.at)
  await bookOrderCommissions(tx, order, also.at)
  return state
}

function endOf(state: OrderState, at: Date) {
  const hasEnded = endedStates.has(state)
  return { ended_at: hasEnded ? at : null, ended_state: hasEnded ? state : null }
}

/** Writes down something that did not change the state. */
export async function noteEvent(
  tx: Tx,
  order: LockedOrder,
  kind: string,
  also: WithEvent,
): Promise<void> {
  await saveOrder(tx, {
    order,
    set: { ...also.set },
    due: also.due,
    event: { kind, state: order.state, facts: also.facts ?? {}, at: also.at },
  })
}
