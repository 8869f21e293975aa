import { amount, divideRoundedUp } from '@causeway/core/money'
import { type HedgeMarket, PRICE_DECIMALS } from '@causeway/core/ports'
import type { Exchange } from 'ccxt'
import { fieldOf, NonsenseAnswer, unitsRoundedDown, unitsRoundedUp } from '../../exchanges/index.ts'

/** A coin as a venue and we know it. */
export type VenueCoin = { readonly currency: string; readonly decimals: number }

/** A market and its rules, in the coin's smallest units and 1e-18 of the settlement coin. */
export type VenueMarket = {
  readonly id: string
  readonly symbol: string
  readonly leastUnits: bigint
  readonly leastCost: bigint
  readonly stepUnits: bigint
  readonly tick: bigint
}

/** The market of a coin against the settlement coin; null where the venue has none that is open. */
export function venueMarket(
  exchange: Exchange,
  coin: VenueCoin,
  settlementCurrency: string,
): VenueMarket | null {
  const symbol = `${coin.currency}/${settlementCurrency}`
  const markets = exchange.markets ?? {}
  const market = Object.hasOwn(markets, symbol) ? markets[symbol] : undefined
  if (market === undefined || market.spot !== true || market.active === false) return null
  const limit = (name: 'amount' | 'cost', decimals: number) =>
    unitsRoundedUp(fieldOf(fieldOf(market.limits, name), 'min') ?? '0', decimals)
  return {
    id: market.id,
    symbol,
    leastUnits: limit('amount', coin.decimals),
    leastCost: limit('cost', PRICE_DECIMALS),
    stepUnits: stepOf(market.precision.amount, coin.decimals),
    tick: unitsRoundedUp(market.precision.price, PRICE_DECIMALS),
  }
}

/** What may be traded of a coin at a price (1e-18 of the settlement coin): some venues' least is a least value. */
export function hedgeMarket(
  asset: string,
  coin: VenueCoin,
  market: VenueMarket,
  price: bigint,
): HedgeMarket {
  const one = 10n ** BigInt(coin.decimals)
  // A tenth more, as the price may fall until the order is there.
  const byCost = divideRoundedUp(market.leastCost * 11n * one, price * 10n)
  const least = byCost > market.leastUnits ? byCost : market.leastUnits
  const steps = divideRoundedUp(least > 0n ? least : 1n, market.stepUnits)
  return { least: amount(asset, steps * market.stepUnits), stepUnits: market.stepUnits }
}

/** Our smallest unit is the step where the venue's is finer. */
function stepOf(step: unknown, decimals: number): bigint {
  const places = Math.max(decimals, PRICE_DECIMALS)
  const [theirs, ours] = [unitsRoundedDown(step, places), 10n ** BigInt(places - decimals)]
  if (theirs > 0n && theirs % ours === 0n) return theirs / ours
  if (theirs > 0n && ours % theirs === 0n) return 1n
  throw new NonsenseAnswer(`${String(step)} is no step of a coin with ${decimals} decimals`)
}
