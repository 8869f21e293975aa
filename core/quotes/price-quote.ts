import {
  type Amount,
  amount,
  BPS_IN_ONE,
  convertBackRoundedUp,
  convertRoundedDown,
  divideRoundedUp,
  larger,
  type Rate,
  rate,
  smaller,
  takeBpsRoundedDown,
  takeBpsRoundedUp,
  worsenByBps,
} from '../money/index.ts'
import { type MarketSnapshot, midRate, unitsWorthUsd } from '../rates/market-snapshot.ts'
import { fail, ok, type Result } from '../result/index.ts'
import type { FeePolicy } from './fee-policy.ts'
import { feesFor } from './fees-for.ts'
import type { Quote, QuoteFailure, QuoteLimits, QuotePair, QuoteRequest } from './quote.ts'

/** What pricing needs: the market, the operator's policy, and how much of the target coin may be sold at most. */
export type PricingFacts = {
  readonly snapshot: MarketSnapshot
  readonly policy: FeePolicy
  /** Stock of the target coin that is free, in its smallest units; null where it is not known or not limited. */
  readonly availableTo: bigint | null
}

type Terms = {
  readonly pair: QuotePair
  readonly market: Rate
  readonly spread: Rate
  /** Our fee and the partner's commission together. */
  readonly feeBps: bigint
  readonly networkFee: bigint
  /** Slices of `from` units that cost more: from where, and how much. */
  readonly slices: readonly { readonly above: bigint; readonly bps: bigint }[]
  readonly facts: PricingFacts
}

type Outcome = { readonly gross: bigint; readonly fee: bigint; readonly net: bigint }

/**
 * Prices one request on one snapshot. Pure arithmetic, no I/O. Fees and minimums are rounded up, what the customer
 * gets and maximums are truncated (CALC-19).
 */
export function priceQuote(
  request: QuoteRequest,
  facts: PricingFacts,
): Result<Quote, QuoteFailure> {
  const market = midRate(facts.snapshot, request.pair.from, request.pair.to)
  if (!market.ok) return market
  const terms = termsOf(request, facts, market.value)
  const limits = limitsOf(terms)
  if (limits === 'pair_unavailable') return fail({ code: limits })
  if (limits === 'out_of_stock') return fail({ code: limits, asset: request.pair.to.ticker })
  const outside = limitBroken(request, limits)
  if (outside !== null) return fail({ code: outside, limits, marketRate: market.value })
  const from =
    request.side === 'from'
      ? request.given.units
      : withinLimits(sendFor(terms, request.given.units), limits)
  const outcome = receiveFor(terms, from)
  const wanted = request.side === 'to' ? request.given.units : outcome.net
  const asset = request.pair.to.ticker
  // What rounding leaves over when the receive side was typed belongs to the fee: the parts must add up exactly.
  const exchangeFee = outcome.gross - terms.networkFee - wanted
  return ok({
    kind: request.kind,
    side: request.side,
    from: amount(request.pair.from.ticker, from),
    gross: amount(asset, outcome.gross),
    exchangeFee: amount(asset, exchangeFee),
    commission: amount(asset, takeBpsRoundedDown(outcome.gross, request.commissionBps ?? 0n)),
    toBeforeNetworkFee: amount(asset, outcome.gross - exchangeFee),
    networkFee: amount(asset, terms.networkFee),
    to: amount(asset, wanted),
    rate: rate({ from: request.pair.from.ticker, to: asset }, outcome.gross, from),
    marketRate: market.value,
    limits,
    snapshotId: facts.snapshot.id,
    policyVersion: facts.policy.version,
  })
}

function termsOf(request: QuoteRequest, facts: PricingFacts, market: Rate): Terms {
  const { policy, snapshot } = facts
  const { from, to } = request.pair
  const price = snapshot.prices.get(from.ticker) ?? 0n
  const fees = feesFor(policy, { from: from.ticker, to: to.ticker })
  return {
    pair: request.pair,
    market,
    spread: worsenByBps(
      market,
      request.kind === 'fixed' ? fees.fixedSpreadBps : fees.floatSpreadBps,
    ),
    // One share, rounded once: with two roundings, one unit more sent could cost two, and more would get less.
    feeBps: fees.serviceFeeBps + (request.commissionBps ?? 0n),
    networkFee: to.networkFeeUnits,
    slices: policy.slippage.map((slice) => ({
      above: unitsWorthUsd(price, from.decimals, slice.aboveUsd),
      bps: slice.bps,
    })),
    facts,
  }
}

/** What arrives for an amount sent: converted after slippage and spread, less our fee and the network's. */
function receiveFor(terms: Terms, from: bigint): Outcome {
  const effective = from - slippageOf(terms, from)
  const gross = convertRoundedDown(
    amount(terms.pair.from.ticker, effective < 0n ? 0n : effective),
    terms.spread,
  ).units
  const fee = takeBpsRoundedUp(gross, terms.feeBps)
  return { gross, fee, net: gross - fee - terms.networkFee }
}

function slippageOf(terms: Terms, from: bigint): bigint {
  let unitBps = 0n
  let bpsBelow = 0n
  for (const slice of terms.slices) {
    if (from <= slice.above) break
    unitBps += (from - slice.above) * (slice.bps - bpsBelow)
    bpsBelow = slice.bps
  }
  // Rounded once: with a rounding per slice, one unit more sent could cost two, and more would get less.
  return divideRoundedUp(unitBps, BPS_IN_ONE)
}

/** Each round leaves no more than slippage's share of what was missing: of a cheap coin with many decimals, much. */
const MOST_ROUNDS = 256

/** The amount to send so that at least `wanted` arrives; more than needed by less than one unit of `to` is worth. */
function sendFor(terms: Terms, wanted: bigint): bigint {
  const gross = divideRoundedUp((wanted + terms.networkFee) * 10_000n, 10_000n - terms.feeBps)
  let from = convertBackRoundedUp(amount(terms.pair.to.ticker, gross), terms.spread).units
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = wanted - receiveFor(terms, from).net
    if (missing <= 0n) return from
    from += convertBackRoundedUp(amount(terms.pair.to.ticker, missing), terms.spread).units
  }
  throw new Error('The amount to send did not settle: slippage is steeper than the price')
}

function limitsOf(terms: Terms): QuoteLimits | 'pair_unavailable' | 'out_of_stock' {
  const { from, to } = terms.pair
  const price = terms.facts.snapshot.prices.get(from.ticker) ?? 0n
  const minFrom = larger(
    amount(from.ticker, from.minimumUnits),
    amount(from.ticker, sendFor(terms, to.minimumUnits)),
  )
  const byValue = amount(
    from.ticker,
    unitsWorthUsd(price, from.decimals, terms.facts.policy.maximumUsd),
  )
  if (byValue.units < minFrom.units) return 'pair_unavailable'
  const { maxFrom, maxTo } = largest(terms, byValue)
  if (maxFrom.units < minFrom.units) return 'out_of_stock'
  const minTo = amount(to.ticker, receiveFor(terms, minFrom.units).net)
  return { minFrom, maxFrom, minTo: smaller(minTo, maxTo), maxTo }
}

/** The largest order: what policy allows, or less where the stock of the target coin is smaller. */
function largest(
  terms: Terms,
  byValue: Amount,
): { readonly maxFrom: Amount; readonly maxTo: Amount } {
  const asset = terms.pair.to.ticker
  const stock = terms.facts.availableTo
  const net = receiveFor(terms, byValue.units).net
  if (stock === null || net <= stock) return { maxFrom: byValue, maxTo: amount(asset, net) }
  if (stock <= 0n) return { maxFrom: amount(byValue.asset, 0n), maxTo: amount(asset, 0n) }
  // The amount to send for the whole stock may bring a little more than the stock; one unit less never does.
  const send = smaller(amount(byValue.asset, sendFor(terms, stock)), byValue)
  const maxFrom = amount(byValue.asset, send.units > 0n ? send.units - 1n : 0n)
  return { maxFrom, maxTo: amount(asset, receiveFor(terms, maxFrom.units).net) }
}

/** Coarse units of one coin make many amounts of the other equal; of those, one within the limits is asked. */
function withinLimits(from: bigint, limits: QuoteLimits): bigint {
  if (from < limits.minFrom.units) return limits.minFrom.units
  return from > limits.maxFrom.units ? limits.maxFrom.units : from
}

function limitBroken(
  request: QuoteRequest,
  limits: QuoteLimits,
): 'amount_below_minimum' | 'amount_above_maximum' | null {
  const [min, max] =
    request.side === 'from' ? [limits.minFrom, limits.maxFrom] : [limits.minTo, limits.maxTo]
  if (request.given.units < min.units) return 'amount_below_minimum'
  if (request.given.units > max.units) return 'amount_above_maximum'
  return null
}
