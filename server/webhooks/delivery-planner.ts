import { type WebhookEvent, webhookEventOf } from '@causeway/core/partners'
import { v7 as newId } from 'uuid'
import type { Database, Tx } from '../db/index.ts'
import {
  findUntoldOrders,
  takeUntoldEvents,
  type UntoldEvent,
  type UntoldOrder,
} from '../order-store/index.ts'
import { type OrderView, readOrdersById } from '../orders/index.ts'
import type { CourierNeeds } from './webhook-types.ts'

const ORDERS_AT_ONCE = 100
const POSTPONED_MILLISECONDS = 60_000

type PlannerNeeds = CourierNeeds & {
  readonly onError: (name: string, error: unknown) => void
}

/** An endpoint of the partner whose order it is. */
type Listener = { readonly id: string; readonly wants: (kind: WebhookEvent) => boolean }
type Listeners = ReadonlyMap<string, readonly Listener[]>

/** An order whose data could not be read or described. */
class UnreadableOrder extends Error {
  override readonly name = 'UnreadableOrder'
  readonly orderId: string
  constructor(orderId: string, cause: unknown) {
    super(`Order ${orderId} cannot be described to its partner`, { cause })
    this.orderId = orderId
  }
}

/**
 * Makes messages of what happened to partners' orders and was not told yet. The events themselves are the outbox: they were
 * committed together with what they tell, so none is lost, and a crash here makes the messages later. A paused endpoint gets
 * its messages when it is resumed. An order whose data cannot be read is reported and left for a minute, as often as that
 * happens; the others are not held up. The function that this returns says whether there may be more to do.
 */
export function createDeliveryPlanner(needs: PlannerNeeds): () => Promise<boolean> {
  /** When orders that could not be read are tried again. */
  const postponed = new Map<string, number>()
  const postpone = (error: UnreadableOrder) => {
    postponed.set(error.orderId, needs.clock.now() + POSTPONED_MILLISECONDS)
    needs.onError('webhooks', error)
  }
  return async () => {
    for (const [id, until] of postponed) if (until <= needs.clock.now()) postponed.delete(id)
    const except = [...postponed.keys()]
    const orders = await findUntoldOrders(needs.database, { most: ORDERS_AT_ONCE, except })
    if (orders.length === 0) return false
    const listeners = await listenersOf(needs.database, orders)
    const heard = orders.filter(({ partnerId }) => listeners.has(partnerId))
    const views = await readOrdersById(
      needs,
      heard.map(({ id }) => id),
      (id, error) => postpone(new UnreadableOrder(id, error)),
    )
    const ready = orders.filter(({ id }) => !postponed.has(id))
    try {
      const isAnyTold = await makeMessages(needs, { orders: ready, listeners, views })
      return isAnyTold || ready.length < orders.length
    } catch (error) {
      if (!(error instanceof UnreadableOrder)) throw error
      postpone(error)
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
    readonly orders: readonly UntoldOrder[]
    readonly listeners: Listeners
    readonly views: readonly OrderView[]
  },
): Promise<boolean> {
  const viewOf = new Map(views.map((view) => [view.id, view]))
  const partnerOf = new Map(orders.map(({ id, partnerId }) => [id, partnerId]))
  const now = new Date(needs.clock.now())
  return needs.database.transaction('plan_webhooks', async (tx) => {
    const events = await takeUntoldEvents(tx, orders)
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

function addressOf(endpointId: string, { orderId, sequence }: UntoldEvent) {
  return { id: newId(), endpoint_id: endpointId, order_id: orderId, sequence }
}

async function insertMessages(
  tx: Tx,
  messages: readonly (ReturnType<typeof addressOf> & {
    readonly kind: WebhookEvent
    readonly body: string
    readonly created_at: Date
    readonly due_at: Date
  })[],
): Promise<void> {
  const kept = await keptEndpoints(tx, messages)
  const values = messages.filter(({ endpoint_id: id }) => kept.has(id))
  if (values.length === 0) return
  await tx
    .insertInto('webhook_delivery')
    .values(values)
    // After a restore, events may be told again that were told before the loss: they are the same message.
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'order_id', 'sequence']).doNothing())
    .execute()
}

/** Those of the endpoints that still exist, held until the commit: an account may be deleted at this moment. */
async function keptEndpoints(
  tx: Tx,
  messages: readonly { readonly endpoint_id: string }[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set()
  const rows = await tx
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('id', 'in', [...new Set(messages.map(({ endpoint_id: id }) => id))])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Endpoints by their partner, of the partners whose orders these are. */
async function listenersOf(database: Database, orders: readonly UntoldOrder[]): Promise<Listeners> {
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

/** A message about an order: which event it was, and the order as it is now, in the state of that event. */
function bodyOf(
  needs: CourierNeeds,
  order: OrderView,
  { event, kind }: { readonly event: UntoldEvent; readonly kind: WebhookEvent },
): string {
  const { at, orderId, sequence, state } = event
  try {
    const data = { sequence, ...needs.describeOrder({ ...order, state }) }
    return JSON.stringify({ type: kind, timestamp: at.toISOString(), data })
  } catch (error) {
    throw new UnreadableOrder(orderId, error)
  }
}
