import type { FiatFailure, FiatPort, FiatQuestion } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import { type Ask, answerWithin, furthestOf, keepFor, readWithin } from '../../fiat-wire/index.ts'
import { askQuote } from './ask-quote.ts'
import { type BanxaDeal, type BanxaLists, banxaLists, findBanxaDeal } from './banxa-lists.ts'
import type { BanxaNeeds } from './banxa-needs.ts'
import { orderByName, ordersByReference } from './find-orders.ts'
import { openOrder } from './open-order.ts'
import { readWebhook } from './read-webhook.ts'

const LISTS_KEPT_MILLISECONDS = 60 * 60_000

/**
 * Banxa's hosted checkout by its public API, version 2 (docs.banxa.com): prices, orders with a page of their own, signed
 * messages. Our reference of an order is its name of the customer as well, so that nobody can be followed from one
 * order to the next.
 */
export function createBanxaFiat(needs: BanxaNeeds): FiatPort {
  const kept = {
    buy: keepFor<BanxaLists>(needs.clock, LISTS_KEPT_MILLISECONDS),
    sell: keepFor<BanxaLists>(needs.clock, LISTS_KEPT_MILLISECONDS),
  }
  const findDeal = async (
    ask: Ask,
    question: FiatQuestion,
  ): Promise<Result<BanxaDeal, FiatFailure>> =>
    findBanxaDeal(await banxaLists(needs, ask, question.side, kept[question.side]), question)
  return {
    facts: {
      id: 'banxa',
      name: 'Banxa',
      sides: ['buy', 'sell'],
      methods: ['visa', 'mastercard', 'bank_transfer', 'apple_pay', 'google_pay', 'local_method'],
      kyc: 'full',
      // Nine orders in ten; a transfer from a bank takes days (support.banxa.com).
      minutes: [1, 30],
      site: 'https://banxa.com',
    },
    quote: (question, milliseconds) =>
      answerWithin(needs, milliseconds, async (ask) => {
        const deal = await findDeal(ask, question)
        return deal.ok ? askQuote(needs, ask, deal.value, question) : deal
      }),
    checkout: (request, milliseconds) =>
      answerWithin(needs, milliseconds, async (ask) => {
        const deal = await findDeal(ask, request)
        return deal.ok ? openOrder(needs, ask, deal.value, request) : deal
      }),
    read: ({ reference, providerReference, side }, milliseconds) =>
      readWithin(needs, milliseconds, async (ask) =>
        ok(
          providerReference === null
            ? furthestOf(await ordersByReference(needs, ask, reference, side))
            : await orderByName(needs, ask, providerReference, { reference, side }),
        ),
      ),
    readWebhook: (message, now) => readWebhook(needs, message, now),
  }
}
