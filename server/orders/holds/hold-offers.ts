import { createHmac } from 'node:crypto'
import { type Amount, amount, type Rate, rate, takeBpsRoundedUp } from '@causeway/core/money'
import { partnerFeeOf } from '@causeway/core/partners'
import { feesFor, priceQuote } from '@causeway/core/quotes'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { type RatePromise, readRatePromise, signRatePromise } from '../../quotes/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { OrderView } from '../order-types.ts'
import {
  coinOf,
  driftOf,
  marketTerms,
  type PricedOrder,
  refundFeeOf,
  refundTerms,
  type SettlementTerms,
} from '../settlement/settlement-terms.ts'

/** How long an offer may be accepted, if the market does not run away from it first. */
const OFFER_SECONDS = 60
/** The least amount follows the market, which goes on moving while the customer pays. */
const MARKET_MOVES_BPS = 200n

/** Everything that is held is exchanged for exactly this. `rate` is before fees; times in milliseconds since 1970. */
export type ExchangeOffer = {
  readonly offerId: string
  readonly from: Amount
  readonly to: Amount
  readonly rate: Rate
  /** A partner's commission included. */
  readonly exchangeFee: Amount
  readonly commission: Amount
  readonly networkFee: Amount
  readonly validUntil: number
}

/** What is missing, sent to the order's own address. */
export type TopUpOffer = {
  readonly amount: Amount
  /** Less than `amount` is enough to be exchanged at the rate of that moment; null: only all of it helps. */
  readonly least: Amount | null
  /** True where the guaranteed amount is paid after all. */
  readonly keepsPromise: boolean
}

/** The choices that an order on hold really has, each with its exact amounts. */
export type HoldOffers = {
  readonly held: Amount
  readonly exchange: ExchangeOffer | null
  /** What goes back; null where the network fee would eat all of it. */
  readonly refund: { readonly to: Amount; readonly networkFee: Amount } | null
  /** What sending back costs. */
  readonly refundFee: Amount
  readonly topUp: TopUpOffer | null
  readonly agreed: AgreedOffer | null
}

/** What was agreed is exchanged as guaranteed, and what came on top goes back, less the network fee. */
export type AgreedOffer = {
  readonly from: Amount
  readonly to: Amount
  readonly rest: Amount
  readonly networkFee: Amount
  /** Until then for certain; null: as long as the market stays about where it is. Milliseconds since 1970. */
  readonly validUntil: number | null
}

type Needs = Pick<OrderNeeds, 'catalogue' | 'termsOf' | 'freshSnapshot' | 'clock' | 'rateKey'>

/**
 * What the holder of an order on hold may choose, priced on the market in memory; null where there is no choice, or where
 * it was made. Arithmetic: nothing is reserved, and an offer binds only if it is accepted in time (acceptOffer).
 */
export function holdOffers(needs: Needs, order: OrderView): HoldOffers | null {
  if (order.choices.length === 0 || order.choice !== null || order.held.units === 0n) return null
  const { held, choices } = order
  const refund = choices.includes('refund') ? refundTerms(needs, order.policyVersion, held) : null
  return {
    held,
    exchange: choices.includes('exchange') ? exchangeOffer(needs, order) : null,
    refund: refund && { to: refund.payout, networkFee: refund.networkFee },
    refundFee: amount(held.asset, refundFeeOf(needs, order.policyVersion, held.asset)),
    topUp: topUpOffer(needs, order),
    agreed: choices.includes('exchange_agreed') ? agreedOffer(needs, order) : null,
  }
}

function agreedOffer(needs: Needs, order: OrderView): AgreedOffer | null {
  const { expectedFrom, expectedTo, held } = order
  const isOpen = order.promise?.isOpen === true
  const over = amount(held.asset, held.units - expectedFrom.units)
  const rest = refundTerms(needs, order.policyVersion, over)
  const priced = {
    ...pricedOrder(needs, order),
    expected_from: expectedFrom.units,
    expected_to: expectedTo.units,
  }
  if (rest === null || (!isOpen && driftOf(needs, priced) !== 'none')) return null
  return {
    from: expectedFrom,
    to: expectedTo,
    rest: rest.payout,
    networkFee: rest.networkFee,
    validUntil: isOpen ? order.payUntil : null,
  }
}

function exchangeOffer(needs: Needs, order: OrderView): ExchangeOffer | null {
  const { held } = order
  const terms = marketTerms(needs, pricedOrder(needs, order), held)
  if (typeof terms === 'string' || terms.snapshotId === null) return null
  const expiresAt = needs.clock.now() + OFFER_SECONDS * 1000
  const promise: RatePromise = {
    nonce: order.publicCode,
    from: held.asset,
    to: terms.payout.asset,
    side: 'from',
    fromUnits: held.units,
    toUnits: terms.payout.units,
    gross: terms.gross.units,
    exchangeFee: terms.serviceFee.units,
    networkFee: terms.networkFee.units,
    accountCost: order.newAccount?.cost.units ?? 0n,
    commissionBps: order.commissionBps,
    expiresAt,
    policyVersion: order.policyVersion,
    snapshotId: terms.snapshotId,
  }
  return {
    offerId: signRatePromise(promise, offerKey(needs)),
    from: held,
    to: terms.payout,
    rate: rate({ from: held.asset, to: terms.payout.asset }, terms.gross.units, held.units),
    exchangeFee: terms.serviceFee,
    commission: commissionIn(order, terms),
    networkFee: terms.networkFee,
    validUntil: expiresAt,
  }
}

function commissionIn({ commissionBps }: OrderView, terms: SettlementTerms): Amount {
  const { commission } = partnerFeeOf(
    { gross: terms.gross.units, exchangeFee: terms.serviceFee.units },
    { commissionBps, feeShareBps: 0n },
  )
  return amount(terms.payout.asset, commission)
}

function topUpOffer(needs: Needs, order: OrderView): TopUpOffer | null {
  const { expectedFrom, held } = order
  if (order.holdReason !== 'amount_differs' && order.holdReason !== 'amount_too_small') {
    const least = missingToMinimum(needs, order)
    return least === null ? null : { amount: least, least: null, keepsPromise: false }
  }
  const missing = expectedFrom.units - held.units
  if (missing > 0n && promiseStands(needs, order)) {
    return { amount: amount(held.asset, missing), least: null, keepsPromise: true }
  }
  const least = missingToMinimum(needs, order)
  if (least === null) return null
  const whole = missing > least.units
  return {
    amount: whole ? amount(held.asset, missing) : least,
    least: whole ? least : null,
    keepsPromise: false,
  }
}

/** True while the rest, sent in time, still brings the guaranteed amount (decide-settlement). */
function promiseStands(needs: Needs, order: OrderView): boolean {
  if (order.promise?.isOpen !== true || order.isSettledBefore) return false
  if (needs.clock.now() > order.payUntil) return false
  return order.deposits.every(({ seenAt }) => seenAt <= order.payUntil)
}

/**
 * What is missing to the least that can be exchanged, with room for what the market moves until it arrives; null where
 * nothing is missing, or the market is not known.
 */
function missingToMinimum(
  needs: Needs,
  { commissionBps, from, to, held, policyVersion }: OrderView,
): Amount | null {
  const snapshot = needs.freshSnapshot()
  if (snapshot === null) return null
  const { catalogue, policy } = needs.termsOf(policyVersion)
  const pair = { from: coinOf(catalogue, from), to: coinOf(catalogue, to) }
  const quoted = priceQuote(
    { pair, side: 'from', given: held, kind: 'float', commissionBps },
    { snapshot, policy, availableTo: null },
  )
  if (quoted.ok || quoted.failure.code !== 'amount_below_minimum') return null
  const { minFrom } = quoted.failure.limits
  const least = minFrom.units + takeBpsRoundedUp(minFrom.units, MARKET_MOVES_BPS)
  return amount(from, least - held.units)
}

export type OfferFailure = Failure<'offer_forged' | 'offer_expired' | 'offer_withdrawn'>

/**
 * The promise of an offer that may be accepted now for an order that holds `held` units: it is this order's, not too
 * old, for the same sum, and still costs us no more than our own spread and fee.
 */
export function acceptOffer(
  needs: Needs,
  order: PricedOrder & { readonly public_code: string },
  accepted: { readonly offerId: string; readonly held: bigint },
): Result<RatePromise, OfferFailure> {
  const read = readRatePromise(accepted.offerId, offerKey(needs))
  if (!read.ok || read.value.nonce !== order.public_code) return fail({ code: 'offer_forged' })
  const promise = read.value
  if (promise.expiresAt <= needs.clock.now()) return fail({ code: 'offer_expired' })
  const isSameSum = promise.fromUnits === accepted.held
  if (!isSameSum || promise.policyVersion !== order.policy_version) {
    return fail({ code: 'offer_withdrawn' })
  }
  const now = marketTerms(needs, order, amount(order.asset_from, accepted.held))
  if (typeof now === 'string') return fail({ code: 'offer_withdrawn' })
  const pair = { from: order.asset_from, to: order.asset_to }
  const { floatSpreadBps, serviceFeeBps } = feesFor(
    needs.termsOf(order.policy_version).policy,
    pair,
  )
  const driftBps = floatSpreadBps + serviceFeeBps
  const isDearer = promise.toUnits * 10_000n > now.payout.units * (10_000n + driftBps)
  return isDearer ? fail({ code: 'offer_withdrawn' }) : ok(promise)
}

/** Of its own, so that no offer can be shown as the rateId of a new order. */
function offerKey({ rateKey }: Pick<Needs, 'rateKey'>): Uint8Array {
  return createHmac('sha256', rateKey).update('offers of orders on hold').digest()
}

function pricedOrder(
  needs: Needs,
  { commissionBps, from, newAccount, policyVersion, to }: OrderView,
): PricedOrder {
  return {
    asset_from: from,
    asset_to: to,
    network_to: coinOf(needs.catalogue, to).protocol,
    account_cost: newAccount?.cost.units ?? null,
    commission_bps: Number(commissionBps),
    policy_version: policyVersion,
  }
}
