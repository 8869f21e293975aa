import type { Database } from '../../db/index.ts'
import { holderSecretFor } from '../holders/holder-secret.ts'
import type { DepthNeeds } from '../needed-depth.ts'
import type { OrderView } from '../order-types.ts'
import { readOrder } from './read-order.ts'

/** What a mail about an order is written from. */
export type MailedOrder = {
  readonly order: OrderView
  /** Belongs to no account. */
  readonly isGuests: boolean
}

export type MailedOrderNeeds = DepthNeeds & {
  readonly database: Database
  readonly holderKey: Uint8Array
}

/** An order as it is when a mail about it is written; null where the code is no order's (a purchase has codes as well). */
export async function readMailedOrder(
  needs: MailedOrderNeeds,
  publicCode: string,
): Promise<MailedOrder | null> {
  const read = await readOrder(needs, publicCode)
  if (!read.ok) return null
  const order = read.value
  const { account_id } = await needs.database
    .direct()
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { order, isGuests: account_id === null }
}

/**
 * The secret of an order's holder, made again from the request that created it; null once that is forgotten. For the
 * first mail alone, which goes to the address that the holder gave with the order.
 */
export async function remakeHolderSecret(
  needs: Pick<MailedOrderNeeds, 'database' | 'holderKey'>,
  orderId: string,
): Promise<string | null> {
  const request = await needs.database
    .direct()
    .selectFrom('idempotency')
    .select(['key_hash', 'body_hash'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (request === undefined) return null
  return holderSecretFor(needs.holderKey, request.key_hash, request.body_hash)
}
