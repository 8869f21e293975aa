import { amount } from '@causeway/core/money'
import type { Database } from '../db/index.ts'
import { knownTransaction } from '../transfer-store/known-transaction.ts'
import type { ReturnView } from './return-types.ts'

const MOST = 50

/** Payments that are on their way back or were sent back, the newest first, fifty at most. */
export async function listReturns(database: Database): Promise<readonly ReturnView[]> {
  const rows = await database
    .direct()
    .selectFrom('suspense_return')
    .innerJoin('deposit', 'deposit.id', 'suspense_return.deposit_id')
    .selectAll('suspense_return')
    .select('deposit.tx_id as payment_tx_id')
    .select(knownTransaction('suspense_return.id').as('tx_id'))
    .orderBy('decided_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    network: row.network,
    paymentTxId: row.payment_tx_id,
    sent: amount(row.asset, row.units),
    networkFee: amount(row.asset, row.fee),
    destination: row.destination,
    extraId: row.extra_id,
    reason: row.reason,
    state: row.state,
    txId: row.tx_id,
    decidedAt: row.decided_at,
    endedAt: row.ended_at,
  }))
}
