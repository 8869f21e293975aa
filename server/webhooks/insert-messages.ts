import type { WebhookEvent } from '@causeway/core/partners'
import { v7 as newId } from 'uuid'
import type { Database, Tx } from '../db/index.ts'

/** An endpoint of the partner whose order it is. */
type Listener = { readonly id: string; readonly wants: (kind: WebhookEvent) => boolean }
export type Listeners = ReadonlyMap<string, readonly Listener[]>

/** Which endpoint is told which event of an order. */
export function addressOf(
  endpointId: string,
  { orderId, sequence }: { readonly orderId: string; readonly sequence: number },
) {
  return { id: newId(), endpoint_id: endpointId, order_id: orderId, sequence }
}

/** Leaves messages to be sent, to those of their endpoints that still exist. */
export async function insertMessages(
  tx: Tx,
  messages: readonly (ReturnType<typeof addressOf> & {
    readonly kind: WebhookEvent
    readonly body: string
    readonly created_at: Date
    readonly due_at: Date
  })[],
): Promise<void> {
  const kept = await lockedEndpoints(tx, messages)
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
async function lockedEndpoints(
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
export async function listenersOf(
  database: Database,
  orders: readonly { readonly partnerId: string }[],
): Promise<Listeners> {
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
