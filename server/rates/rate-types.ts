import type { AssetCode } from '@causeway/core/money'

/** One coin of the market as a visitor sees it. Prices in attodollars per whole coin. */
export type MarketView = {
  readonly ticker: AssetCode
  readonly price: bigint
  readonly price24hAgo: bigint | null
  /** The last 24 hours, oldest first. */
  readonly sparkline: readonly bigint[]
}

/** A pair's middle rate at a moment (milliseconds since 1970), as an exact fraction of whole coins. */
export type RatePoint = {
  readonly at: number
  readonly numerator: bigint
  readonly denominator: bigint
}
