import type { Currency } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import type { Quote, QuoteFailure, QuoteLimits } from '@causeway/core/quotes'
import type { UseCases } from '@causeway/server'
import type { Estimate } from '@causeway/server/quotes'
import type { Caller, EstimateReply, EstimateRequest } from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { answer } from '../handler.ts'
import { feeParts } from '../orders/fee-parts.ts'
import { rateText, usdText } from '../reference/rate-text.ts'
import { type GivenAmount, givenAmount, notPositive } from './given-amount.ts'
import { payerOf, readCommission } from './read-commission.ts'

type OutsideLimits = Extract<
  QuoteFailure,
  { code: 'amount_below_minimum' | 'amount_above_maximum' }
>
type Pair = { readonly from: Currency; readonly to: Currency }

/**
 * Prices a request (CALC-19, EXCH-11). Amounts are exact in the coin's decimals: fees and minimums were rounded up
 * where they were made, rates and maximums are truncated. Outside the limits the reply keeps its shape and says the
 * limit; what is no amount or no pair is refused.
 */
export async function answerEstimate(
  { useCases, words }: { readonly useCases: UseCases; readonly words: Wording },
  request: EstimateRequest,
  caller: Pick<Caller, 'country'>,
) {
  const amount = givenAmount(request)
  if (amount === null) return refuse({ code: 'amount_missing' }, words)
  const refused = notPositive(amount.given)
  if (refused !== null) return refuseRequest(refused)
  const from = request.from.toLowerCase()
  const to = request.to.toLowerCase()
  const kind = request.isFixedRate === true ? 'fixed' : 'float'
  const added = await readCommission(useCases, request)
  if (!added.ok) return refuse(added.failure, words)
  const { commissionBps } = added.value
  const payer = payerOf(added.value, caller)
  const newAccount = request.newAccount === true
  const asked = { from, to, ...amount, kind, newAccount, commissionBps, payer } as const
  const estimated = useCases.estimate(asked)
  const pair = { from: useCases.catalogue.find(from), to: useCases.catalogue.find(to) }
  if (estimated.ok && isKnown(pair)) {
    const body = withinLimits(useCases, request, pair, estimated.value)
    return answer(body)
  }
  if (estimated.ok) throw new Error(`A quote of ${from} to ${to} came from another catalogue`)
  const { failure } = estimated
  if (!('limits' in failure)) return refuse(failure, words)
  if (!isKnown(pair)) throw new Error(`Limits of ${from} to ${to} came from another catalogue`)
  return answer(outsideLimits(useCases, request, { pair, amount, failure, words }))
}

function withinLimits(
  useCases: UseCases,
  request: EstimateRequest,
  pair: Pair,
  { accountCost, quote, quotedAt, rateId, rateIdExpiresAt }: Estimate,
): EstimateReply {
  const decimals = { from: pair.from.decimals, to: pair.to.decimals }
  const inFrom = (amount: Amount) => formatUnits(amount.units, decimals.from)
  const fees = feeParts(quote)
  const inTo = (amount: Amount) => formatUnits(amount.units, decimals.to)
  return {
    ...frame(useCases, request, pair),
    amountFrom: inFrom(quote.from),
    amountTo: inTo(quote.to),
    amountToNoNetFee: inTo(quote.toBeforeNetworkFee),
    rate: rateText(quote.rate, decimals),
    marketRate: rateText(quote.marketRate, decimals),
    minFrom: inFrom(quote.limits.minFrom),
    maxFrom: inFrom(quote.limits.maxFrom),
    minTo: inTo(quote.limits.minTo),
    maxTo: inTo(quote.limits.maxTo),
    exchangeFee: inTo(fees.exchangeFee),
    partnerFee: fees.partnerFee && inTo(fees.partnerFee),
    networkFee: inTo(quote.networkFee),
    accountCost: accountCost && inTo(accountCost),
    kycRequired: useCases.asksForIdentification(quote.from),
    rateId,
    rateIdExpiredAt: rateIdExpiresAt,
    ...timesOut(useCases, quote),
    // The moment from which the quote's time runs, not that of this line.
    serverTime: quotedAt,
    errMessage: null,
    error: null,
  }
}

function timesOut(useCases: UseCases, { from, kind }: Quote) {
  const times = kind === 'fixed' ? useCases.promiseTimes(from) : null
  return {
    payWithinSeconds: times?.paySeconds ?? null,
    confirmWithinSeconds: times?.confirmSeconds ?? null,
  }
}

function outsideLimits(
  useCases: UseCases,
  request: EstimateRequest,
  outside: {
    readonly pair: Pair
    readonly amount: GivenAmount
    readonly failure: OutsideLimits
    readonly words: Wording
  },
): EstimateReply {
  const { pair, amount, failure, words } = outside
  const limits = limitTexts(failure.limits, words)
  const { minFrom, maxFrom, minTo, maxTo } = failure.limits
  const isBelow = failure.code === 'amount_below_minimum'
  const [minimum, maximum] = amount.side === 'from' ? [minFrom, maxFrom] : [minTo, maxTo]
  return {
    ...frame(useCases, request, pair),
    amountFrom: amount.side === 'from' ? amount.given : null,
    amountTo: amount.side === 'to' ? amount.given : null,
    amountToNoNetFee: null,
    rate: null,
    marketRate: rateText(failure.marketRate, { from: pair.from.decimals, to: pair.to.decimals }),
    minFrom: limits.from.min,
    maxFrom: limits.from.max,
    minTo: limits.to.min,
    maxTo: limits.to.max,
    exchangeFee: null,
    partnerFee: null,
    // Known whatever the amount: of EOS it is named as the least that can arrive (CALC-18).
    networkFee: formatUnits(pair.to.networkFeeUnits, pair.to.decimals),
    kycRequired: false,
    accountCost: null,
    rateId: null,
    rateIdExpiredAt: null,
    payWithinSeconds: null,
    confirmWithinSeconds: null,
    errMessage: isBelow
      ? `minimum amount: ${words.sum(minimum)}`
      : `maximum allowed: ${words.sum(maximum)}`,
    error: { code: isBelow ? 'min-amount' : 'max-amount', limits },
  }
}

function limitTexts(limits: QuoteLimits, { units }: Wording) {
  return {
    from: { min: units(limits.minFrom), max: units(limits.maxFrom) },
    to: { min: units(limits.minTo), max: units(limits.maxTo) },
  }
}

function frame(useCases: UseCases, request: EstimateRequest, pair: Pair) {
  const bitcoinPrice = useCases.snapshot()?.prices.get('btc')
  return {
    reqId: request.reqId ?? null,
    from: pair.from.ticker,
    to: pair.to.ticker,
    isFixedRate: request.isFixedRate === true,
    btcPrice: bitcoinPrice === undefined ? null : usdText(bitcoinPrice),
    serverTime: useCases.now(),
  }
}

function isKnown(pair: {
  readonly from: Currency | undefined
  readonly to: Currency | undefined
}): pair is Pair {
  return pair.from !== undefined && pair.to !== undefined
}
