import type { FiatFailure, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  amountOf,
  decimalOf,
  fieldOf,
  isSameNumber,
  listOf,
  NoAnswer,
  requiredTextOf,
  textOf,
} from '../../fiat-wire/index.ts'
import type { TransakPair } from './check-question.ts'
import { methodsOf } from './transak-methods.ts'
import type { TransakNeeds } from './transak-needs.ts'

const KEY_REFUSED = new Set([401, 403])

/** Transak's price. `others` where it refuses in its words; throws NoAnswer for a price of something else. */
export async function askQuote(
  { apiUrl, apiKey }: TransakNeeds,
  ask: Ask,
  pair: TransakPair,
  question: FiatQuestion,
): Promise<Result<FiatQuote, FiatFailure>> {
  const query = queryOf(apiKey, pair, question)
  const { status, body } = await ask({
    method: 'GET',
    url: `${apiUrl}/api/v1/pricing/public/quotes?${query}`,
    headers: { 'x-api-key': apiKey },
  })
  if (status !== 200) {
    const isRefusal = !KEY_REFUSED.has(status) && textOf(body, 'error', 'message') !== null
    if (isRefusal) return fail({ code: 'others' })
    throw new NoAnswer('unavailable', `Transak answered ${status}`)
  }
  const quote = fieldOf(body, 'response')
  if (!isAbout(quote, pair, question)) {
    throw new NoAnswer('unavailable', 'Transak quoted something else')
  }
  const methods = methodsOf(pair.method)
  return ok({
    amountTo: amountOf(quote, question.side === 'buy' ? 'cryptoAmount' : 'fiatAmount'),
    fee: decimalOf(quote, 'totalFee'),
    networkFee: networkFeeOf(quote),
    methods: question.method === null ? methods : [question.method],
    // Its page asks for a price of its own.
    quoteId: null,
    expiresAt: null,
  })
}

function queryOf(
  apiKey: string,
  { symbol, network, fiat, method }: TransakPair,
  { side, amount, country }: FiatQuestion,
): URLSearchParams {
  return new URLSearchParams({
    partnerApiKey: apiKey,
    fiatCurrency: fiat,
    cryptoCurrency: symbol,
    network,
    isBuyOrSell: side === 'buy' ? 'BUY' : 'SELL',
    paymentMethod: method,
    [side === 'buy' ? 'fiatAmount' : 'cryptoAmount']: amount,
    quoteCountryCode: country,
  })
}

function isAbout(quote: unknown, pair: TransakPair, { side, amount }: FiatQuestion): boolean {
  const given = amountOf(quote, side === 'buy' ? 'fiatAmount' : 'cryptoAmount')
  return (
    requiredTextOf(quote, 'fiatCurrency') === pair.fiat &&
    requiredTextOf(quote, 'cryptoCurrency') === pair.symbol &&
    requiredTextOf(quote, 'network') === pair.network &&
    requiredTextOf(quote, 'isBuyOrSell') === (side === 'buy' ? 'BUY' : 'SELL') &&
    isSameNumber(given, amount)
  )
}

function networkFeeOf(quote: unknown): string | null {
  if (fieldOf(quote, 'feeBreakdown') === undefined) return null
  const found = listOf(quote, 'feeBreakdown').find((each) => textOf(each, 'id') === 'network_fee')
  return found === undefined ? null : decimalOf(found, 'value')
}
