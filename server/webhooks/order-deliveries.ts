import { fail, ok, type Result } from '@causeway/core/result'
import { validate as isUuid } from 'uuid'
import { appendAudit } from '../audit/append-audit.ts'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import { attemptsOf, deliveryState, sentAgainAt } from './delivery-log.ts'
import type {
  OrderDelivery,
  OrderDeliveryCases,
  OrderDeliveryFailure,
  WebhookNeeds,
} from './webhook-types.ts'

type DeskNeeds = Pick<WebhookNeeds, 'clock' | 'database'> & {
  /** Has what is due looked for at once. */
  readonly wake: (kind: 'webhooks') => void
}
type Asked = { readonly publicCode: string; readonly deliveryId: string }

/** An order has fewer events than this; several endpoints multiply them. */
const MOST_SHOWN = 100

/** What staff see and do about the webhooks of one order (OPS-09.13). */
export function createOrderDeliveryCases(needs: DeskNeeds): OrderDeliveryCases {
  return {
    list: (publicCode) => listOrderDeliveries(needs, publicCode),
    sendAgain: async (asked, who) => {
      const sent = await sendOrderDeliveryAgain(needs, asked, who)
      if (sent.ok) needs.wake('webhooks')
      return sent
    },
  }
}

async function listOrderDeliveries(
  { database }: DeskNeeds,
  publicCode: string,
): Promise<readonly OrderDelivery[]> {
  const rows = await database
    .direct()
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('orders', 'orders.id', 'delivery.order_id')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .selectAll('delivery')
    .select(['endpoint.url', 'endpoint.paused_at', 'endpoint.deleted_at'])
    .where('orders.public_code', '=', publicCode)
    .orderBy('delivery.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const tries = await attemptsOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    host: new URL(row.url).host,
    endpoint: row.deleted_at !== null ? 'removed' : row.paused_at !== null ? 'paused' : 'active',
    createdAt: row.created_at,
    attempts: row.attempts,
    state: deliveryState(row),
    dueAt: row.due_at,
    last: tries.get(row.id)?.at(-1) ?? null,
  }))
}

/** Makes a message due again, under its id, with an entry of the audit log; the row is locked until both are kept. */
async function sendOrderDeliveryAgain(
  { clock, database }: DeskNeeds,
  { deliveryId, publicCode }: Asked,
  who: StaffAtWork,
): Promise<Result<null, OrderDeliveryFailure>> {
  if (!isUuid(deliveryId)) return fail({ code: 'delivery_not_found' })
  return database.transaction('resend_webhook', async (tx) => {
    const found = await tx
      .selectFrom('webhook_delivery as delivery')
      .innerJoin('orders', 'orders.id', 'delivery.order_id')
      .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
      .select(['delivery.kind', 'endpoint.url', 'endpoint.paused_at'])
      .where('orders.public_code', '=', publicCode)
      .where('delivery.id', '=', deliveryId)
      .where('endpoint.deleted_at', 'is', null)
      .forUpdate('delivery')
      .executeTakeFirst()
    if (found === undefined) return fail({ code: 'delivery_not_found' })
    if (found.paused_at !== null) return fail({ code: 'endpoint_paused' })
    await tx
      .updateTable('webhook_delivery')
      .set(sentAgainAt(clock.now()))
      .where('id', '=', deliveryId)
      .execute()
    await appendAudit(tx, clock.now(), {
      action: 'order.webhook_resent',
      subject: `order:${publicCode}`,
      after: { event: found.kind, host: new URL(found.url).host, message: deliveryId },
      actor: staffActor(who),
    })
    return ok(null)
  })
}
