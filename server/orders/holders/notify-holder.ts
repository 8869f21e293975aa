import type { Selectable } from 'kysely'
import type { OrdersTable, Queryable, Tx } from '../../db/index.ts'
import type { Notifier } from '../../notifications/index.ts'
import type { HoldReason } from '../order-types.ts'

type ToldOrder = Pick<
  Selectable<OrdersTable>,
  'id' | 'public_code' | 'account_id' | 'email' | 'language' | 'event_count'
>

/**
 * Leaves a mail for the holder in the outbox (TRACK-11): to the address left with the order, else to his account's as
 * it is now, else none. `messageId`: the message that the mail brings, with the state `message`.
 */
export async function notifyHolder(
  tx: Tx,
  notifier: Notifier,
  order: ToldOrder,
  state: string,
  reason: HoldReason | null = null,
  messageId: string | null = null,
): Promise<void> {
  const reader = await holderReader(tx, order)
  if (reader === null) return
  await notifier.orderChanged(tx, {
    to: reader.email,
    publicCode: order.public_code,
    language: reader.language ?? order.language,
    state,
    // Customers read the same of either: people are looking at it.
    reason: reason === 'by_staff' ? 'screening' : reason,
    messageId,
    key: `${order.id}:${order.event_count + 1}`,
  })
}

/** Who reads mails about an order; null where nobody can be written to, or the account is deleted. `language` null: the order's. */
export async function holderReader(
  database: Queryable,
  order: Pick<ToldOrder, 'account_id' | 'email'>,
): Promise<{ readonly email: string; readonly language: string | null } | null> {
  if (order.email !== null) return { email: order.email, language: null }
  if (order.account_id === null) return null
  const account = await database
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', order.account_id)
    .executeTakeFirst()
  const email = account?.email ?? null
  return email === null ? null : { email, language: account?.language ?? null }
}
