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

/** A partner's orders, by whichever of his keys, newest first. */
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
  return Promise.all(rows.map(({ id }) => readOrderById(needs, id)))
}
