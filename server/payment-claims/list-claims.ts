import { type Amount, amount } from '@causeway/core/money'
import type { PaymentProblem } from '@causeway/core/orders'
import type { Database } from '../db/index.ts'

/** A claim that waits for an operator, with what speaks for and against it. */
export type ClaimForOperator = {
  readonly id: string
  readonly problem: PaymentProblem
  readonly madeAt: Date
  readonly order: {
    readonly publicCode: string
    readonly state: string
    readonly createdAt: Date
    readonly expected: Amount
    readonly refundAddress: string | null
  }
  readonly payment: {
    readonly network: string
    readonly txId: string
    readonly amount: Amount
    readonly extraId: string | null
    readonly state: string
    readonly seenAt: Date
  }
  /** Other open claims of the same payment. */
  readonly rivals: number
  /** Other orders at the same address that were unpaid when it came and asked for exactly as much. */
  readonly alike: number
}

/** Claims that wait for an operator, the oldest first. */
export async function listClaims(database: Database): Promise<readonly ClaimForOperator[]> {
  const rows = await database
    .direct()
    .selectFrom('payment_claim')
    .innerJoin('orders', 'orders.id', 'payment_claim.order_id')
    .innerJoin('deposit', 'deposit.id', 'payment_claim.deposit_id')
    .select([
      'payment_claim.id',
      'payment_claim.problem',
      'payment_claim.made_at',
      'orders.public_code',
      'orders.state as order_state',
      'orders.created_at',
      'orders.asset_from',
      'orders.expected_from',
      'orders.refund_address',
      'deposit.network',
      'deposit.tx_id',
      'deposit.asset',
      'deposit.units',
      'deposit.extra_id',
      'deposit.state as deposit_state',
      'deposit.seen_at',
    ])
    .select((build) => [
      build
        .selectFrom('payment_claim as rival')
        .select((count) => count.fn.countAll<bigint>().as('count'))
        .whereRef('rival.deposit_id', '=', 'payment_claim.deposit_id')
        .whereRef('rival.id', '<>', 'payment_claim.id')
        .where('rival.state', '=', 'review')
        .as('rivals'),
      build
        .selectFrom('orders as alike')
        .select((count) => count.fn.countAll<bigint>().as('count'))
        .whereRef('alike.pay_in_address', '=', 'deposit.address')
        .whereRef('alike.asset_from', '=', 'deposit.asset')
        .whereRef('alike.expected_from', '=', 'deposit.units')
        .whereRef('alike.created_at', '<=', 'deposit.seen_at')
        .whereRef('alike.id', '<>', 'orders.id')
        .where('alike.deposit_seen_at', 'is', null)
        .as('alike'),
    ])
    .where('payment_claim.state', '=', 'review')
    .orderBy('payment_claim.made_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    problem: row.problem,
    madeAt: row.made_at,
    order: {
      publicCode: row.public_code,
      state: row.order_state,
      createdAt: row.created_at,
      expected: amount(row.asset_from, row.expected_from),
      refundAddress: row.refund_address,
    },
    payment: {
      network: row.network,
      txId: row.tx_id,
      amount: amount(row.asset, row.units),
      extraId: row.extra_id,
      state: row.deposit_state,
      seenAt: row.seen_at,
    },
    rivals: Number(row.rivals ?? 0),
    alike: Number(row.alike ?? 0),
  }))
}
