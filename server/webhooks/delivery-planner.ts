import { type WebhookEvent, webhookEventOf } from '@causeway/core/partners'
import {
  claimUnreportedEvents,
  findUnreportedOrders,
  type UnreportedEvent,
  type UnreportedOrder,
} from '../order-store/unreported-events.ts'
import { type OrderView, readOrdersById } from '../orders/index.ts'
import { addressOf, insertMessages, type Listeners, listenersOf } from './insert-messages.ts'
import { createPostponedOrders, UnreadableOrder } from './postponed-orders.ts'
import type { CourierNeeds } from './webhook-types.ts'

const ORDERS_AT_ONCE = 100

type PlannerNeeds = CourierNeeds & {
  readonly onError: (name: string, error: unknown) => void
}

/**
 * Makes messages of what happened to partners' orders and was not told yet. The events themselves are the outbox: they were
 * committed together with what they tell, so none is lost, and a crash here makes the messages later. A paused endpoint gets
 * its messages when it is resumed. An order whose data cannot be read is reported and left for a minute, as often as that
 * happens; the others are not held up. The function that this returns says whether there may be more to do.
 */
export function createDeliveryPlanner(needs: PlannerNeeds): () => Promise<boolean> {
  const postponed = createPostponedOrders(needs)
  return async () => {
    const what = { most: ORDERS_AT_ONCE, except: postponed.ids() }
    const orders = await findUnreportedOrders(needs.database, what)
    if (orders.length === 0) return false
    const listeners = await listenersOf(needs.database, orders)
    const heard = orders.filter(({ partnerId }) => listeners.has(partnerId))
    const views = await readOrdersById(
      needs,
      heard.map(({ id }) => id),
      (id, error) => postponed.add(new UnreadableOrder(id, error)),
    )
    const ready = orders.filter(({ id }) => !postponed.has(id))
    try {
      const isAnyTold = await makeMessages(needs, { orders: ready, listeners, views })
      return isAnyTold || ready.length < orders.length
    } catch (error) {
      if (!(error instanceof UnreadableOrder)) throw error
      postponed.add(error)
      return true
    }
  }
}

/** True where any of the orders had something to tell. Throws `UnreadableOrder` for one that cannot be described. */
async function makeMessages(
  needs: PlannerNeeds,
  {
    listeners,
    orders,
    views,
  }: {
    readonly orders: readonly UnreportedOrder[]
    readonly listeners: Listeners
    readonly views: readonly OrderView[]
  },
): Promise<boolean> {
  const viewOf = new Map(views.map((view) => [view.id, view]))
  const partnerOf = new Map(orders.map(({ id, partnerId }) => [id, partnerId]))
  const now = new Date(needs.clock.now())
  return needs.database.transaction('plan_webhooks', async (tx) => {
    const events = await claimUnreportedEvents(tx, orders)
    const messages = events.flatMap((event) => {
      const kind = webhookEventOf(event.before, event.state)
      const view = viewOf.get(event.orderId)
      if (kind === null || view === undefined) return []
      const body = bodyOf(needs, view, { event, kind })
      return (listeners.get(partnerOf.get(event.orderId) ?? '') ?? [])
        .filter(({ wants }) => wants(kind))
        .map(({ id }) => ({ ...addressOf(id, event), kind, body, created_at: now, due_at: now }))
    })
    await insertMessages(tx, messages)
    return events.length > 0
  })
}

/** A message about an order: which event it was, and the order as it is now, in the state of that event. */
function bodyOf(
  needs: CourierNeeds,
  order: OrderView,
  { event, kind }: { readonly event: UnreportedEvent; readonly kind: WebhookEvent },
): string {
  const { at, orderId, sequence, state } = event
  try {
    const data = { sequence, ...needs.describeOrder({ ...order, state }) }
    return JSON.stringify({ type: kind, timestamp: at.toISOString(), data })
  } catch (error) {
    throw new UnreadableOrder(orderId, error)
  }
}
