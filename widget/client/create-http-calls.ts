import type { Calls } from '@causeway/api/contract'
import { type HttpNeeds, sendRequest } from './send-request.ts'

const defaults: HttpNeeds = {
  baseUrl: '',
  // Looked up at each call, so that a page's stand-in for fetch is seen.
  fetch: (input, init) => globalThis.fetch(input, init),
  timeLimitMilliseconds: 15_000,
}

/** Fills in what a page's own client needs. */
export function httpNeeds(needs: Partial<HttpNeeds>): HttpNeeds {
  return { ...defaults, ...needs }
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
        path: `/api/transactions?${query({ page: String(page), status })}`,
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
    checkAddress: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/addresses/check', body }),
    aml: (body) => sendRequest(needs, { method: 'POST', path: '/api/addresses/aml', body }),
    kycStatus: (id) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/sum-sub/kyc-status?${query({ transId: id })}`,
      }),
    kycSettings: (id) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/sum-sub/settings?${query({ transId: id })}`,
      }),
    blockchainNames: (from, to) =>
      sendRequest(needs, { method: 'GET', path: `/api/blockchain-names?${query({ from, to })}` }),
    resolveAlias: (domain, ticker) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/address-alias-resolver?${query({ domain, ticker })}`,
      }),
    requestFunds: (provider, body) =>
      sendRequest(needs, {
        method: 'POST',
        path: `/api/request-funds/${encodeURIComponent(provider)}`,
        body,
      }),
    eosAccountCost: () => sendRequest(needs, { method: 'GET', path: '/api/eos/account-cost' }),
    eosName: (baseWord) =>
      sendRequest(needs, { method: 'GET', path: `/api/eos/name?${query({ baseWord })}` }),
    markets: () => sendRequest(needs, { method: 'GET', path: '/api/coins/markets' }),
    globalMarket: () => sendRequest(needs, { method: 'GET', path: '/api/coins/global' }),
    currencyHistory: (from, to, range) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/currency-history/${encodeURIComponent(from)}/${encodeURIComponent(to)}?${query(range)}`,
      }),
  }
}

function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) given.set(name, value)
  }
  return given.toString()
}
