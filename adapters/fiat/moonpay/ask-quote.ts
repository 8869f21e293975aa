import type { FiatFailure, FiatLimits, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  amountOf,
  decimalOf,
  isSameNumber,
  isWithin,
  type JsonReply,
  type Kept,
  NoAnswer,
  sumOf,
  textOf,
} from '../../fiat-wire/index.ts'
import { findMoonpayCoin, type MoonpayLists, moonpayLists } from './moonpay-lists.ts'
import type { MoonpayNeeds } from './moonpay-needs.ts'
import { moonpayMethod, ourMethods } from './payment-methods.ts'

const OK = 200
const FORBIDDEN = new Set([401, 403])

/**
 * MoonPay's price: GET /v3/currencies/{code}/buy_quote or sell_quote, with what it deals in and its limits asked beside
 * it. Throws NoAnswer.
 */
export async function askQuote(
  needs: MoonpayNeeds,
  ask: Ask,
  kept: Kept<MoonpayLists>,
  question: FiatQuestion,
): Promise<Result<FiatQuote, FiatFailure>> {
  const method = question.method === null ? null : moonpayMethod(question.method, question.fiat)
  const coin = findMoonpayCoin(await moonpayLists(needs, ask, kept), question)
  if (!coin.ok) return coin
  if (question.method !== null && method === null) return fail({ code: 'others' })
  const priced = { ...question, code: coin.value.code, theirs: method }
  const [limitsReply, reply] = await Promise.all([
    question.side === 'buy' ? askLimits(needs, ask, priced) : null,
    askPrice(needs, ask, priced),
  ])
  const limits = limitsReply === null ? coin.value.sellLimits : readLimits(limitsReply)
  if (!isWithin(question.amount, limits)) return fail({ code: 'limits', limits })
  return readPrice(reply, priced)
}

type Priced = FiatQuestion & { readonly code: string; readonly theirs: string | null }

function askLimits(
  needs: MoonpayNeeds,
  ask: Ask,
  { code, fiat, theirs }: Priced,
): Promise<JsonReply> {
  const query = new URLSearchParams({
    apiKey: needs.publishableKey,
    baseCurrencyCode: fiat,
    areFeesIncluded: 'true',
    ...(theirs === null ? {} : { paymentMethod: theirs }),
  })
  return ask({ method: 'GET', url: `${needs.apiUrl}/v3/currencies/${code}/limits?${query}` })
}

function askPrice(
  needs: MoonpayNeeds,
  ask: Ask,
  { side, code, fiat, amount, theirs }: Priced,
): Promise<JsonReply> {
  const query = new URLSearchParams({
    apiKey: needs.publishableKey,
    baseCurrencyAmount: amount,
    ...(side === 'buy'
      ? { baseCurrencyCode: fiat, areFeesIncluded: 'true' }
      : { quoteCurrencyCode: fiat }),
    ...(theirs === null ? {} : { [side === 'buy' ? 'paymentMethod' : 'payoutMethod']: theirs }),
  })
  return ask({ method: 'GET', url: `${needs.apiUrl}/v3/currencies/${code}/${side}_quote?${query}` })
}

/** None where MoonPay has no limits of its own to say for this coin and money. */
function readLimits({ status, body }: JsonReply): FiatLimits {
  if (status !== OK) return { min: null, max: null }
  return {
    min: decimalOf(body, 'baseCurrency', 'minBuyAmount'),
    max: decimalOf(body, 'baseCurrency', 'maxBuyAmount'),
  }
}

function readPrice(
  { status, body }: JsonReply,
  asked: FiatQuestion & { readonly code: string },
): Result<FiatQuote, FiatFailure> {
  if (FORBIDDEN.has(status)) return fail({ code: 'unavailable' })
  if (status !== OK) return fail({ code: 'others' })
  const isBuy = asked.side === 'buy'
  assertCode(body, 'baseCurrency', isBuy ? asked.fiat : asked.code)
  assertCode(body, 'quoteCurrency', isBuy ? asked.code : asked.fiat)
  // A purchase is quoted with its fees included: the total is what was asked about.
  const given = amountOf(body, isBuy ? 'totalAmount' : 'baseCurrencyAmount')
  if (!isSameNumber(given, asked.amount)) {
    throw new NoAnswer('unavailable', 'MoonPay quoted another amount than was asked')
  }
  const networkFee = decimalOf(body, 'networkFeeAmount')
  const fees = [decimalOf(body, 'feeAmount'), decimalOf(body, 'extraFeeAmount'), networkFee]
  const named = fees.filter((fee) => fee !== null)
  const method = textOf(body, 'paymentMethod') ?? textOf(body, 'payoutMethod')
  const expires = Date.parse(textOf(body, 'expiresAt') ?? '')
  return ok({
    amountTo: amountOf(body, 'quoteCurrencyAmount'),
    fee: named.length === 0 ? null : sumOf(...named),
    networkFee,
    methods: methodsOf(asked, method),
    quoteId: null,
    expiresAt: Number.isNaN(expires) ? null : expires,
  })
}

function methodsOf({ method }: FiatQuestion, theirs: string | null): FiatQuote['methods'] {
  if (method !== null) return [method]
  return theirs === null ? ['visa', 'mastercard'] : ourMethods(theirs)
}

function assertCode(body: unknown, currency: string, code: string): void {
  const said = textOf(body, `${currency}Code`) ?? textOf(body, currency, 'code')
  if (said?.toLowerCase() !== code) {
    throw new NoAnswer('unavailable', 'MoonPay quoted another currency than was asked')
  }
}
