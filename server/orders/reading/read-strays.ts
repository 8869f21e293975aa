import { amount } from '@causeway/core/money'
import type { Selectable } from 'kysely'
import type { OrdersTable, Queryable } from '../../db/index.ts'
import type { StrayPayment } from '../order-types.ts'

type Order = Pick<Selectable<OrdersTable>, 'pay_in_address' | 'pay_in_extra_id' | 'asset_from'>

/**
 * Payments in another coin than the order's to the order's own address, on its network or on another that has the same
 * addresses (docs/guides/unexpected-deposits.md). Where many
 * orders share an address, nobody can tell whose such a payment is, and none is shown.
 */
export async function readStrays(
  database: Queryable,
  order: Order,
): Promise<readonly StrayPayment[]> {
  if (order.pay_in_extra_id !== null) return []
  const rows = await database
    .selectFrom('deposit')
    .select(['tx_id', 'asset', 'units', 'confirmations', 'seen_at'])
    .where('role', '=', 'suspense')
    .where('address', '=', order.pay_in_address)
    .where('asset', '<>', order.asset_from)
    .where('state', 'in', ['seen', 'confirmed', 'settled'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    txId: row.tx_id,
    amount: amount(row.asset, row.units),
    confirmations: row.confirmations,
    seenAt: row.seen_at.getTime(),
  }))
}
