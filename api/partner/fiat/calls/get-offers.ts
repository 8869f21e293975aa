import { type FiatAnswer, quotientOf, sortAnswers } from '@causeway/core/fiat'
import type { FiatQuote } from '@causeway/core/ports'
import { fractionText } from '../../../handlers/index.ts'
import { beginFailure } from '../begin-failure.ts'
import { answered, type FiatCall, refusedWith } from '../fiat-call.ts'
import { fiatFailures, offerFailure } from '../fiat-failure.ts'
import { isKnownProvider, unknownProvider } from '../known-provider.ts'
import { namedMethods } from '../payment-methods.ts'
import {
  decimalAmount,
  ipAddress,
  optional,
  placeCode,
  readFields,
  text,
  ticker,
} from '../read-fields.ts'

/** What each provider would give, or why it gives nothing: the site's own offers, in the same order. */
export const getOffers: FiatCall = {
  method: 'GET',
  path: '/offers',
  summary: 'Offers of all providers, or of one.',
  scope: 'quote',
  params: [
    ...['currencyFrom', 'currencyTo', 'amountFrom', 'country', 'state?'],
    ...['ip?', 'providerCode?', 'externalUserId?'],
  ],
  answer: async ({ useCases }, params) => {
    const read = readFields(params, {
      currencyFrom: ticker,
      currencyTo: ticker,
      amountFrom: decimalAmount,
      country: placeCode,
      state: optional(placeCode),
      ip: optional(ipAddress),
      providerCode: optional(text(40)),
      externalUserId: optional(text(100)),
    })
    if (!read.ok) return refusedWith(read.failure)
    const { amountFrom: amount, currencyFrom: from, currencyTo: to, ...asked } = read.value
    const { country, providerCode, state } = asked
    if (!isKnownProvider(useCases, providerCode)) return unknownProvider(providerCode)
    if (useCases.catalogue.find(to)?.isFiat === true) return refusedWith(fiatFailures.pair())
    const question = { from, to, amount, country, state, method: null }
    const only = providerCode === null ? null : [providerCode]
    const answer = await useCases.fiat.ask(question, only)
    if (!answer.ok) return refusedWith(beginFailure(answer.failure, read.value))
    return answered(sortAnswers(answer.value.answers).map((each) => offerOut(each, amount)))
  },
}

function offerOut({ outcome, provider }: FiatAnswer, amountFrom: string) {
  const providerCode = provider.facts.id
  if (outcome.ok) return { providerCode, ...pricesOut(outcome.value, amountFrom) }
  const { status: _, ...error } = offerFailure(outcome.failure)
  return { providerCode, ...error }
}

/** A provider's price is the same by every method that its offer holds for. */
function pricesOut({ amountTo, fee, methods }: FiatQuote, amountFrom: string) {
  const [rate, inverted] = [quotientOf(amountTo, amountFrom), quotientOf(amountFrom, amountTo)]
  const price = {
    rate: rate && fractionText(rate),
    invertedRate: inverted && fractionText(inverted),
    fee,
    amountExpectedTo: amountTo,
  }
  return {
    ...price,
    amountFrom,
    paymentMethodOffers: namedMethods(methods).map(({ code, name }) => ({
      method: code,
      methodName: name,
      ...price,
    })),
  }
}
