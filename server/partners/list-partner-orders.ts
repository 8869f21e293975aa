import type { OrderState } from '@causeway/core/orders'
import type { RateKind } from '@causeway/core/quotes'
import type { Database } from '../db/index.ts'
import { type DepthNeeds, type OrderView, readOrderById } from '../orders/index.ts'

/** Which of a partner's orders are wanted; an empty list or null narrows nothing. */
export type PartnerOrderFilter = {
  readonly publicCodes: readonly string[]
  /** A state, of orders of one kind only where a kind is named. */
  readonly states: readonly { readonly state: OrderState; readonly kind: RateKind | null }[]
  readonly currencies: readonly string[]
  readonly payInAddresses: readonly string[]
  readonly payoutAddresses: readonly string[]
  readonly payInExtraId: string | null
  readonly since: Date | null
  readonly limit: number
  readonly offset: number
}

const READ_AT_ONCE = 4

/** A partner's orders, by whichever of his keys, newest first. Those of his widgets are their customers' own. */
export async function listPartnerOrders(
  needs: DepthNeeds & { readonly database: Database },
  partnerId: string,
  filter: PartnerOrderFilter,
): Promise<readonly OrderView[]> {
  let query = needs.database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('partner_key_id', 'is not', null)
  const lists = [
    ['public_code', filter.publicCodes],
    ['asset_from', filter.currencies],
    ['pay_in_address', filter.payInAddresses],
    ['destination', filter.payoutAddresses],
  ] as const
  for (const [column, values] of lists) {
    if (values.length > 0) query = query.where(column, 'in', values)
  }
  if (filter.payInExtraId !== null) {
    query = query.where('pay_in_extra_id', '=', filter.payInExtraId)
  }
  if (filter.since !== null) query = query.where('created_at', '>=', filter.since)
  if (filter.states.length > 0) {
    query = query.where((where) =>
      where.or(
        filter.states.map(({ state, kind }) =>
          kind === null
            ? where('state', '=', state)
            : where.and([where('state', '=', state), where('kind', '=', kind)]),
        ),
      ),
    )
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  const orders: OrderView[] = []
  // A few at a time: a partner's long list must not take every connection.
  for (let begun = 0; begun < rows.length; begun += READ_AT_ONCE) {
    const some = rows.slice(begun, begun + READ_AT_ONCE)
    orders.push(...(await Promise.all(some.map(({ id }) => readOrderById(needs, id)))))
  }
  return orders
}
