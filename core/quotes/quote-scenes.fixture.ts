import { type Currency, currencies, referencePrices } from '../currencies/index.ts'
import { amount, parseAmount } from '../money/index.ts'
import type { MarketSnapshot } from '../rates/market-snapshot.ts'
import { defaultFeePolicy, type FeePolicy } from './fee-policy.ts'
import { type PricingFacts, priceQuote } from './price-quote.ts'
import type { Quote, QuoteLimits, QuotePair, RateKind } from './quote.ts'

export const USD = 10n ** 18n

/** The price by which the catalogue reckons, in attodollars; a dollar for a coin that a test made up. */
function usualPrice({ ticker }: Currency): bigint {
  const { dollars = '1' } = referencePrices.get(ticker) ?? {}
  const parsed = parseAmount(dollars, { ticker: 'usd', decimals: 18 })
  if (!parsed.ok) throw new Error(`No price of ${ticker}`)
  return parsed.value.units
}

/** A pair, its market and its fees; `moved` is per mille of the usual prices. */
export type Scene = {
  readonly pair: QuotePair
  readonly kind: RateKind
  readonly moved: { readonly from: bigint; readonly to: bigint }
  readonly policy: FeePolicy
  /** What a partner adds; absent: no partner asks. */
  readonly commissionBps?: bigint
}

export function factsOf({ pair: { from, to }, moved: by, policy: given }: Scene): PricingFacts {
  const priceOf = (each: Currency, perMille: bigint) => (usualPrice(each) * perMille) / 1000n
  const snapshot: MarketSnapshot = {
    id: 'snapshot',
    takenAt: 0,
    prices: new Map([
      [from.ticker, priceOf(from, by.from)],
      [to.ticker, priceOf(to, by.to)],
    ]),
    paused: new Map(),
  }
  return { snapshot, policy: given, availableTo: null }
}

export function quote(
  of: Scene,
  side: 'from' | 'to',
  units: bigint,
  facts: PricingFacts = factsOf(of),
) {
  const asset = side === 'from' ? of.pair.from.ticker : of.pair.to.ticker
  const { commissionBps = 0n, kind, pair } = of
  return priceQuote({ pair, side, given: amount(asset, units), kind, commissionBps }, facts)
}

export function quoted(of: Scene, side: 'from' | 'to', units: bigint, facts?: PricingFacts): Quote {
  const result = quote(of, side, units, facts)
  if (!result.ok) throw new Error(`${side} ${units}: ${result.failure.code}`)
  return result.value
}

export function limitsOf(of: Scene, facts?: PricingFacts): QuoteLimits {
  const result = quote(of, 'from', 0n, facts)
  if (result.ok || result.failure.code !== 'amount_below_minimum') throw new Error('No limits')
  return result.failure.limits
}

/** A number of the range, by a share of it. */
export function within(least: bigint, most: bigint, share: number): bigint {
  return least + ((most - least) * BigInt(Math.floor(share * 1e9))) / 1_000_000_000n
}

/** One unit of `from` is a dollar: every rounding of the slices is felt. */
export function coarse(): Scene {
  const [some, other] = currencies
  if (some === undefined || other === undefined) throw new Error('The catalogue is empty')
  const from = { ...some, ticker: 'a', decimals: 0, minimumUnits: 1n }
  const to = { ...other, ticker: 'b', decimals: 0, minimumUnits: 1n, networkFeeUnits: 0n }
  return {
    pair: { from, to },
    kind: 'float',
    moved: { from: 1000n, to: 1000n },
    policy: {
      ...defaultFeePolicy,
      serviceFeeBps: 0n,
      floatSpreadBps: 0n,
      slippage: [
        { aboveUsd: 1_000n, bps: 10n },
        { aboveUsd: 2_000n, bps: 30n },
        { aboveUsd: 4_000n, bps: 60n },
      ],
    },
  }
}
