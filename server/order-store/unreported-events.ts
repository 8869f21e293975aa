import type { OrderState } from '@causeway/core/orders'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/index.ts'

/** A partner's order with events that he was not told yet. */
export type UnreportedOrder = {
  readonly id: string
  readonly partnerId: string
  readonly eventCount: number
}

/** An order's event that its partner was not told yet. */
export type UnreportedEvent = {
  readonly orderId: string
  readonly sequence: number
  readonly state: OrderState
  /** State before it; null for the first. */
  readonly before: OrderState | null
  readonly at: Date
}

/** Some of the partners' orders with events that their partners were not told; `except`: ids of those left for later. */
export async function findUnreportedOrders(
  database: Database,
  { except, most }: { readonly except: readonly string[]; readonly most: number },
): Promise<readonly UnreportedOrder[]> {
  return database.statement(
    'find_unreported_orders',
    sql<UnreportedOrder>`
      select id, partner_id as "partnerId", event_count as "eventCount"
      from order_untold join orders on orders.id = order_untold.order_id
      where order_untold.order_id <> all(${except}::uuid[])
      order by order_untold.order_id limit ${most}`,
  )
}

/**
 * The unreported events of these orders, which from now on count as told: the caller makes messages of them in the same
 * transaction. Orders to which more happened since they were found, or that somebody else holds, are left for later. In the
 * order in which the events happened to each order.
 */
export async function claimUnreportedEvents(
  tx: Tx,
  orders: readonly UnreportedOrder[],
): Promise<readonly UnreportedEvent[]> {
  const ids = orders.map(({ id }) => id)
  const counts = orders.map(({ eventCount }) => eventCount)
  const { rows } = await sql<UnreportedEvent>`
    with unreported as (
      select orders.id, orders.told_events, orders.event_count from orders
      join unnest(${ids}::uuid[], ${counts}::integer[]) as found (id, event_count)
        on found.id = orders.id and found.event_count = orders.event_count
      where orders.told_events < orders.event_count
      order by orders.id
      for update of orders skip locked
    ), left_queue as (
      delete from order_untold using unreported where order_untold.order_id = unreported.id
    ), told as (
      update orders set told_events = unreported.event_count from unreported where orders.id = unreported.id
      returning orders.id, unreported.told_events
    )
    select told.id as "orderId", event.sequence, event.state, event.at, earlier.state as "before"
    from told
    join order_event event on event.order_id = told.id and event.sequence > told.told_events
    left join order_event earlier
      on earlier.order_id = told.id and earlier.sequence = event.sequence - 1
    order by told.id, event.sequence`.execute(tx)
  return rows
}
