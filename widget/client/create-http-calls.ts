import type { Calls } from '@causeway/api/contract'
import { cookieJarOfPage } from './cookie-jar.ts'
import { createAccountReads } from './create-account-reads.ts'
import { createAddressCalls } from './create-address-calls.ts'
import { createFiatCalls } from './create-fiat-calls.ts'
import { queryText } from './query-text.ts'
import { type HttpNeeds, sendRequest } from './send-request.ts'

const defaults: Omit<HttpNeeds, 'cookieJar'> = {
  baseUrl: '',
  // Looked up at each call, so that a page's stand-in for fetch is seen.
  fetch: (input, init) => globalThis.fetch(input, init),
  timeLimitMilliseconds: 15_000,
}

/** Fills in what a page's own client needs. */
export function httpNeeds(needs: Partial<HttpNeeds>): HttpNeeds {
  return { ...defaults, cookieJar: cookieJarOfPage(), ...needs }
}

/**
 * The calls of the site and the widget over HTTP. `caller` arguments are not sent: the browser says who it is by
 * cookie. Amounts travel as the decimal texts they are.
 */
export function createHttpCalls(given: Partial<HttpNeeds> = {}): Calls {
  const needs = httpNeeds(given)
  const transactionPath = (id: string) => `/api/transactions/${encodeURIComponent(id)}`
  return {
    currencies: () => sendRequest(needs, { method: 'GET', path: '/api/currencies' }),
    country: () => sendRequest(needs, { method: 'GET', path: '/api/locale/country' }),
    estimate: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/exchange/estimate', body }),
    upsaleEstimate: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/exchange/upsale-estimate', body }),
    alertMessages: () => sendRequest(needs, { method: 'GET', path: '/api/alert-messages' }),
    fixedRateAbility: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/exchange/fixed-rate-ability', body }),
    createTransaction: (body, idempotencyKey) =>
      sendRequest(needs, {
        method: 'POST',
        path: '/api/transactions',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
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
    feedbackEligibility: (id) =>
      sendRequest(needs, { method: 'GET', path: `${transactionPath(id)}/feedback-eligibility` }),
    leaveFeedback: (id, body) =>
      sendRequest(needs, { method: 'POST', path: `${transactionPath(id)}/feedback`, body }),
    ...createAddressCalls(needs),
    ...createAccountReads(needs),
    ...createFiatCalls(needs),
    markets: () => sendRequest(needs, { method: 'GET', path: '/api/coins/markets' }),
    globalMarket: () => sendRequest(needs, { method: 'GET', path: '/api/coins/global' }),
    currencyHistory: (from, to, range) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/currency-history/${encodeURIComponent(from)}/${encodeURIComponent(to)}?${queryText(range)}`,
      }),
  }
}
