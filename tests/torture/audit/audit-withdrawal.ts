import type { Received } from '../markets/market.ts'
import type { Findings } from '../report/outcome.ts'
import { unitsOf } from '../stage/customer.ts'
import type { Withdrawn } from '../stage/withdraw.ts'

/** One conversion and one payout, all of what was converted but the fee, by the named transaction: anything else is told. */
export function auditWithdrawal(
  { summary, trouble }: Withdrawn,
  paid: readonly Received[],
): Findings {
  const doubled = paid.length > 1 ? [`affiliate: ${paid.length} payments`] : []
  if (summary === null) return { lost: [`affiliate: ${trouble ?? 'no end'}`], doubled, wrong: [] }
  const { conversions, payouts } = summary
  const [payout] = payouts.list
  const [received] = paid
  if (payout === undefined || received === undefined) {
    return { lost: ['affiliate: nothing paid'], doubled, wrong: [] }
  }
  const converted = conversions.list.filter(({ status }) => status === 'finished')
  const units = (text: string) => unitsOf(payout.currency, text)
  const owed = converted.reduce((sum, { amount }) => sum + units(amount ?? '0'), 0n)
  const wrong = [
    ...(conversions.count === 1 ? [] : [`${conversions.count} conversions`]),
    ...(payouts.count === 1 ? [] : [`${payouts.count} payouts`]),
    ...(payout.status === 'finished' ? [] : [`the payout is ${payout.status}`]),
    ...(received.units === units(payout.amount) ? [] : [`received ${received.units} units`]),
    ...(received.txId === payout.txId ? [] : ['names another transaction than it was paid by']),
    ...(units(payout.amount) + units(payout.fee) === owed
      ? []
      : ['paid another sum than was owed']),
  ]
  return { lost: [], doubled, wrong: wrong.map((text) => `affiliate: ${text}`) }
}
