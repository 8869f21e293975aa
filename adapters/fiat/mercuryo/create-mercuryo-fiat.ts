import type { FiatPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  type Ask,
  answerWithin,
  furthestOf,
  keepFor,
  listOf,
  pageAddress,
  readWithin,
} from '../../fiat-wire/index.ts'
import { dataOf } from './ask-mercuryo.ts'
import { askQuote } from './ask-quote.ts'
import { findMercuryoCoin, type MercuryoLists, mercuryoLists } from './mercuryo-lists.ts'
import type { MercuryoNeeds } from './mercuryo-needs.ts'
import { pageOfMercuryo } from './page-of-mercuryo.ts'
import { mercuryoMethod } from './payment-methods.ts'
import { readEntry } from './read-order.ts'
import { readWebhook } from './read-webhook.ts'

const LISTS_KEPT_MILLISECONDS = 60 * 60_000

/**
 * Mercuryo by its public API, version 1.6 (widget.docs.mercuryo.io): rates and limits by the widget's id, its own page
 * with a signed address, transactions by our reference, signed messages.
 */
export function createMercuryoFiat(needs: MercuryoNeeds): FiatPort {
  const kept = keepFor<MercuryoLists>(needs.clock, LISTS_KEPT_MILLISECONDS)
  return {
    facts: {
      id: 'mercuryo',
      name: 'Mercuryo',
      sides: ['buy', 'sell'],
      methods: ['visa', 'mastercard', 'apple_pay', 'google_pay'],
      // No papers up to 699 EUR, as Mercuryo says; more asks for them.
      kyc: 'light',
      // At once, or as long as a person has for papers (help.mercuryo.io).
      minutes: [1, 40],
      site: 'https://mercuryo.io',
    },
    quote: (question, milliseconds) =>
      answerWithin(needs, milliseconds, async (ask) => {
        const coin = findMercuryoCoin(await mercuryoLists(needs, ask, kept), question)
        return coin.ok ? askQuote(needs, ask, coin.value, question) : coin
      }),
    checkout: (request, milliseconds) =>
      answerWithin(needs, milliseconds, async (ask) => {
        const coin = findMercuryoCoin(await mercuryoLists(needs, ask, kept), request)
        if (!coin.ok) return coin
        const { clientAddress, extraId } = request
        // Its documents name no field for a tag: coins that need one would be lost without it.
        const isPayable = clientAddress !== null && extraId === null
        if (!isPayable || mercuryoMethod(request) === null) return fail({ code: 'others' })
        const url = pageAddress(pageOfMercuryo(needs, coin.value, request, clientAddress))
        return ok({ providerReference: null, goesTo: { kind: 'redirect', url } })
      }),
    read: ({ reference, side }, milliseconds) =>
      readWithin(needs, milliseconds, async (ask) =>
        ok(
          furthestOf(
            (await askEntries(needs, ask, reference))
              .map((entry) => readEntry(entry, reference, side))
              .filter((report) => report !== null),
          ),
        ),
      ),
    readWebhook: (message) => readWebhook(needs.signKey, message),
  }
}

/** GET /sdk-partner/transactions by our reference. Throws NoAnswer. */
async function askEntries(
  needs: MercuryoNeeds,
  ask: Ask,
  reference: string,
): Promise<readonly unknown[]> {
  const query = { widget_id: needs.widgetId, merchant_transaction_id: reference }
  const headers = { 'sdk-partner-token': needs.partnerToken }
  return listOf(await dataOf(needs, ask, 'sdk-partner/transactions', query, headers))
}
