import type { FiatPort, FiatProviderFacts } from '@causeway/core/ports'
import { answerWithin, readWithin } from '../../fiat-wire/index.ts'
import { askQuote } from './ask-quote.ts'
import { type BinanceNeeds, openBinance } from './binance-needs.ts'
import { checkQuestion } from './check-question.ts'
import { openPreOrder } from './open-pre-order.ts'
import { readBinanceOrder } from './read-binance-order.ts'
import { readWebhook } from './read-webhook.ts'

/** What Binance says of itself: purchases with an account there, minutes by card. */
const binanceFacts: FiatProviderFacts = {
  id: 'binance',
  name: 'Binance Connect',
  sides: ['buy'],
  methods: ['visa', 'mastercard', 'apple_pay', 'google_pay', 'paypal', 'local_method'],
  kyc: 'full',
  minutes: [5, 60],
  site: 'https://www.binance.com/en/connect',
}

/**
 * Binance Connect as its public documentation has it (developers.binance.com, Connect 2.0): purchases on Binance's own
 * page, with an account there. It does not say which countries it serves. Throws where a key is no PEM.
 */
export function createBinanceFiat(needs: BinanceNeeds): FiatPort {
  const binance = openBinance(needs)
  return {
    facts: binanceFacts,
    quote: (question, withinMilliseconds) =>
      answerWithin(needs, withinMilliseconds, async (ask) => {
        const pair = await checkQuestion(binance, ask, question)
        return pair.ok ? askQuote(binance, ask, pair.value, question) : pair
      }),
    checkout: (request, withinMilliseconds) =>
      answerWithin(needs, withinMilliseconds, (ask) => openPreOrder(binance, ask, request)),
    read: ({ reference }, withinMilliseconds) =>
      readWithin(needs, withinMilliseconds, (ask) => readBinanceOrder(binance, ask, reference)),
    readWebhook: (message, now) => readWebhook(binance.verifyingKey, message, now),
  }
}
