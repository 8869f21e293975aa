import type { Calls } from '@causeway/api/contract'
import { createAccountReads } from './create-account-reads.ts'
import { createBuyingCalls } from './create-buying-calls.ts'
import { createFiatCalls } from './create-fiat-calls.ts'
import { createOrderCalls } from './create-order-calls.ts'
import { httpNeeds } from './http-needs.ts'
import { queryText } from './query-text.ts'
import { type HttpNeeds, readAside, sendRequest } from './send-request.ts'

/**
 * The calls of the site and the widget over HTTP. `caller` arguments are not sent: the browser says who it is by
 * cookie. Amounts travel as the decimal texts they are.
 */
export function createHttpCalls(given: Partial<HttpNeeds> = {}): Calls {
  const needs = httpNeeds(given)
  const transactionPath = (id: string) => `/api/transactions/${encodeURIComponent(id)}`
  return {
    ...createOrderCalls(needs),
    transactions: (page, _, status) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/transactions?${queryText({ page: String(page), status })}`,
      }),
    transaction: (id) => sendRequest(needs, { method: 'GET', path: transactionPath(id) }),
    updateTransaction: (id, body) =>
      sendRequest(needs, { method: 'PATCH', path: transactionPath(id), body }),
    becomeHolder: (id, body) =>
      sendRequest(needs, { method: 'POST', path: `${transactionPath(id)}/holder`, body }),
    recovery: (id) =>
      sendRequest(needs, { method: 'POST', path: `${transactionPath(id)}/recovery` }),
    findPayment: (id, body) =>
      sendRequest(needs, { method: 'POST', path: `${transactionPath(id)}/payment-search`, body }),
    feedbackEligibility: (id) =>
      sendRequest(needs, { method: 'GET', path: `${transactionPath(id)}/feedback-eligibility` }),
    leaveFeedback: (id, body) =>
      sendRequest(needs, { method: 'POST', path: `${transactionPath(id)}/feedback`, body }),
    reviews: () => sendRequest(needs, { method: 'GET', path: '/api/reviews' }),
    ...createAccountReads(needs),
    ...createFiatCalls(needs),
    ...createBuyingCalls(needs),
    seoPage: ({ lang, type, fromAndTo, country }) =>
      sendRequest(needs, {
        method: 'POST',
        path: `/api/seo-page/${[lang, type, fromAndTo, country].map(encodeURIComponent).join('/')}`,
      }),
    markets: () => readAside(needs, '/api/coins/markets'),
    prices: () => readAside(needs, '/api/coins/prices'),
    globalMarket: () => readAside(needs, '/api/coins/global'),
    adStats: () => readAside(needs, '/api/stats/ad'),
    dailyReport: () => readAside(needs, '/api/exchange/daily-report'),
  }
}
