import type { TransactionOut } from '@causeway/api/contract'
import type { Received } from '../markets/market.ts'
import type { Findings } from '../report/outcome.ts'
import { unitsOf } from '../stage/customer.ts'

/** What an order came to, as its customer knows it. */
export type Claim = {
  readonly name: string
  readonly to: string
  readonly owed: 'payout' | 'refund'
  /** What was guaranteed, in whole coins, where that still binds. */
  readonly guaranteed: string | null
  /** Null where it never came to an end. */
  readonly ended: Pick<TransactionOut, 'status' | 'amountTo' | 'payoutTxId' | 'refundTxId'> | null
  readonly trouble: string | null
}

/** What the chain says that the customer received. */
export type Payments = {
  readonly paidOut: readonly Received[]
  readonly paidBack: readonly Received[]
}

/** One payment of the right amount and by the named transaction, and no other: anything else is told. */
export function auditPayments(claim: Claim, { paidBack, paidOut }: Payments): Findings {
  const { ended, name, trouble } = claim
  const all = [...paidOut, ...paidBack]
  const doubled = all.length > 1 ? [`${name}: ${all.length} payments ${show(all)}`] : []
  if (ended === null) return { lost: [`${name}: ${trouble ?? 'no end'}`], doubled, wrong: [] }
  if (all.length === 0) {
    return { lost: [`${name}: ${ended.status}, nothing paid`], doubled, wrong: [] }
  }
  const wrong = claim.owed === 'payout' ? wrongPayout(claim, paidOut) : wrongRefund(claim, paidBack)
  return { lost: [], doubled, wrong: wrong.map((text) => `${name}: ${text}`) }
}

function wrongPayout({ ended, guaranteed, to }: Claim, [paid]: readonly Received[]) {
  if (paid === undefined || ended?.status !== 'finished') {
    return [`finished was owed, it is ${ended?.status}`]
  }
  const owed = guaranteed ?? ended.amountTo ?? '0'
  return [
    ...(paid.units === unitsOf(to, owed) ? [] : [`received ${paid.units} units, owed ${owed}`]),
    ...(paid.txId === ended.payoutTxId ? [] : ['names another transaction than it was paid by']),
  ]
}

function wrongRefund({ ended }: Claim, [paid]: readonly Received[]) {
  if (paid === undefined || ended?.status !== 'refunded') {
    return [`refunded was owed, it is ${ended?.status}`]
  }
  return paid.txId === ended.refundTxId ? [] : ['names another transaction than its refund']
}

function show(payments: readonly Received[]): string {
  return payments.map(({ txId, units }) => `${txId} (${units})`).join(', ')
}
