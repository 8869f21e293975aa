import type { OrderState } from '@causeway/core/orders'
import type { Database } from '../db/index.ts'
import { sha256Hex } from './holder-secret.ts'
import type { DepthNeeds } from './needed-depth.ts'
import type { OrderHolder } from './order-holder.ts'
import type { OrderView } from './order-types.ts'
import { readOrderById } from './read-order.ts'

/** Orders on one page of a list, as the source's lists have it. */
export const ORDERS_ON_A_PAGE = 16

export type OrderList = { readonly orders: readonly OrderView[]; readonly pagesCount: number }

/** Groups that a list can be narrowed to. `in-progress` also has those that wait for their holders. */
export type OrderFilter = 'in-progress' | 'hold' | 'finished' | 'refunded' | 'expired' | 'failed'

const statesOf: Readonly<Record<OrderFilter, readonly OrderState[]>> = {
  'in-progress': ['new', 'waiting', 'confirming', 'exchanging', 'sending', 'hold', 'refunding'],
  hold: ['hold'],
  finished: ['finished'],
  refunded: ['refunded'],
  expired: ['expired'],
  failed: ['failed'],
}

/**
 * The orders that the caller holds, by his secrets and by his account, newest first (TRACK-05, TRACK-06). Pages are
 * counted from 1; one beyond the last is empty.
 */
export async function listOrders(
  needs: DepthNeeds & { readonly database: Database },
  { holderSecrets, accountId = null }: OrderHolder,
  page: number,
  filter: OrderFilter | null = null,
): Promise<OrderList> {
  if (holderSecrets.length === 0 && accountId === null) return { orders: [], pagesCount: 0 }
  const held = needs.database
    .direct()
    .selectFrom('orders')
    .where((where) =>
      where.or([
        ...(holderSecrets.length > 0
          ? [where('holder_hash', 'in', holderSecrets.map(sha256Hex))]
          : []),
        ...(accountId === null ? [] : [where('account_id', '=', accountId)]),
      ]),
    )
    .$if(filter !== null, (query) => query.where('state', 'in', filter && statesOf[filter]))
  const { count } = await held
    .select((build) => build.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await held
    .select('id')
    // Ids grow with time (UUIDv7).
    .orderBy('id', 'desc')
    .limit(ORDERS_ON_A_PAGE)
    .offset((page - 1) * ORDERS_ON_A_PAGE)
    .execute()
  return {
    orders: await Promise.all(rows.map((row) => readOrderById(needs, row.id))),
    pagesCount: Math.ceil(Number(count) / ORDERS_ON_A_PAGE),
  }
}
