import type { AffiliateTermsOut } from '@causeway/api/contract'

const BPS = 10_000n
const CENTS = 100n

type Terms = Pick<AffiliateTermsOut, 'feeBps' | 'shares' | 'tiers'>

/** The share of our fee at a turnover in a month, in basis points: the exchange share, or the best tier reached. */
export function shareAt({ shares, tiers }: Terms, turnoverUsd: bigint): number {
  const reached = tiers.filter((tier) => turnoverUsd >= BigInt(tier.turnoverUsd))
  return Math.max(shares.exchange, ...reached.map(({ shareBps }) => shareBps))
}

/**
 * What a month's turnover earns, in US dollars with two decimals, rounded down. An estimate: a share is that of the moment of
 * an order, so a tier counts here as if it had been reached from the beginning.
 */
export function monthlyEarnings(terms: Terms, turnoverUsd: bigint): string {
  const share = BigInt(shareAt(terms, turnoverUsd))
  const cents = (turnoverUsd * CENTS * BigInt(terms.feeBps) * share) / (BPS * BPS)
  return `${cents / CENTS}.${(cents % CENTS).toString().padStart(2, '0')}`
}

/** Basis points as a number of percent: "25", "0.25". */
export function percentOf(bps: number): string {
  return String(bps / 100)
}

/** A turnover as it was typed; null where it is none. */
export function readTurnover(text: string): bigint | null {
  const digits = text.replace(/[\s,_]/g, '')
  return /^\d{1,12}$/.test(digits) ? BigInt(digits) : null
}
