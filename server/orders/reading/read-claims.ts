import { amount } from '@causeway/core/money'
import type { Queryable } from '../../db/index.ts'
import type { ClaimView } from '../order-types.ts'

/** The payments that an order's holder has claimed for it, and what came of that. */
export async function readClaims(
  database: Queryable,
  orderId: string,
): Promise<readonly ClaimView[]> {
  const rows = await database
    .selectFrom('payment_claim')
    .innerJoin('deposit', 'deposit.id', 'payment_claim.deposit_id')
    .select([
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
    .where('payment_claim.order_id', '=', orderId)
    .orderBy('payment_claim.id')
    .execute()
  return rows.map((row) => ({
    txId: row.tx_id,
    amount: amount(row.asset, row.units),
    confirmations: row.confirmations,
    confirmationsNeeded: row.needed,
    problem: row.problem,
    state: row.state,
    refusal: row.refusal,
    madeAt: row.made_at.getTime(),
  }))
}
