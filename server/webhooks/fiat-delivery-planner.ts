import type { WebhookEvent } from '@causeway/core/partners'
import {
  claimUnreportedFiatEvents,
  type FiatOrderView,
  findUnreportedFiatOrders,
  readFiatOrderById,
  type UnreportedFiatEvent,
  type UnreportedFiatOrder,
} from '../fiat/index.ts'
import { addressOf, insertMessages, type Listeners, listenersOf } from './insert-messages.ts'
import { createPostponedOrders, UnreadableOrder } from './postponed-orders.ts'
import type { CourierNeeds } from './webhook-types.ts'

const ORDERS_AT_ONCE = 100
const KIND = 'fiat.updated' as const satisfies WebhookEvent

type PlannerNeeds = CourierNeeds & {
  readonly onError: (name: string, error: unknown) => void
}

/**
 * Makes messages of what happened to partners' fiat orders and was not told yet, as `createDeliveryPlanner` does of other
 * orders. Their creation is not told: the partner's own request was answered with it. The function that this returns says
 * whether there may be more to do.
 */
export function createFiatDeliveryPlanner(needs: PlannerNeeds): () => Promise<boolean> {
  const postponed = createPostponedOrders(needs)
  return async () => {
    const what = { most: ORDERS_AT_ONCE, except: postponed.ids() }
    const found = await findUnreportedFiatOrders(needs.database, what)
    if (found.length === 0) return false
    const listeners = await listenersOf(needs.database, found)
    const views = new Map<string, FiatOrderView>()
    for (const { id, partnerId } of found) {
      if (!listeners.has(partnerId)) continue
      try {
        views.set(id, await readFiatOrderById(needs, id))
      } catch (error) {
        postponed.add(new UnreadableOrder(id, error))
      }
    }
    const orders = found.filter(({ id }) => !postponed.has(id))
    try {
      const isAnyTold = await makeMessages(needs, { orders, listeners, views })
      return isAnyTold || orders.length < found.length
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
    readonly orders: readonly UnreportedFiatOrder[]
    readonly listeners: Listeners
    readonly views: ReadonlyMap<string, FiatOrderView>
  },
): Promise<boolean> {
  const partnerOf = new Map(orders.map(({ id, partnerId }) => [id, partnerId]))
  const now = new Date(needs.clock.now())
  return needs.database.transaction('plan_fiat_webhooks', async (tx) => {
    const events = await claimUnreportedFiatEvents(tx, orders)
    const messages = events.flatMap((event) => {
      const view = views.get(event.orderId)
      if (event.sequence === 1 || view === undefined) return []
      const body = bodyOf(needs, view, event)
      return (listeners.get(partnerOf.get(event.orderId) ?? '') ?? [])
        .filter(({ wants }) => wants(KIND))
        .map(({ id }) => ({
          ...addressOf(id, event),
          kind: KIND,
          body,
          created_at: now,
          due_at: now,
        }))
    })
    await insertMessages(tx, messages)
    return events.length > 0
  })
}

/** A message about an order: the order as it is now, in the state of an event. */
function bodyOf(
  { describeFiatOrder }: PlannerNeeds,
  order: FiatOrderView,
  { at, orderId, sequence, state }: UnreportedFiatEvent,
): string {
  try {
    const data = { sequence, ...describeFiatOrder({ ...order, state }) }
    return JSON.stringify({ type: KIND, timestamp: at.toISOString(), data })
  } catch (error) {
    throw new UnreadableOrder(orderId, error)
  }
}
