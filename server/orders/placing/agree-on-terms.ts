import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { hasDrifted, type QuotePair } from '@causeway/core/quotes'
import { fail, ok, type Result } from '@causeway/core/result'
import { accountCost } from '../../account-names/check-new-account.ts'
import type { PromiseLimits } from '../../order-store/new-order.ts'
import {
  type EstimateInput,
  isPairRate,
  quoteAtPairRate,
  quoteFor,
  readRatePromise,
} from '../../quotes/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { PlaceOrderFailure, PlaceOrderInput } from './place-order-types.ts'

/** The figures an order stands on. gross = expectedTo + exchangeFee + networkFee. */
export type OrderTerms = {
  readonly expectedFrom: Amount
  readonly expectedTo: Amount
  readonly gross: Amount
  /** A partner's commission included. */
  readonly exchangeFee: Amount
  readonly networkFee: Amount
  /** What of the network fee pays for a new account; null without one. */
  readonly accountCost: Amount | null
  readonly snapshotId: string
  /** Of the policy that it was priced by, and keeps. */
  readonly policyVersion: string
  /** Single-use mark of the guaranteed quote; null at floating rate. */
  readonly nonce: string | null
  readonly promise: PromiseLimits
}

const NO_PROMISE: PromiseLimits = { cap: 0n, free: 0n, committed: 0n }

type Needs = Pick<
  OrderNeeds,
  'accountNames' | 'catalogue' | 'policy' | 'freshSnapshot' | 'stock' | 'clock' | 'rateKey'
>

/** The figures of a new order: the market's now at floating rate, the promise's at guaranteed rate. */
export function agreeOnTerms(
  needs: Needs,
  input: PlaceOrderInput,
  pair: QuotePair,
): Result<OrderTerms, PlaceOrderFailure> {
  return input.kind === 'float' ? floatTerms(needs, input) : fixedTerms(needs, input, pair)
}

function floatTerms(needs: Needs, input: PlaceOrderInput): Result<OrderTerms, PlaceOrderFailure> {
  const quoted = quoteFor(needs, questionOf(input))
  if (!quoted.ok) return quoted
  const quote = quoted.value
  return ok({
    expectedFrom: quote.from,
    expectedTo: quote.to,
    gross: quote.gross,
    exchangeFee: quote.exchangeFee,
    networkFee: quote.networkFee,
    accountCost: costOfAccount(needs, input, quote.to.asset),
    snapshotId: quote.snapshotId,
    policyVersion: quote.policyVersion,
    nonce: null,
    promise: NO_PROMISE,
  })
}

function fixedTerms(
  needs: Needs,
  input: PlaceOrderInput,
  pair: QuotePair,
): Result<OrderTerms, PlaceOrderFailure> {
  if (input.rateId === null || input.rateId === '') return fail({ code: 'rate_id_missing' })
  const rateId = isPairRate(input.rateId)
    ? quoteAtPairRate(needs, input.rateId, questionOf(input))
    : ok(input.rateId)
  if (!rateId.ok) return rateId
  const read = readRatePromise(rateId.value, needs.rateKey)
  if (!read.ok) return read
  const promise = read.value
  if (promise.expiresAt <= needs.clock.now()) return fail({ code: 'rate_id_expired' })
  if (promise.from !== pair.from.ticker || promise.to !== pair.to.ticker) {
    return fail({ code: 'rate_id_mismatch' })
  }
  // The request must still be one that we would quote now, at a price not much worse for us.
  const quoted = quoteFor(needs, questionOf(input))
  if (!quoted.ok) return quoted
  const now = quoted.value
  const promised = promise.side === 'from' ? promise.fromUnits : promise.toUnits
  const asked = input.side === 'from' ? now.from.units : now.to.units
  if (promise.side !== input.side || promised !== asked) return fail({ code: 'rate_id_mismatch' })
  const cost = costOfAccount(needs, input, pair.to.ticker)
  const isSamePrice =
    promise.accountCost === (cost?.units ?? 0n) &&
    promise.commissionBps === (input.commissionBps ?? 0n)
  if (!isSamePrice) return fail({ code: 'rate_id_mismatch' })
  // A guaranteed rate is a free option: it is withdrawn where the market ran away from it (architecture, decision 6).
  if (promise.policyVersion !== now.policyVersion || hasDrifted(promise, now, needs.policy)) {
    return fail({ code: 'rate_withdrawn' })
  }
  const room = needs.stock.room(pair.to.ticker)
  if (room === null) return fail({ code: 'stock_unknown' })
  return ok({
    expectedFrom: amount(promise.from, promise.fromUnits),
    expectedTo: amount(promise.to, promise.toUnits),
    gross: amount(promise.to, promise.gross),
    exchangeFee: amount(promise.to, promise.exchangeFee),
    networkFee: amount(promise.to, promise.networkFee),
    accountCost: cost,
    snapshotId: promise.snapshotId,
    policyVersion: promise.policyVersion,
    nonce: promise.nonce,
    promise: { cap: exposureCap(needs, pair), ...room },
  })
}

function questionOf({
  commissionBps = 0n,
  country = null,
  from,
  given,
  kind,
  newAccountKey,
  partner,
  side,
  to,
}: PlaceOrderInput): EstimateInput {
  const payer = { country, partnerId: partner?.partnerId ?? null }
  const newAccount = newAccountKey !== undefined
  return { from, given, kind, side, to, commissionBps, newAccount, payer }
}

function costOfAccount(needs: Needs, input: PlaceOrderInput, to: AssetCode): Amount | null {
  const coin = needs.catalogue.find(to)
  return input.newAccountKey === undefined || coin === undefined ? null : accountCost(needs, coin)
}

function exposureCap(needs: Needs, pair: QuotePair): bigint {
  const price = needs.freshSnapshot()?.prices.get(pair.to.ticker)
  if (price === undefined) return 0n
  return (needs.policy.fixedExposureUsd * 10n ** BigInt(18 + pair.to.decimals)) / price
}
