import type { FiatOrderState } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/index.ts'

/** A partner's fiat order with events that the partner was not told yet. */
export type UnreportedFiatOrder = {
  readonly id: string
  readonly partnerId: string
  readonly eventCount: number
}

/** A fiat order's event that its partner was not told yet. */
export type UnreportedFiatEvent = {
  readonly orderId: string
  readonly sequence: number
  readonly state: FiatOrderState
  readonly at: Date
}

/** Some of the partners' fiat orders with events that their partners were not told. */
export async function findUnreportedFiatOrders(
  database: Database,
  { except, most }: { readonly except: readonly string[]; readonly most: number },
): Promise<readonly UnreportedFiatOrder[]> {
  return database.statement(
    'find_unreported_fiat_orders',
    sql<UnreportedFiatOrder>`
      select id, partner_id as "partnerId", event_count as "eventCount" from fiat_order
      where partner_id is not null and told_events < event_count
        and id <> all(${except}::uuid[])
      order by id limit ${most}`,
  )
}

/**
 * The unreported events of these orders, which from now on count as told: the caller makes messages of them in the same
 * transaction. Orders to which more happened since they were found, or that somebody else holds, are left for later. In the
 * order in which the events happened to each order.
 */
export async function claimUnreportedFiatEvents(
  tx: Tx,
  orders: readonly UnreportedFiatOrder[],
): Promise<readonly UnreportedFiatEvent[]> {
  const ids = orders.map(({ id }) => id)
  const counts = orders.map(({ eventCount }) => eventCount)
  const { rows } = await sql<UnreportedFiatEvent>`
    with unreported as (
      select fiat_order.id, fiat_order.told_events, fiat_order.event_count from fiat_order
      join unnest(${ids}::uuid[], ${counts}::integer[]) as found (id, event_count)
        on found.id = fiat_order.id and found.event_count = fiat_order.event_count
      where fiat_order.told_events < fiat_order.event_count
      order by fiat_order.id
      for update of fiat_order skip locked
    ), told as (
      update fiat_order set told_events = unreported.event_count from unreported
      where fiat_order.id = unreported.id
      returning fiat_order.id, unreported.told_events
    )
    select told.id as "orderId", event.sequence, event.state, event.at
    from told
    join fiat_order_event event on event.order_id = told.id and event.sequence > told.told_events
    order by told.id, event.sequence`.execute(tx)
  return rows
}
