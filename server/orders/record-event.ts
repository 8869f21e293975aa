import { endedStates, nextState, type OrderEvent, type OrderState } from '@causeway/core/orders'
import type { UpdateObject } from 'kysely'
import type { Tables, Tx } from '../db/index.ts'

/** An order whose row this transaction has locked. */
export type LockedOrder = {
  readonly id: string
  readonly state: OrderState
  readonly event_count: number
  readonly version: number
}

/** Columns that change with an event. */
export type OrderChange = UpdateObject<Tables, 'orders', 'orders'>

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
 * Moves a locked order along the state table, with its event row and whatever else of the row changes with it. Answers
 * the new state. Throws EventNotAllowed.
 */
export async function recordEvent(
  tx: Tx,
  order: LockedOrder,
  event: OrderEvent,
  also: { readonly at: Date; readonly facts?: object; readonly set?: OrderChange },
): Promise<OrderState> {
  const state = nextState(order.state, event)
  if (state === null) throw new EventNotAllowed(order.state, event)
  await tx
    .updateTable('orders')
    .set({
      ...also.set,
      state,
      event_count: order.event_count + 1,
      version: order.version + 1,
      ended_at: endedStates.has(state) ? also.at : null,
    })
    .where('id', '=', order.id)
    .execute()
  await insertEvent(tx, {
    orderId: order.id,
    sequence: order.event_count + 1,
    kind: event,
    state,
    facts: also.facts ?? {},
    at: also.at,
  })
  return state
}

/** Writes down something that did not change the state. */
export async function noteEvent(
  tx: Tx,
  order: LockedOrder,
  kind: string,
  also: { readonly at: Date; readonly facts?: object; readonly set?: OrderChange },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...also.set, event_count: order.event_count + 1, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  await insertEvent(tx, {
    orderId: order.id,
    sequence: order.event_count + 1,
    kind,
    state: order.state,
    facts: also.facts ?? {},
    at: also.at,
  })
}

async function insertEvent(
  tx: Tx,
  event: {
    orderId: string
    sequence: number
    kind: string
    state: OrderState
    facts: object
    at: Date
  },
): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({
      order_id: event.orderId,
      sequence: event.sequence,
      kind: event.kind,
      state: event.state,
      facts: JSON.stringify(event.facts, (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      ),
      at: event.at,
    })
    .execute()
}
