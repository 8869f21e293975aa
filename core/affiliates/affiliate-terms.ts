/** What a commission is earned by. API orders earn through the partner's own key (core/partners). */
export const commissionKinds = ['exchange', 'widget', 'buy'] as const
export type CommissionKind = (typeof commissionKinds)[number]

/** From this turnover in a calendar month (UTC) on, new orders earn at least this share. */
export type AffiliateTier = {
  /** Whole US dollars. */
  readonly turnoverUsd: bigint
  readonly shareBps: bigint
}

/** Shares of our fee in basis points, by kind. */
export type AffiliateShares = Readonly<Record<CommissionKind, bigint>>

/** What the operator offers every affiliate. */
export type AffiliateTerms = {
  readonly shares: AffiliateShares
  /** In any order. */
  readonly tiers: readonly AffiliateTier[]
}

/** What was agreed with one affiliate instead; null: the shares and tiers of everyone. */
export type ShareOverrides = Readonly<Record<CommissionKind, bigint | null>>

const MOST_BPS = 10_000n
const ATTO_IN_ONE = 10n ** 18n

/**
 * The share of our fee that an order made now earns, in basis points. An override counts instead of everything else; a
 * tier raises a share and never lowers it. `turnover`: this month's, in attodollars (1e-18 USD).
 */
export function shareOf(
  { shares, tiers }: AffiliateTerms,
  kind: CommissionKind,
  of: { readonly turnover: bigint; readonly overrides: ShareOverrides },
): bigint {
  const agreed = of.overrides[kind]
  if (agreed !== null) return bounded(agreed)
  const reached = tiers.filter(({ turnoverUsd }) => of.turnover >= turnoverUsd * ATTO_IN_ONE)
  return reached.reduce(
    (best, { shareBps }) => (shareBps > best ? bounded(shareBps) : best),
    bounded(shares[kind]),
  )
}

function bounded(bps: bigint): bigint {
  return bps < 0n ? 0n : bps > MOST_BPS ? MOST_BPS : bps
}
