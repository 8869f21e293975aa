import type { Selectable } from 'kysely'
import type { OrdersTable, Tx } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { HoldReason } from './order-types.ts'

/** Leaves a mail for the holder in the outbox, if the order has an address to write to. */
export async function tellHolder(
  tx: Tx,
  notifier: Notifier,
  order: Pick<Selectable<OrdersTable>, 'id' | 'public_code' | 'email' | 'language' | 'event_count'>,
  state: string,
  reason: HoldReason | null = null,
): Promise<void> {
  if (order.email === null) return
  await notifier.orderChanged(tx, {
    to: order.email,
    publicCode: order.public_code,
    language: order.language,
    state,
    reason,
    key: `${order.id}:${order.event_count + 1}`,
  })
}
