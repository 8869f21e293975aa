import type { AssetCode } from '../money/index.ts'

/** Digits after the point of a price: prices are whole attodollars (1e-18 USD) per whole coin. */
export const PRICE_DECIMALS = 18

/**
 * Why a coin is not dealt in though somebody has a price for it: too few sources gave one, those that did disagree, it
 * moved faster than is believed at once, or what there is is too old.
 */
export type PauseReason = 'too_few_sources' | 'sources_disagree' | 'jumped' | 'stale'

/** One vector of coin prices, taken together. Pairs are derived when asked. */
export type PriceVector = {
  /** Milliseconds since 1970, UTC, when the source took it. */
  readonly takenAt: number
  /** Attodollars per whole coin, of coins that are dealt in. */
  readonly prices: ReadonlyMap<AssetCode, bigint>
  /** Coins that nothing is dealt on now, and why; none of them is in `prices`. */
  readonly paused: ReadonlyMap<AssetCode, PauseReason>
  /** When the source saw a coin's price last, for coins of which it tells a time of their own. */
  readonly pricedAt: ReadonlyMap<AssetCode, number>
}

/** Milliseconds since 1970 and attodollars per whole coin. */
export type PricePoint = { readonly at: number; readonly price: bigint }

/**
 * What a source's price of a coin does: it counts, is too far from the others', is too old, or is left unused because no
 * price could be made of what sources say (too few of them, or they disagree).
 */
export const sourceParts = ['counts', 'outlier', 'old', 'unused'] as const
export type SourcePart = (typeof sourceParts)[number]

/** A source's price of a coin: attodollars per whole coin, and when it was seen (milliseconds since 1970). */
type SourcePrice = {
  readonly price: bigint
  readonly at: number
  readonly part: SourcePart
}

/** How one source answered when it was last asked, and what it said last. */
export type SourceState = {
  readonly name: string
  /** What was wrong, in words for an operator; null where it answered well. */
  readonly problem: string | null
  /** When it took its prices, milliseconds since 1970; null before its first answer. */
  readonly takenAt: number | null
  /** Its prices, also where it has failed since. */
  readonly prices: ReadonlyMap<AssetCode, SourcePrice>
}

/**
 * Why the breaker keeps a coin closed though its sources may agree: it opens once the price has been calm for a while.
 * Times in milliseconds since 1970, prices in attodollars per whole coin.
 */
export type Breaker = {
  readonly reason: 'sources_disagree' | 'jumped'
  readonly since: number
  /** When it last jumped, or was last disagreed about. */
  readonly calmSince: number
  /** When it opens if nothing more happens. */
  readonly opensAt: number
  /** The last price that was believed; null where there was none. */
  readonly before: bigint | null
  /** What sources agree on now; null where they don't. */
  readonly now: bigint | null
}

export type RatesPort = {
  readonly name: string
  readonly latest: () => Promise<PriceVector>
  /** Prices from `from` to `to` (milliseconds), evenly spread over at most `points` points, oldest first. */
  readonly history: (
    asset: AssetCode,
    range: { readonly from: number; readonly to: number; readonly points: number },
  ) => Promise<readonly PricePoint[]>
  /** Each source behind it, as of the last call. No I/O. */
  readonly sources: () => readonly SourceState[]
  /** Coins that the port keeps closed itself until their price is calm, as of the last call. No I/O. */
  readonly breakers: () => ReadonlyMap<AssetCode, Breaker>
  /**
   * Opens a coin at the next call if its sources agree and nothing has happened since `at` (milliseconds since 1970); otherwise
   * nothing changes. No I/O.
   */
  readonly resetBreaker: (asset: AssetCode, at: number) => void
}
