import type { FiatOrderState } from '@causeway/core/ports'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/index.ts'
import {
  type DepthNeeds,
  ORDERS_ON_A_PAGE,
  type OrderFilter,
  type OrderHolder,
  type OrderView,
  readOrderById,
  sha256Hex,
  statesOfFilter,
} from '../../orders/index.ts'
import type { FiatOrderView } from '../fiat-order-types.ts'
import { readFiatOrderById } from './read-fiat-order.ts'

/** Orders of every kind; `kind` tells fiat ones apart. */
export type HeldOrderList = {
  readonly orders: readonly (OrderView | FiatOrderView)[]
  readonly pagesCount: number
}

const fiatStatesOf: Readonly<Record<OrderFilter, readonly FiatOrderState[]>> = {
  'in-progress': ['waiting', 'paid', 'sending'],
  hold: [],
  finished: ['ended'],
  refunded: ['refunded'],
  expired: ['expired'],
  failed: ['declined', 'charged_back'],
}

/**
 * The orders that the caller holds, by his secrets and by his account, exchanges and fiat orders together, newest first
 * (TRACK-05, TRACK-06). Pages are counted from 1; one beyond the last is empty.
 */
export async function listHeldOrders(
  needs: DepthNeeds & { readonly database: Database },
  { holderSecrets, accountId = null }: OrderHolder,
  page: number,
  filter: OrderFilter | null = null,
): Promise<HeldOrderList> {
  if (holderSecrets.length === 0 && accountId === null) return { orders: [], pagesCount: 0 }
  const isHeld = sql`(account_id = ${accountId}::uuid
    or ${isOneOf('holder_hash', holderSecrets.map(sha256Hex))})`
  const inStates = (column: string, states: readonly string[] | null) =>
    states === null ? sql`true` : isOneOf(column, states)
  const held = sql`
    select id, false as is_fiat from orders
      where ${isHeld} and ${inStates('state', filter && statesOfFilter[filter])}
    union all
    select id, true as is_fiat from fiat_order
      where ${isHeld} and ${inStates('status', filter && fiatStatesOf[filter])}
        -- Its provider refused it at once: nobody went anywhere.
        and (goes_to is not null or status <> 'declined')`
  const { rows: counted } = await sql<{ count: bigint }>`
    select count(*) as count from (${held}) held`.execute(needs.database.direct())
  // Ids grow with time (UUIDv7).
  const { rows } = await sql<{ id: string; is_fiat: boolean }>`
    select id, is_fiat from (${held}) held order by id desc
      limit ${ORDERS_ON_A_PAGE} offset ${(page - 1) * ORDERS_ON_A_PAGE}`.execute(
    needs.database.direct(),
  )
  return {
    orders: await Promise.all(
      rows.map((row) =>
        row.is_fiat ? readFiatOrderById(needs, row.id) : readOrderById(needs, row.id),
      ),
    ),
    pagesCount: Math.ceil(Number(counted[0]?.count ?? 0n) / ORDERS_ON_A_PAGE),
  }
}

function isOneOf(column: string, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 0 ? sql`false` : sql`${sql.ref(column)} in (${sql.join(values)})`
}
