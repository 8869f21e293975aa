import type { SandboxCalls } from '@causeway/api/contract'
import { httpNeeds } from './create-http-calls.ts'
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
    setMode: (kind, provider, body) =>
      sendRequest(needs, post(`/providers/${part(kind)}/${part(provider)}`, body)),
    clock: (body) => sendRequest(needs, post('/clock', body)),
    ledgerTotals: () => sendRequest(needs, get('/ledger/totals')),
    mails: (to) => sendRequest(needs, get(to === null ? '/mail' : `/mail?to=${part(to)}`)),
  }
}
