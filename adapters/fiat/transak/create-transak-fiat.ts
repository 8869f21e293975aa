import type { FiatPort, FiatProviderFacts } from '@causeway/core/ports'
import { answerWithin, readWithin } from '../../fiat-wire/index.ts'
import { askQuote } from './ask-quote.ts'
import { checkQuestion } from './check-question.ts'
import { openSession } from './open-session.ts'
import { readTransakOrder } from './read-transak-order.ts'
import { readWebhook } from './read-webhook.ts'
import { rememberTransak, type TransakNeeds } from './transak-needs.ts'

/** What Transak says of itself: minutes by card, a working day and more by bank transfer. */
const transakFacts: FiatProviderFacts = {
  id: 'transak',
  name: 'Transak',
  sides: ['buy', 'sell'],
  methods: ['visa', 'mastercard', 'apple_pay', 'google_pay', 'bank_transfer', 'local_method'],
  kyc: 'full',
  minutes: [5, 60],
  site: 'https://transak.com',
}

/**
 * Transak as its public documentation has it (docs.transak.com): purchases and sales on its own page, which is opened by
 * a session that our server asks for. A sale's pay-in address is told to the person there, not to us.
 */
export function createTransakFiat(needs: TransakNeeds): FiatPort {
  const transak = rememberTransak(needs)
  return {
    facts: transakFacts,
    quote: (question, withinMilliseconds) =>
      answerWithin(needs, withinMilliseconds, async (ask) => {
        const pair = await checkQuestion(transak, ask, question)
        return pair.ok ? askQuote(transak, ask, pair.value, question) : pair
      }),
    checkout: (request, withinMilliseconds) =>
      answerWithin(needs, withinMilliseconds, (ask) => openSession(transak, ask, request)),
    read: (order, withinMilliseconds) =>
      readWithin(needs, withinMilliseconds, (ask) => readTransakOrder(transak, ask, order)),
    readWebhook: (message) => readWebhook(transak.tokens.known(), message),
  }
}
