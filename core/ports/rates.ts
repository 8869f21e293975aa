import type { AssetCode } from '../money/index.ts'

/** Digits after the point of a price: prices are whole attodollars (1e-18 USD) per whole coin. */
export const PRICE_DECIMALS = 18

/** One vector of coin prices, taken together. Pairs are derived when asked. */
export type PriceVector = {
  /** Milliseconds since 1970, UTC, when the source took it. */
  readonly takenAt: number
  /** Attodollars per whole coin. */
  readonly prices: ReadonlyMap<AssetCode, bigint>
}

/** Milliseconds since 1970 and attodollars per whole coin. */
export type PricePoint = { readonly at: number; readonly price: bigint }

export type RatesPort = {
  readonly name: string
  readonly latest: () => Promise<PriceVector>
  /** Prices from `from` to `to` (milliseconds), evenly spread over at most `points` points, oldest first. */
  readonly history: (
    asset: AssetCode,
    range: { readonly from: number; readonly to: number; readonly points: number },
  ) => Promise<readonly PricePoint[]>
}
