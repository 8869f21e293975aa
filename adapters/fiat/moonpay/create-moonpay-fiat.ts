import type { FiatPort, FiatSide } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  type Ask,
  answerWithin,
  fieldOf,
  furthestOf,
  keepFor,
  NoAnswer,
  pageAddress,
  readWithin,
} from '../../fiat-wire/index.ts'
import { askQuote } from './ask-quote.ts'
import { findMoonpayCoin, type MoonpayLists, moonpayLists } from './moonpay-lists.ts'
import type { MoonpayNeeds } from './moonpay-needs.ts'
import { customerOf, pageOfMoonpay } from './page-of-moonpay.ts'
import { moonpayMethod } from './payment-methods.ts'
import { readTransaction } from './read-order.ts'
import { readWebhook } from './read-webhook.ts'

const LISTS_KEPT_MILLISECONDS = 60 * 60_000
const OK = 200
const NOT_FOUND = 404
const TRANSACTIONS = {
  buy: 'v1/transactions',
  sell: 'v3/sell_transactions',
} as const satisfies Record<FiatSide, string>

/**
 * MoonPay by its public API (dev.moonpay.com): prices, limits and lists with the publishable key, its own pages with a
 * signed address, transactions by our reference, signed messages.
 */
export function createMoonpayFiat(needs: MoonpayNeeds): FiatPort {
  const kept = keepFor<MoonpayLists>(needs.clock, LISTS_KEPT_MILLISECONDS)
  return {
    facts: {
      id: 'moonpay',
      name: 'MoonPay',
      sides: ['buy', 'sell'],
      methods: ['visa', 'mastercard', 'bank_transfer', 'apple_pay', 'google_pay', 'paypal'],
      kyc: 'full',
      // By card; a transfer from a bank takes days (support.moonpay.com).
      minutes: [5, 180],
      site: 'https://www.moonpay.com',
    },
    quote: (question, milliseconds) =>
      answerWithin(needs, milliseconds, (ask) => askQuote(needs, ask, kept, question)),
    checkout: (request, milliseconds) =>
      answerWithin(needs, milliseconds, async (ask) => {
        const coin = findMoonpayCoin(await moonpayLists(needs, ask, kept), request)
        if (!coin.ok) return coin
        const isPayable =
          request.method === null || moonpayMethod(request.method, request.fiat) !== null
        if (!isPayable) return fail({ code: 'others' })
        const url = pageAddress(pageOfMoonpay(needs, coin.value.code, request))
        return ok({ providerReference: null, goesTo: { kind: 'redirect', url } })
      }),
    read: ({ reference, side }, milliseconds) =>
      readWithin(needs, milliseconds, async (ask) =>
        ok(
          furthestOf(
            (await askTransactions(needs, ask, reference, side)).map((transaction) =>
              readTransaction(transaction, {
                reference,
                side,
                customer: customerOf(needs, reference),
              }),
            ),
          ),
        ),
      ),
    readWebhook: (message, now) => readWebhook(needs.webhookKey, message, now),
  }
}

/** GET …/ext/{our reference}: one transaction, or a list where the person tried more than once. */
async function askTransactions(
  needs: MoonpayNeeds,
  ask: Ask,
  reference: string,
  side: FiatSide,
): Promise<readonly unknown[]> {
  const path = `${TRANSACTIONS[side]}/ext/${encodeURIComponent(reference)}`
  const query = new URLSearchParams({ apiKey: needs.publishableKey })
  const { status, body } = await ask({ method: 'GET', url: `${needs.apiUrl}/${path}?${query}` })
  if (status === NOT_FOUND) return []
  if (status !== OK) throw new NoAnswer('unavailable', 'MoonPay does not tell of its orders')
  if (Array.isArray(body)) return body
  if (fieldOf(body, 'status') === undefined) {
    throw new NoAnswer('unavailable', 'MoonPay told of no order')
  }
  return [body]
}
