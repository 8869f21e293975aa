import { type Amount, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Compliance } from '../../compliance/index.ts'
import type { Queryable } from '../../db/index.ts'

const DAY_MILLISECONDS = 86_400_000

/**
 * What an account exchanges besides, of the 24 hours before: an order in parts counts as a whole (TRACK-09). Only orders
 * made before this one (`before` null: all), so that of two made at once the later one is asked about both. Nothing
 * where nobody is asked by sum, and where somebody was identified for one of them: then it is known who it is. Orders
 * that joined are left out: somebody else may have made them, and been identified for them.
 */
export async function besideOrder(
  database: Queryable,
  needs: { readonly compliance?: Compliance },
  asked: {
    readonly accountId: string | null
    readonly before: string | null
    readonly now: number
  },
): Promise<readonly Amount[]> {
  const limit = needs.compliance?.policy.identifyAboveUsd ?? null
  if (limit === null || asked.accountId === null) return []
  const orders = await database
    .selectFrom('orders')
    .leftJoin('identification', 'identification.order_id', 'orders.id')
    .select(['orders.asset_from', 'identification.status'])
    .select(sql<bigint>`sum(orders.expected_from)`.as('units'))
    .where('orders.account_id', '=', asked.accountId)
    .where('orders.is_joined', '=', false)
    .where('orders.created_at', '>', new Date(asked.now - DAY_MILLISECONDS))
    .where('orders.state', 'not in', ['expired', 'failed', 'refunded'])
    .$if(asked.before !== null, (query) => query.where('orders.id', '<', asked.before ?? ''))
    .groupBy(['orders.asset_from', 'identification.status'])
    .execute()
  if (orders.some(({ status }) => status === 'approved' || status === 'waived')) return []
  return orders.map(({ asset_from, units }) => amount(asset_from, units))
}
