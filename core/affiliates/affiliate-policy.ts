import type { AffiliateTerms } from './affiliate-terms.ts'
import type { AttributionRule } from './attribution.ts'
import type { PayoutCurrency } from './payout-rules.ts'

/** How the operator runs the affiliate programme. */
export type AffiliatePolicy = {
  readonly terms: AffiliateTerms
  /** Who decides about applications. */
  readonly approval: 'automatic' | 'operator'
  readonly rule: AttributionRule
  /** Decimal sums of whole coins, below which nothing is paid out. */
  readonly minimums: Readonly<Record<PayoutCurrency, string>>
  /** Decimal sums of whole coins. A payout of more waits until two members of staff agree to it. */
  readonly approvalAbove: Readonly<Record<PayoutCurrency, string>>
  /** Balances are paid out at the beginning of each month (UTC). */
  readonly paysMonthly: boolean
  /** What providers are assumed to pay us for a purchase, in basis points of what was bought. */
  readonly purchaseRevenueBps: bigint
}

/** What holds where the operator says nothing. Purchases earn nothing until the operator says what providers pay. */
export const defaultAffiliatePolicy: AffiliatePolicy = {
  terms: {
    shares: { exchange: 2_500n, widget: 2_500n, buy: 2_500n },
    tiers: [],
  },
  approval: 'operator',
  rule: { click: 'last', windowDays: 31 },
  minimums: { btc: '0.0005', eth: '0.01', usdt20: '20' },
  approvalAbove: { btc: '0.05', eth: '1', usdt20: '2000' },
  paysMonthly: true,
  purchaseRevenueBps: 0n,
}

const TIER = /^(\d{1,12}):(\d{1,5})$/

/** Tiers from the text of a setting, `10000:3000,100000:4000` (turnover in US dollars, share in basis points); null where it is none. */
export function readTiers(text: string): AffiliateTerms['tiers'] | null {
  const given = text.trim()
  if (given === '') return []
  const read = given.split(',').map((each) => {
    const [, turnover = '', share = ''] = TIER.exec(each.trim()) ?? []
    return { turnoverUsd: BigInt(turnover || '0'), shareBps: BigInt(share || '20000') }
  })
  return read.every(({ shareBps }) => shareBps <= 10_000n) ? read : null
}
