import type { OrderState } from '../orders/index.ts'

/** What an endpoint can be told of an order, or of an order with a provider of fiat (docs/partner-api.md). */
export const webhookEvents = [
  'order.created',
  'order.updated',
  'order.finished',
  'order.refunded',
  'order.hold',
  'fiat.updated',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

const ofState: Partial<Readonly<Record<OrderState, WebhookEvent>>> = {
  finished: 'order.finished',
  refunded: 'order.refunded',
  hold: 'order.hold',
}

/**
 * What one of an order's events is told as. `before`: its state before the event, null where the event created it. Null
 * where the state stays the same: such an event is not told.
 */
export function webhookEventOf(before: OrderState | null, state: OrderState): WebhookEvent | null {
  if (before === null) return 'order.created'
  if (before === state) return null
  return ofState[state] ?? 'order.updated'
}
