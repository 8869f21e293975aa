import type { OrderState } from '@causeway/core/orders'
import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { OrdersTable, Tables, Tx } from '../db/index.ts'

/** Columns that change with an event. */
export type OrderChange = UpdateObject<Tables, 'orders', 'orders'>

/** Changes a locked order and writes its next event in one statement: most of what an order costs is round trips. */
export async function saveOrder(
  tx: Tx,
  order: Pick<Selectable<OrdersTable>, 'id' | 'event_count' | 'version'>,
  what: {
    readonly set: OrderChange
    readonly event: { kind: string; state: OrderState; facts: object; at: Date }
  },
): Promise<void> {
  const { kind, state, facts, at } = what.event
  const count = order.event_count + 1
  const factsText = JSON.stringify(facts, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  await tx
    .with('changed', (query) =>
      query
        .updateTable('orders')
        .set({ ...what.set, event_count: count, version: order.version + 1 })
        .where('id', '=', order.id)
        .returning('id'),
    )
    .insertInto('order_event')
    .columns(['order_id', 'sequence', 'kind', 'state', 'facts', 'at'])
    .expression((query) =>
      query
        .selectFrom('changed')
        .select([
          'changed.id',
          sql<number>`${count}::integer`.as('sequence'),
          sql<string>`${kind}::text`.as('kind'),
          sql<OrderState>`${state}::text`.as('state'),
          sql<string>`${factsText}::text`.as('facts'),
          sql<Date>`${at}::timestamptz`.as('at'),
        ]),
    )
    .execute()
}

/** From now on a locked order asks for identification before anything is paid out. */
export async function requireIdentification(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ kyc_required: true }).where('id', '=', orderId).execute()
}

/** Gives a locked order the address that its refund went to. */
export async function setRefundAddress(
  tx: Tx,
  orderId: string,
  { address, extraId }: { readonly address: string; readonly extraId: string | null },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ refund_address: address, refund_extra_id: extraId })
    .where('id', '=', orderId)
    .execute()
}
