import { type AssetCode, type Rate, rate } from '../money/index.ts'
import { type Failure, fail, ok, type Result } from '../result/index.ts'

/** The market at one moment: one price a coin. A pair is derived when asked, so 1,000 coins cost no more than 10. */
export type MarketSnapshot = {
  /** Names the snapshot in quotes and orders. */
  readonly id: string
  /** Milliseconds since 1970, UTC. */
  readonly takenAt: number
  /** Attodollars (1e-18 USD) for one whole coin. */
  readonly prices: ReadonlyMap<AssetCode, bigint>
}

/** A coin as a price needs it. */
export type PricedCoin = { readonly ticker: AssetCode; readonly decimals: number }

/** The middle of the market, exact: smallest units of `to` for smallest units of `from`. */
export function midRate(
  snapshot: MarketSnapshot,
  from: PricedCoin,
  to: PricedCoin,
): Result<Rate, Failure<'price_missing'> & { readonly asset: AssetCode }> {
  const priceFrom = snapshot.prices.get(from.ticker)
  if (priceFrom === undefined || priceFrom <= 0n) {
    return fail({ code: 'price_missing', asset: from.ticker })
  }
  const priceTo = snapshot.prices.get(to.ticker)
  if (priceTo === undefined || priceTo <= 0n) {
    return fail({ code: 'price_missing', asset: to.ticker })
  }
  return ok(
    rate(
      { from: from.ticker, to: to.ticker },
      priceFrom * powerOfTen(to.decimals),
      priceTo * powerOfTen(from.decimals),
    ),
  )
}

/** The smallest units of a coin that are worth a whole number of US dollars, rounded down. */
export function unitsWorthUsd(price: bigint, decimals: number, usd: bigint): bigint {
  return (usd * ATTO_IN_ONE * powerOfTen(decimals)) / price
}

const ATTO_IN_ONE = 10n ** 18n
const POWERS = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent))

function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent)
}
