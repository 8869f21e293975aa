import { randomUUID } from 'node:crypto'
import type { FiatPort } from '@causeway/core/ports'
import { ok } from '@causeway/core/result'
import { answerWithin, readWithin } from '../../fiat-wire/index.ts'
import { askQuote } from './ask-quote.ts'
import { checkQuestion } from './check-question.ts'
import { openPayment } from './open-payment.ts'
import { readPayment } from './read-payment.ts'
import { readSimplexKey, readWebhook } from './read-webhook.ts'
import { simplexFacts } from './simplex-facts.ts'
import { rememberLists, type SimplexNeeds } from './simplex-needs.ts'

/**
 * Simplex (by Nuvei) as its public documentation has it (integrations.simplex.com, its wallet API): purchases by card on
 * its own page, reached by a posted form. Throws where its webhook key is no PEM.
 */
export function createSimplexFiat(needs: SimplexNeeds): FiatPort {
  const simplex = rememberLists(needs)
  const key = readSimplexKey(needs.webhookKey)
  return {
    facts: simplexFacts,
    quote: (question, withinMilliseconds) =>
      answerWithin(needs, withinMilliseconds, async (ask) => {
        const coin = await checkQuestion(simplex, ask, question)
        if (!coin.ok) return coin
        // Nobody in particular asks yet.
        const person = { id: randomUUID(), clientAddress: null }
        const quote = await askQuote(simplex, ask, coin.value, question, person)
        if (!quote.ok) return quote
        return ok({
          amountTo: quote.value.amountTo,
          fee: quote.value.fee,
          networkFee: null,
          methods: question.method === null ? simplexFacts.methods : [question.method],
          // The checkout asks for a quote in the person's own name.
          quoteId: null,
          expiresAt: null,
        })
      }),
    checkout: (request, withinMilliseconds) =>
      answerWithin(needs, withinMilliseconds, (ask) => openPayment(simplex, ask, request)),
    read: ({ reference }, withinMilliseconds) =>
      readWithin(needs, withinMilliseconds, (ask) => readPayment(simplex, ask, reference)),
    readWebhook: (message, now) => readWebhook(key, message, now),
  }
}
