import { amount } from '@causeway/core/money'
import { type Selectable, sql } from 'kysely'
import type { OrdersTable, Queryable } from '../../db/index.ts'
import type { UnmatchedDeposit } from '../order-types.ts'

type Order = Pick<
  Selectable<OrdersTable>,
  'id' | 'pay_in_address' | 'pay_in_extra_id' | 'asset_from'
>

/**
 * Payments in another coin than the order's to the order's own address, on its network or on another that has the same
 * addresses (docs/guides/unexpected-deposits.md), by the order's id. Where many orders share an address, nobody can tell
 * whose such a payment is, and none is shown.
 */
export async function readUnmatchedDeposits(
  database: Queryable,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, readonly UnmatchedDeposit[]>> {
  const alone = orders.filter(({ pay_in_extra_id }) => pay_in_extra_id === null)
  if (alone.length === 0) return new Map()
  const addresses = alone.map(({ pay_in_address }) => pay_in_address)
  const rows = await database
    .selectFrom('deposit')
    .select(['address', 'tx_id', 'asset', 'units', 'confirmations', 'seen_at'])
    .where('role', '=', 'suspense')
    .where(sql<boolean>`address = any(${addresses}::text[])`)
    .where('state', 'in', ['seen', 'confirmed', 'settled'])
    .orderBy('id')
    .execute()
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  return new Map(
    alone.map(({ asset_from, id, pay_in_address }) => [
      id,
      (byAddress.get(pay_in_address) ?? [])
        .filter(({ asset }) => asset !== asset_from)
        .map((row) => ({
          txId: row.tx_id,
          amount: amount(row.asset, row.units),
          confirmations: row.confirmations,
          seenAt: row.seen_at.getTime(),
        })),
    ]),
  )
}
