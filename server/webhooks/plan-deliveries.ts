import { type WebhookEvent, webhookEventOf } from '@causeway/core/partners'
import { v7 as newId } from 'uuid'
import type { Database, Tx } from '../db/index.ts'
import {
  findUntoldOrders,
  takeUntoldEvents,
  type UntoldEvent,
  type UntoldOrder,
} from '../order-store/index.ts'
import { readOrderById } from '../orders/index.ts'
import type { CourierNeeds } from './webhook-types.ts'

const ORDERS_AT_ONCE = 100

/** An endpoint of the partner whose order it is. */
type Listener = { readonly id: string; readonly wants: (kind: WebhookEvent) => boolean }

/**
 * Makes messages of what happened to partners' orders and was not told yet; true where there was something. The events
 * themselves are the outbox: they were committed together with what they tell, so none is lost, and a crash here makes
 * the messages later. A paused endpoint gets its messages when it goes on.
 */
export async function planDeliveries(needs: CourierNeeds): Promise<boolean> {
  const orders = await findUntoldOrders(needs.database, ORDERS_AT_ONCE)
  if (orders.length === 0) return false
  const listeners = await listenersOf(needs.database, orders)
  const facts = new Map<string, (event: UntoldEvent, kind: WebhookEvent) => string>()
  for (const { id, partnerId } of orders) {
    if (listeners.has(partnerId)) facts.set(id, await bodyOf(needs, id))
  }
  const partnerOf = new Map(orders.map(({ id, partnerId }) => [id, partnerId]))
  const now = new Date(needs.clock.now())
  return needs.database.transaction('plan_webhooks', async (tx) => {
    const events = await takeUntoldEvents(tx, orders)
    const messages = events.flatMap((event) => {
      const kind = webhookEventOf(event.before, event.state)
      const write = facts.get(event.orderId)
      if (kind === null || write === undefined) return []
      const body = write(event, kind)
      return (listeners.get(partnerOf.get(event.orderId) ?? '') ?? [])
        .filter(({ wants }) => wants(kind))
        .map(({ id }) => ({ ...addressOf(id, event), kind, body, created_at: now, due_at: now }))
    })
    await insertMessages(tx, messages)
    return events.length > 0
  })
}

/** Which endpoint is told of which event of an order. */
export function addressOf(
  endpointId: string,
  { orderId, sequence }: Pick<UntoldEvent, 'orderId' | 'sequence'>,
) {
  return { id: newId(), endpoint_id: endpointId, order_id: orderId, sequence }
}

/** Leaves messages to be sent. */
export async function insertMessages(
  tx: Tx,
  messages: readonly (ReturnType<typeof addressOf> & {
    readonly kind: WebhookEvent
    readonly body: string
    readonly created_at: Date
    readonly due_at: Date
  })[],
): Promise<void> {
  if (messages.length === 0) return
  await tx
    .insertInto('webhook_delivery')
    .values(messages)
    // After a restore, events may be told again that were told before the loss: they are the same message.
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'order_id', 'sequence']).doNothing())
    .execute()
}

/** Endpoints by their partner, of the partners whose orders these are. */
export async function listenersOf(
  database: Database,
  orders: readonly Pick<UntoldOrder, 'partnerId'>[],
): Promise<ReadonlyMap<string, readonly Listener[]>> {
  const rows = await database
    .direct()
    .selectFrom('webhook_endpoint')
    .select(['id', 'partner_id', 'events'])
    .where('partner_id', 'in', [...new Set(orders.map(({ partnerId }) => partnerId))])
    .where('deleted_at', 'is', null)
    .execute()
  const byPartner = new Map<string, Listener[]>()
  for (const { id, partner_id: partnerId, events } of rows) {
    const wants = (kind: WebhookEvent) => events.length === 0 || events.includes(kind)
    byPartner.set(partnerId, [...(byPartner.get(partnerId) ?? []), { id, wants }])
  }
  return byPartner
}

/** Writes messages about an order: which event it was, and the order as it is now, in the state of that event. */
async function bodyOf(needs: CourierNeeds, orderId: string) {
  const order = await readOrderById(needs, orderId)
  return ({ at, sequence, state }: UntoldEvent, kind: WebhookEvent): string =>
    JSON.stringify({
      type: kind,
      timestamp: at.toISOString(),
      data: { sequence, ...needs.describeOrder({ ...order, state }) },
    })
}
