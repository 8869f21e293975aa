import type { FiatOrderState } from '@causeway/core/ports'
import type { Database } from '../../db/index.ts'
import type { FiatOrderView } from '../fiat-order-types.ts'
import { readFiatOrderById } from '../reading/read-fiat-order.ts'

/** Which of a partner's fiat orders are wanted; an empty list or null narrows nothing. */
export type PartnerFiatFilter = {
  readonly publicCodes: readonly string[]
  readonly externalOrderIds: readonly string[]
  readonly externalUserIds: readonly string[]
  /** Null: in any state. An empty list: none. */
  readonly states: readonly FiatOrderState[] | null
  /** When they were created; both count. */
  readonly since: Date | null
  readonly until: Date | null
  readonly limit: number
  readonly offset: number
}

const READ_AT_ONCE = 4

/** A partner's own fiat orders, by whichever of its keys, newest first. */
export async function listPartnerFiatOrders(
  { database }: { readonly database: Database },
  partnerId: string,
  filter: PartnerFiatFilter,
): Promise<readonly FiatOrderView[]> {
  const { since, states, until } = filter
  if (states?.length === 0) return []
  let query = database
    .direct()
    .selectFrom('fiat_order')
    .select('id')
    .where('partner_id', '=', partnerId)
  const lists = [
    ['public_code', filter.publicCodes],
    ['external_order_id', filter.externalOrderIds],
    ['external_user_id', filter.externalUserIds],
    ['status', states ?? []],
  ] as const
  for (const [column, values] of lists) {
    if (values.length > 0) query = query.where(column, 'in', values)
  }
  if (since !== null) query = query.where('created_at', '>=', since)
  if (until !== null) query = query.where('created_at', '<=', until)
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  const orders: FiatOrderView[] = []
  // A few at a time: a partner's long list must not take every connection.
  for (let begun = 0; begun < rows.length; begun += READ_AT_ONCE) {
    const some = rows.slice(begun, begun + READ_AT_ONCE)
    orders.push(...(await Promise.all(some.map(({ id }) => readFiatOrderById({ database }, id)))))
  }
  return orders
}
