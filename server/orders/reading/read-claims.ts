import { amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Queryable } from '../../db/index.ts'
import type { ClaimView } from '../order-types.ts'

/** The payments that orders' holders have claimed for them, and what came of that, by the order's id. */
export async function readClaims(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClaimView[]>> {
  const rows = await database
    .selectFrom('payment_claim')
    .innerJoin('deposit', 'deposit.id', 'payment_claim.deposit_id')
    .select([
      'payment_claim.order_id',
      'deposit.tx_id',
      'deposit.asset',
      'deposit.units',
      'deposit.confirmations',
      'deposit.needed',
      'payment_claim.problem',
      'payment_claim.state',
      'payment_claim.refusal',
      'payment_claim.made_at',
    ])
    .where(sql<boolean>`payment_claim.order_id = any(${orderIds}::uuid[])`)
    .orderBy('payment_claim.id')
    .execute()
  const claims = rows.map((row) => ({
    orderId: row.order_id,
    claim: {
      txId: row.tx_id,
      amount: amount(row.asset, row.units),
      confirmations: row.confirmations,
      confirmationsNeeded: row.needed,
      problem: row.problem,
      state: row.state,
      refusal: row.refusal,
      madeAt: row.made_at.getTime(),
    },
  }))
  const byOrder = Map.groupBy(claims, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, own]) => [id, own.map(({ claim }) => claim)]))
}
