import { fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database, WebhookAttemptTable } from '../db/index.ts'
import type { EndpointKey } from './manage-endpoints.ts'
import type { AttemptView, DeliveryNotFound, DeliveryView, WebhookNeeds } from './webhook-types.ts'

/** How long messages and their attempts are kept. */
export const LOG_DAYS = 30
const DAY_MILLISECONDS = 86_400_000

type LogNeeds = Pick<WebhookNeeds, 'clock' | 'database'>

/** An endpoint’s messages, newest first, with every attempt. `before`: id of the last one of the page before. */
export async function listDeliveries(
  { database }: LogNeeds,
  { endpointId, partnerId }: EndpointKey,
  page: { readonly before: string | null; readonly limit: number },
): Promise<readonly DeliveryView[]> {
  let query = database
    .direct()
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .leftJoin('orders', 'orders.id', 'delivery.order_id')
    .leftJoin('fiat_order', 'fiat_order.id', 'delivery.order_id')
    .selectAll('delivery')
    .select(['orders.public_code', 'fiat_order.public_code as fiat_code'])
    .where('endpoint.id', '=', endpointId)
    .where('endpoint.partner_id', '=', partnerId)
    .where('endpoint.deleted_at', 'is', null)
  if (page.before !== null) query = query.where('delivery.id', '<', page.before)
  const rows = await query.orderBy('delivery.id', 'desc').limit(page.limit).execute()
  const tries = await attemptsOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    orderId: row.public_code ?? row.fiat_code,
    createdAt: row.created_at,
    attempts: row.attempts,
    state: deliveryState(row),
    dueAt: row.due_at,
    body: row.body,
    tries: tries.get(row.id) ?? [],
  }))
}

/** The attempts at messages, oldest first, by the message’s id. */
export async function attemptsOf(
  database: Database,
  deliveryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AttemptView[]>> {
  if (deliveryIds.length === 0) return new Map()
  const rows = await database
    .direct()
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('number')
    .execute()
  const byDelivery = Map.groupBy(rows, ({ delivery_id }) => delivery_id)
  return new Map([...byDelivery].map(([id, attempts]) => [id, attempts.map(attemptView)]))
}

/** Whether a message still waits, was taken, or was given up. */
export function deliveryState(row: {
  readonly delivered_at: Date | null
  readonly failed_at: Date | null
}): DeliveryView['state'] {
  if (row.delivered_at !== null) return 'delivered'
  return row.failed_at !== null ? 'failed' : 'waiting'
}

function attemptView(row: Selectable<WebhookAttemptTable>): AttemptView {
  const { at, failure, milliseconds, number, reply, status } = row
  return { number, at, milliseconds, status, failure, reply }
}

/** Has a message sent again, under its id; a receiver that keeps the ids it has seen knows it. */
export async function replayDelivery(
  { clock, database }: LogNeeds,
  key: EndpointKey,
  deliveryId: string,
): Promise<Result<null, DeliveryNotFound>> {
  const { numUpdatedRows } = await database
    .direct()
    .updateTable('webhook_delivery')
    .from('webhook_endpoint as endpoint')
    .set(sentAgainAt(clock.now()))
    .whereRef('endpoint.id', '=', 'webhook_delivery.endpoint_id')
    .where('webhook_delivery.id', '=', deliveryId)
    .where('endpoint.id', '=', key.endpointId)
    .where('endpoint.partner_id', '=', key.partnerId)
    .where('endpoint.deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? fail({ code: 'delivery_not_found' }) : ok(null)
}

/** Has every message since a time sent again, in their order; answers how many. */
export async function replaySince(
  { clock, database }: LogNeeds,
  key: EndpointKey,
  since: Date,
): Promise<number> {
  const { numUpdatedRows } = await database
    .direct()
    .updateTable('webhook_delivery')
    .from('webhook_endpoint as endpoint')
    .set(sentAgainAt(clock.now()))
    .whereRef('endpoint.id', '=', 'webhook_delivery.endpoint_id')
    .where('webhook_delivery.created_at', '>=', since)
    .where('endpoint.id', '=', key.endpointId)
    .where('endpoint.partner_id', '=', key.partnerId)
    .where('endpoint.deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What a message is set to that goes out once more. `now`: milliseconds since 1970. */
export function sentAgainAt(now: number) {
  return { due_at: new Date(now), tries: 0, delivered_at: null, failed_at: null }
}

/** Sends an endpoint a message that tells of no order, so that its owner sees whether it arrives. */
export async function sendTestMessage(
  { clock, database }: LogNeeds,
  { endpointId, partnerId }: EndpointKey,
): Promise<Result<{ readonly deliveryId: string }, DeliveryNotFound>> {
  const now = new Date(clock.now())
  const id = newId()
  const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: {} })
  const { numInsertedOrUpdatedRows } = await database
    .direct()
    .insertInto('webhook_delivery')
    .columns(['id', 'endpoint_id', 'sequence', 'kind', 'body', 'created_at', 'due_at'])
    .expression((query) =>
      query
        .selectFrom('webhook_endpoint')
        .select((select) => [
          select.val(id).as('id'),
          'webhook_endpoint.id as endpoint_id',
          select.val(0).as('sequence'),
          select.val('test' as const).as('kind'),
          select.val(body).as('body'),
          select.val(now).as('created_at'),
          select.val(now).as('due_at'),
        ])
        .where('id', '=', endpointId)
        .where('partner_id', '=', partnerId)
        .where('deleted_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
    ? ok({ deliveryId: id })
    : fail({ code: 'delivery_not_found' })
}

/** Deletes messages that are over and older than the log is kept, and what was left to send to endpoints that are gone. */
export async function forgetDeliveries({ clock, database }: LogNeeds): Promise<void> {
  const until = new Date(clock.now() - LOG_DAYS * DAY_MILLISECONDS)
  await database
    .direct()
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', until)
    .where((where) =>
      where.or([
        where('due_at', 'is', null),
        where(
          'endpoint_id',
          'in',
          where.selectFrom('webhook_endpoint').select('id').where('deleted_at', 'is not', null),
        ),
      ]),
    )
    .execute()
}
