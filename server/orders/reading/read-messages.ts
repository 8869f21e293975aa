import { sql } from 'kysely'
import type { Queryable } from '../../db/index.ts'
import type { OrderMessageView } from '../order-types.ts'

/** What the shop and the holders of orders have written to each other, oldest first, by the order's id. */
export async function readMessages(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderMessageView[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('order_message')
    .select(['order_id', 'id', 'sender', 'body', 'sent_at'])
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .orderBy('id')
    .execute()
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map(
    [...byOrder].map(([orderId, messages]) => [
      orderId,
      messages.map(({ body, id, sender, sent_at }) => ({
        id,
        sender,
        text: body,
        sentAt: sent_at.getTime(),
      })),
    ]),
  )
}
