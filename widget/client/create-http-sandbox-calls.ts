import type { SandboxCalls } from '@causeway/api/contract'
import { httpNeeds } from './http-needs.ts'
import { type HttpNeeds, sendRequest } from './send-request.ts'

/** The sandbox's controls over HTTP. They exist only in a play world. */
export function createHttpSandboxCalls(given: Partial<HttpNeeds> = {}): SandboxCalls {
  const needs = httpNeeds(given)
  const part = encodeURIComponent
  const get = (path: string) => ({ method: 'GET', path: `/api/sandbox${path}` }) as const
  const post = (path: string, body: unknown) =>
    ({ method: 'POST', path: `/api/sandbox${path}`, body }) as const
  return {
    state: () => sendRequest(needs, get('/state')),
    deposit: (body) => sendRequest(needs, post('/deposits', body)),
    blocks: (body) => sendRequest(needs, post('/blocks', body)),
    reorganise: (body) => sendRequest(needs, post('/reorg', body)),
    congest: (body) => sendRequest(needs, post('/congestion', body)),
    wallet: (address) => sendRequest(needs, get(`/wallets/${part(address)}`)),
    customerAddress: (currency) => sendRequest(needs, get(`/addresses/${part(currency)}`)),
    risks: (currency) => sendRequest(needs, get(`/risks/${part(currency)}`)),
    setRisk: (body) => sendRequest(needs, post('/risks', body)),
    decideClaims: (id, body) => sendRequest(needs, post(`/claims/${part(id)}`, body)),
    decideHold: (id, body) => sendRequest(needs, post(`/holds/${part(id)}`, body)),
    identity: (reference) => sendRequest(needs, get(`/kyc/${part(reference)}`)),
    decideIdentity: (reference, body) => sendRequest(needs, post(`/kyc/${part(reference)}`, body)),
    setMode: (kind, provider, body) =>
      sendRequest(needs, post(`/providers/${part(kind)}/${part(provider)}`, body)),
    clock: (body) => sendRequest(needs, post('/clock', body)),
    ledgerTotals: () => sendRequest(needs, get('/ledger/totals')),
    names: () => sendRequest(needs, get('/names')),
    moveName: (name) => sendRequest(needs, post(`/names/${part(name)}/move`, {})),
    fundsRequests: () => sendRequest(needs, get('/funds-requests')),
    answerFundsRequest: (transactionId, body) =>
      sendRequest(needs, post(`/funds-requests/${part(transactionId)}`, body)),
    fiatOrders: () => sendRequest(needs, get('/fiat')),
    fiatOrder: (name) => sendRequest(needs, get(`/fiat/${part(name)}`)),
    decideFiatOrder: (name, body) => sendRequest(needs, post(`/fiat/${part(name)}`, body)),
    fiatMessage: (provider, body) =>
      sendRequest(needs, post(`/fiat-messages/${part(provider)}`, body)),
    vouch: (body) => sendRequest(needs, post('/social', body)),
    mails: (to) => sendRequest(needs, get(to === null ? '/mail' : `/mail?to=${part(to)}`)),
  }
}
