import type { WebhookEvent } from '@causeway/core/partners'
import {
  findUntoldFiatOrders,
  readFiatOrderById,
  takeUntoldFiatEvents,
  type UntoldFiatEvent,
} from '../fiat/index.ts'
import { addressOf, insertMessages, listenersOf } from './insert-messages.ts'
import type { CourierNeeds } from './webhook-types.ts'

const ORDERS_AT_ONCE = 100
const KIND = 'fiat.updated' as const satisfies WebhookEvent

/**
 * Makes messages of what happened to partners' fiat orders and was not told yet, as `createDeliveryPlanner` does of other orders;
 * true where there was something. An order that cannot be read is reported and tried again later. Their creation is not told: the partner's own request was answered with it.
 */
export async function planFiatDeliveries(
  needs: CourierNeeds & { readonly onError: (name: string, error: unknown) => void },
): Promise<boolean> {
  const found = await findUntoldFiatOrders(needs.database, ORDERS_AT_ONCE)
  if (found.length === 0) return false
  const listeners = await listenersOf(needs.database, found)
  const bodies = new Map<string, (event: UntoldFiatEvent) => string>()
  const unreadable = new Set<string>()
  for (const { id, partnerId } of found) {
    if (!listeners.has(partnerId)) continue
    try {
      bodies.set(id, await bodyOf(needs, id))
    } catch (error) {
      unreadable.add(id)
      needs.onError('webhooks', error)
    }
  }
  const orders = found.filter(({ id }) => !unreadable.has(id))
  const partnerOf = new Map(orders.map(({ id, partnerId }) => [id, partnerId]))
  const now = new Date(needs.clock.now())
  return needs.database.transaction('plan_fiat_webhooks', async (tx) => {
    const events = await takeUntoldFiatEvents(tx, orders)
    const messages = events.flatMap((event) => {
      const write = bodies.get(event.orderId)
      if (event.sequence === 1 || write === undefined) return []
      const body = write(event)
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

/** Writes messages about an order: the order as it is now, in the state of an event. */
async function bodyOf(needs: CourierNeeds, orderId: string) {
  const order = await readFiatOrderById(needs, orderId)
  return ({ at, sequence, state }: UntoldFiatEvent): string =>
    JSON.stringify({
      type: KIND,
      timestamp: at.toISOString(),
      data: { sequence, ...needs.describeFiatOrder({ ...order, state }) },
    })
}
