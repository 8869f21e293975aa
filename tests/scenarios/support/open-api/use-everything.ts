import { randomUUID } from 'node:crypto'
import {
  ask,
  customerAddress,
  mustAsk,
  type Placed,
  pay,
  place,
  reach,
  type Shop,
} from '../../../customers/index.ts'
import {
  beginIdentification,
  decideHold,
  giveVerdict,
  heldFor,
  payRisky,
} from '../compliance-steps.ts'
import { beginFiat, checkoutOf, decideFiat, fiatOffers } from '../fiat-steps.ts'
import { resolve } from '../name-steps.ts'
import { addPartner, postRpc, type TestPartner, v2Headers } from '../partner-steps.ts'
import { bearer, createRestOrder, mustAskRest } from '../rest-steps.ts'
import type { ApiDocument, Operation } from './api-document.ts'

/** Asks every call that can be asked with nothing: no part of its path differs, and nothing is required. */
export async function askBareCalls(
  { operations }: Pick<ApiDocument, 'operations'>,
  send: (path: string) => Promise<unknown>,
): Promise<void> {
  for (const operation of operations.filter(isBare)) await send(operation.path)
}

function isBare({ method, parameters, path }: Operation): boolean {
  return method === 'GET' && !path.includes('{') && !parameters.some(({ required }) => required)
}

const PAIR = { from: 'btc', to: 'eth' }

type Sitemap = { readonly parts: readonly { readonly lang: string; readonly type: string }[] }

/** Quotes, coins, addresses and texts, as the site asks for them. */
export async function useReferences(shop: Shop): Promise<void> {
  const address = (await customerAddress(shop, 'eth')).address
  const { parts } = await mustAsk<Sitemap>(shop, 'GET', '/api/seo-page/sitemap')
  const [part] = parts
  for (const path of [
    '/api/locale/de',
    '/api/currencies/btc',
    '/api/coins/list/newest',
    '/api/coins/wallets?currency=btc',
    '/api/blockchain-names?from=btc&to=eth',
    '/api/currency-history/btc/eth',
    `/api/seo-page/sitemap/${part?.lang}/${part?.type}/1`,
    '/api/fiat/offer?from=usd&to=btc&amount=150&country=DE',
    '/api/eos/name?baseWord=alice',
    '/api/addresses/favourites?currency=eth&type=payout',
  ]) {
    await mustAsk(shop, 'GET', path)
  }
  for (const [path, body] of [
    ['/api/seo-page/en/exchange/btc-eth/all', {}],
    ['/api/tags/p', { name: 'jsError', fields: {}, meta: {} }],
    ['/api/exchange/estimate', { ...PAIR, amountFrom: '0.01', isFixedRate: true }],
    ['/api/exchange/upsale-estimate', { ...PAIR, amountFrom: '0.01' }],
    ['/api/exchange/fixed-rate-ability', { currencyFrom: 'btc', currencyTo: 'eth' }],
    ['/api/addresses/aml', { currency: 'eth', address }],
    ['/api/addresses/check', { currency: 'eth', address }],
  ] as const) {
    await mustAsk(shop, 'POST', path, { body, headers: { origin: shop.url } })
  }
  await resolve(shop, 'alice.eth', 'eth')
  await fiatOffers(shop)
}

/** An order from its creation to its rating, with what its holder can ask of it. */
export async function useOrders(shop: Shop): Promise<Placed> {
  const order = await place(shop, { from: 'ltc', to: 'eth', email: 'someone@example.org' })
  const { id, secret } = order
  const headers = { 'x-holder-secret': secret }
  const path = `/api/transactions/${id}`
  await mustAsk(shop, 'POST', `${path}/recovery`, { headers })
  await mustAsk(shop, 'POST', `${path}/holder`, { body: { holderSecret: secret } })
  await mustAsk(shop, 'POST', `${path}/payment-search`, {
    body: { txId: '0'.repeat(64), holderSecret: secret },
  })
  const { address: refundAddress } = await customerAddress(shop, 'ltc')
  await mustAsk(shop, 'PATCH', path, { body: { refundAddress, holderSecret: secret } })
  const wallet = { transId: id, userDomain: 'alice.eth', holderSecret: secret }
  await mustAsk(shop, 'POST', '/api/request-funds/sandbox', { body: wallet })
  await mustAsk(shop, 'POST', `/api/sandbox/funds-requests/${id}`, { body: { outcome: 'ignored' } })
  await mustAsk(shop, 'GET', `/api/sum-sub/kyc-status?transId=${id}`, { headers })
  await pay(shop, order)
  await reach(shop, order, 'finished')
  await mustAsk(shop, 'GET', `${path}/feedback-eligibility`, { headers })
  await mustAsk(shop, 'POST', `${path}/feedback`, {
    headers,
    body: { transactionId: id, rate: 5, tags: ['fast'] },
  })
  const text = 'Thank you'
  await mustAsk(shop, 'POST', `${path}/messages`, { body: { text, holderSecret: secret } })
  await ask(shop, 'GET', path)
  return order
}

/** Orders that wait for people, and for an identity check. */
export async function useCompliance(shop: Shop): Promise<void> {
  const risky = await place(shop, { from: 'ltc', to: 'eth' })
  await payRisky(shop, risky, 90)
  await heldFor(shop, risky, 'screening')
  await decideHold(shop, risky, 'refund')
  const doubtful = await place(shop, { from: 'ltc', to: 'eth' })
  await payRisky(shop, doubtful, 60)
  await heldFor(shop, doubtful, 'identification')
  const page = await beginIdentification(shop, doubtful)
  await mustAsk(shop, 'GET', `/api${page}`)
  await giveVerdict(shop, page, 'approve')
  await reach(shop, doubtful, 'finished')
  await ask(shop, 'GET', `/api/sum-sub/settings?transId=${doubtful.id}`, {
    headers: { 'x-holder-secret': doubtful.secret },
  })
}

/** A purchase with a provider of fiat, and the sandbox's side of it. */
export async function usePurchases(shop: Shop): Promise<void> {
  const deal = await beginFiat(shop, { providerId: 'playbank' })
  await mustAsk(shop, 'GET', `/api/transactions/${deal.id}`)
  await mustAsk(shop, 'GET', '/api/sandbox/fiat')
  await mustAsk(shop, 'GET', `/api/sandbox/fiat/${checkoutOf(deal)}`)
  await decideFiat(shop, deal, 'paid')
  await mustAsk(shop, 'POST', '/api/sandbox/fiat-messages/sandboxpay', {
    body: { message: 'delay' },
  })
}

const SOCIAL_SIGN_IN = {
  provider: 'google',
  person: 'somebody',
  email: 'somebody@example.org',
  isEmailVerified: true,
  nonce: 'n',
  codeChallenge: 'c',
  redirectUri: 'http://127.0.0.1/callback',
}

/** The controls of the play world that orders do not need. */
export async function useControls(shop: Shop): Promise<void> {
  for (const path of [
    '/api/sandbox/risks/btc',
    `/api/sandbox/wallets/${(await customerAddress(shop, 'btc')).address}`,
  ]) {
    await mustAsk(shop, 'GET', path)
  }
  for (const [path, body] of [
    ['/api/sandbox/blocks', { blockchain: 'bitcoin', count: 1 }],
    ['/api/sandbox/reorg', { blockchain: 'bitcoin', depth: 1 }],
    ['/api/sandbox/congestion', { blockchain: 'bitcoin', feeTimes: 1 }],
    ['/api/sandbox/risks', { subject: 'a-subject', score: 1 }],
    ['/api/sandbox/providers/rates/sandbox', { mode: 'ok' }],
    ['/api/sandbox/clock', { advanceSeconds: 1 }],
    ['/api/sandbox/visitor', { country: 'DE' }],
    ['/api/sandbox/facts', { on: false }],
    ['/api/sandbox/names/alice.eth/move', undefined],
    ['/api/sandbox/social', SOCIAL_SIGN_IN],
  ] as const) {
    await mustAsk(shop, 'POST', path, { body })
  }
}

/** A partner's program in both protocols. */
export async function usePartnerCalls(shop: Shop): Promise<TestPartner> {
  const partner = await addPartner(shop, 'Reads the document')
  const address = (await customerAddress(shop, 'eth')).address
  const wish = { ...PAIR, amountFrom: '0.004', address }
  const request = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params })
  for (const sent of [
    request('createTransaction', wish),
    [request('getExchangeAmount', { ...PAIR, amountFrom: '0.00001' }), request('nothing', {})],
    { jsonrpc: '2.0', method: 'getCurrencies' },
  ]) {
    const body = JSON.stringify(sent)
    await postRpc(shop, body, v2Headers(partner, body), '/api/partner')
    await postRpc(shop, body, {}, '/api/partner')
  }
  const get = (path: string) => mustAskRest(shop, partner, 'GET', path)
  await get('/currencies')
  await get('/quote?from=btc&to=eth&amountFrom=0.004&type=fixed')
  await mustAskRest(shop, partner, 'POST', '/addresses/check', {
    body: { currency: 'eth', address },
  })
  const headers = { 'idempotency-key': randomUUID() }
  const { id } = await createRestOrder(shop, partner, { ...wish, userMetadata: [1] }, headers)
  for (const path of ['/orders', `/orders/${id}`, `/orders/${id}/status`, '/reports']) {
    await get(path)
  }
  await fetch(`${shop.url}/api/partner/v1/reports.csv`, { headers: bearer(partner) })
  return partner
}
