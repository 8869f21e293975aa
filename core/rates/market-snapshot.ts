import { type AssetCode, type Rate, rate } from '../money/index.ts'
import type { PauseReason } from '../ports/index.ts'
import { type Failure, fail, ok, type Result } from '../result/index.ts'

/** The market at one moment: one price a coin. A pair is derived when asked, so 1,000 coins cost no more than 10. */
export type MarketSnapshot = {
  /** Names the snapshot in quotes and orders. */
  readonly id: string
  /** Milliseconds since 1970, UTC. */
  readonly takenAt: number
  /** Attodollars (1e-18 USD) for one whole coin. */
  readonly prices: ReadonlyMap<AssetCode, bigint>
  /** Coins that nothing is dealt on now, and why. */
  readonly paused: ReadonlyMap<AssetCode, PauseReason>
}

/** Why a pair has no rate: a coin nobody prices, or one whose price is not trusted just now. */
export type PriceFailure =
  | (Failure<'price_missing'> & { readonly asset: AssetCode })
  | (Failure<'price_paused'> & { readonly asset: AssetCode; readonly reason: PauseReason })

/** A coin as a price needs it. */
export type PricedCoin = { readonly ticker: AssetCode; readonly decimals: number }

/** The middle of the market, exact: smallest units of `to` for smallest units of `from`. */
export function midRate(
  snapshot: MarketSnapshot,
  from: PricedCoin,
  to: PricedCoin,
): Result<Rate, PriceFailure> {
  const priceFrom = priceOf(snapshot, from.ticker)
  if (!priceFrom.ok) return priceFrom
  const priceTo = priceOf(snapshot, to.ticker)
  if (!priceTo.ok) return priceTo
  return ok(
    rate(
      { from: from.ticker, to: to.ticker },
      priceFrom.value * powerOfTen(to.decimals),
      priceTo.value * powerOfTen(from.decimals),
    ),
  )
}

function priceOf(snapshot: MarketSnapshot, asset: AssetCode): Result<bigint, PriceFailure> {
  // A pause counts even where a price stands beside it.
  const reason = snapshot.paused.get(asset)
  if (reason !== undefined) return fail({ code: 'price_paused', asset, reason })
  const price = snapshot.prices.get(asset)
  return price === undefined || price <= 0n ? fail({ code: 'price_missing', asset }) : ok(price)
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
