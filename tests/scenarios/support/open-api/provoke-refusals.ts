import { type Placed, place, type Shop, submit } from '../../../customers/index.ts'
import { playAddress } from '../ask-product.ts'
import type { TestPartner } from '../partner-steps.ts'
import { bearer } from '../rest-steps.ts'
import type { ApiDocument, Operation } from './api-document.ts'

type Sent = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One request as it stands; answers its status, code and headers. */
export async function send(shop: Shop, method: string, path: string, sent: Sent = {}) {
  const { body } = sent
  const response = await fetch(`${shop.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const code: unknown = isJson && text !== '' ? Object(JSON.parse(text).error).code : undefined
  return { status: response.status, code, headers: response.headers }
}

/** A path of the document with something in its parts. */
export function filledPath({ path }: Pick<Operation, 'path'>): string {
  return path.replaceAll(/\{\w+\}/g, 'nothing')
}

/** Sends each call that takes a body others than it takes: unreadable, of another type, too large, with an unknown field. */
export async function sendWrongBodies(
  shop: Shop,
  { operations }: ApiDocument,
  partner: TestPartner,
): Promise<readonly string[]> {
  const outcomes: string[] = []
  for (const operation of operations.filter(takesBody)) {
    const headers = operation.security === undefined ? {} : bearer(partner)
    const path = filledPath(operation)
    for (const [body, expected, type] of WRONG_BODIES) {
      const sent = { body, headers: { ...headers, 'content-type': type } }
      const { code, status } = await send(shop, operation.method, path, sent)
      if (!expected.includes(String(code))) outcomes.push(`${operation.name}: ${status} ${code}`)
    }
  }
  return outcomes
}

const JSON_TYPE = 'application/json'
const WRONG_BODIES: readonly (readonly [string, readonly string[], string])[] = [
  ['{"', ['json_malformed'], JSON_TYPE],
  ['{}', ['media_type_unsupported'], 'text/plain'],
  [`{"x":"${'x'.repeat(70_000)}"}`, ['body_too_large'], JSON_TYPE],
  ['{"noSuchField":1}', ['unknown_field', 'field_missing', 'body_missing'], JSON_TYPE],
  ['[]', ['body_missing', 'field_missing', 'field_malformed'], JSON_TYPE],
]

/** The partner protocol has errors of its own. */
function takesBody({ path, requestBody }: Operation): boolean {
  return requestBody !== undefined && path !== '/api/partner'
}

/** Asks each call as somebody who may not. */
export async function askAsStranger(shop: Shop, { operations }: ApiDocument): Promise<void> {
  for (const operation of operations) {
    const { method, parameters, security, tags = [] } = operation
    const isChange = parameters.some(({ name }) => name === 'X-CSRF-Token')
    const path = filledPath(operation)
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    if (tags.includes('sandbox')) await send(shop, method, path, { headers: elsewhere })
    else if (security !== undefined) await send(shop, method, path)
    else if (isChange) {
      for (const origin of [shop.url, 'https://elsewhere.example']) {
        await send(shop, method, path, {
          headers: { origin },
          ...(method === 'DELETE' ? {} : { body: {} }),
        })
      }
    }
  }
}

const PAIR = { from: 'btc', to: 'eth' }
const NOBODY = 'A'.repeat(22)

/** Makes calls refuse for reasons of their own. */
export async function provokeRefusals(shop: Shop, partner: TestPartner): Promise<void> {
  const order = await place(shop, PAIR)
  const wish = { ...PAIR, amountFrom: '0.004' }
  const destinationAddress = await playAddress(shop, 'eth')
  const wrongs: readonly object[] = [
    { amountFrom: '1e-7' },
    { amountFrom: '0.0000000000000000001' },
    { amountFrom: '1'.repeat(79) },
    { amountFrom: '-1' },
    { amountFrom: '' },
    { amountFrom: '0.00000001' },
    { amountFrom: '100000' },
    { from: 'btx' },
    { to: 'btc' },
  ]
  const create = (body: object, key = `key of sixteen ${Math.random()}`) =>
    send(shop, 'POST', '/api/transactions', {
      body: { ...wish, destinationAddress, ...body },
      headers: { 'idempotency-key': key },
    })
  for (const wrong of wrongs) {
    await send(shop, 'POST', '/api/exchange/estimate', { body: { ...wish, ...wrong } })
    await send(shop, 'POST', '/api/exchange/upsale-estimate', { body: { ...wish, ...wrong } })
    await create(wrong)
    const asked = new URLSearchParams({ ...wish, ...wrong })
    await send(shop, 'GET', `/api/partner/v1/quote?${asked}`, { headers: bearer(partner) })
    const body = { ...wish, address: destinationAddress, ...wrong }
    await send(shop, 'POST', '/api/partner/v1/orders', { body, headers: bearer(partner) })
  }
  await create({ email: 'no address' })
  await create({}, 'short')
  await create({}, '')
  await create({ isFixedRate: true })
  await create({ isFixedRate: true, rateId: 'forged', refundAddress: order.refund.address })
  await create({ destinationAlias: 'nobody.eth', destinationAliasProvider: 'ens' })
  await submit(shop, { key: order.key, body: { ...order.body, amountFrom: '0.005' } })
  await provokeAddresses(shop, create)
  await provokeOrders(shop, order)
  await askAboutNothing(shop, partner)
}

async function provokeAddresses(
  shop: Shop,
  create: (body: object) => Promise<unknown>,
): Promise<void> {
  const ripple = await playAddress(shop, 'xrp')
  const ether = await playAddress(shop, 'eth')
  const wrong = ether.replace(/[a-f]/, (letter) => letter.toUpperCase())
  for (const body of [
    { destinationAddress: 'nowhere' },
    { destinationAddress: wrong === ether ? ether.toLowerCase() : wrong },
    { destinationAddress: await playAddress(shop, 'btc') },
    { destinationAddress: `0x${'0'.repeat(40)}` },
    { extraId: '7' },
    { to: 'xrp', destinationAddress: ripple },
    { to: 'xrp', destinationAddress: ripple, extraId: 'seven' },
    { to: 'eos', destinationAddress: 'nobodyathome' },
    { to: 'eos', destinationAddress: 'alice', newAccountKey: 'EOS' },
  ]) {
    await create(body)
  }
}

async function provokeOrders(shop: Shop, { id, secret }: Placed): Promise<void> {
  const path = `/api/transactions/${id}`
  for (const [body, holderSecret] of [
    [{ refundAddress: 'nowhere' }, secret],
    [{ email: 'no address' }, secret],
    [{ choice: 'refund' }, secret],
    [{ choice: 'exchange', offerId: 'forged' }, secret],
    [{ newAccountName: 'alice.alice1' }, secret],
    [{ refundAddress: null }, 'wrong'],
  ] as const) {
    await send(shop, 'PATCH', path, { body: { ...body, holderSecret } })
  }
  const wrong = { holderSecret: 'wrong' }
  await send(shop, 'POST', `${path}/holder`, { body: wrong })
  await send(shop, 'POST', `${path}/recovery`)
  const rating = { transactionId: id, rate: 5 }
  await send(shop, 'POST', `${path}/feedback`, { body: { ...rating, ...wrong } })
  await send(shop, 'POST', `${path}/feedback`, { body: { ...rating, holderSecret: secret } })
  const search = { txId: '0'.repeat(64) }
  await send(shop, 'POST', `${path}/payment-search`, { body: { ...search, ...wrong } })
  await send(shop, 'POST', `${path}/payment-search`, { body: { txId: '!', holderSecret: secret } })
  const asked = { transId: id, userDomain: 'alice.eth', holderSecret: secret }
  await send(shop, 'POST', '/api/request-funds/nobody', { body: asked })
  await send(shop, 'POST', '/api/request-funds/sandbox', { body: { ...asked, ...wrong } })
  await send(shop, 'GET', `/api/sum-sub/settings?transId=${id}`, {
    headers: { 'x-holder-secret': secret },
  })
}

/** Asks about orders, coins and names that there are not. */
async function askAboutNothing(shop: Shop, partner: TestPartner): Promise<void> {
  const holder = { holderSecret: 'x' }
  const none = `/api/transactions/${NOBODY}`
  for (const [method, path, body] of [
    ['GET', none],
    ['GET', `${none}/events`],
    ['GET', `${none}/feedback-eligibility`],
    ['PATCH', none, {}],
    ['POST', `${none}/holder`, holder],
    ['POST', `${none}/recovery`],
    ['POST', `${none}/feedback`, { transactionId: NOBODY, rate: 5 }],
    ['POST', `${none}/payment-search`, { txId: '0'.repeat(64) }],
    ['POST', '/api/request-funds/sandbox', { transId: NOBODY, userDomain: 'alice.eth' }],
    ['GET', `/api/sum-sub/kyc-status?transId=${NOBODY}`],
    ['GET', `/api/sum-sub/settings?transId=${NOBODY}`],
    ['GET', '/api/locale/xx'],
    ['GET', '/api/currencies/nothing'],
    ['GET', '/api/blockchain-names?from=btc&to=nothing'],
    ['GET', '/api/currency-history/btc/nothing'],
    ['GET', '/api/currency-history/btc/btc'],
    ['GET', '/api/currency-history/btc/eth?from=9&to=1'],
    ['GET', '/api/seo-page/sitemap/en/nothing/1'],
    ['POST', '/api/seo-page/xx/exchange/btc-eth/all'],
    ['POST', '/api/seo-page/en/nothing/btc-eth/all'],
    ['POST', '/api/addresses/aml', { currency: 'nothing', address: 'x' }],
    ['POST', '/api/addresses/check', { currency: 'nothing', address: 'x' }],
    ['GET', '/api/address-alias-resolver?domain=nobody.eth&ticker=eth'],
    ['GET', '/api/address-alias-resolver?domain=a&ticker=eth'],
    ['GET', '/api/address-alias-resolver?domain=alice.nothing&ticker=eth'],
    ['GET', '/api/eos/name?baseWord=!'],
    ['GET', '/api/addresses/favourites?currency=nothing'],
    ['GET', '/api/fiat/offer?from=usd&to=eur&amount=150&country=DE'],
    ['GET', '/api/fiat/offer?from=usd&to=btc&amount=150&country=XX'],
    ['POST', '/api/fiat/webhooks/nobody', {}],
    ['POST', '/api/fiat/webhooks/sandboxpay', {}],
    ['POST', '/api/kyc/webhooks/nobody', {}],
    ['POST', '/api/kyc/webhooks/sandbox', {}],
    ['GET', '/api/auth/confirm/nothing'],
    ['POST', '/api/auth/recover', { recoverToken: 'nothing' }],
    ['POST', '/api/auth/confirm-email', { token: 'nothing' }],
    ['POST', '/api/auth/sign-in', { email: 'a@example.org' }],
    ['POST', '/api/auth/sign-up', { email: 'a@example.org' }],
    ['POST', '/api/auth/sign-up', { email: 'a@example.org', captcha: 'wrong' }],
    ['POST', '/api/auth/passkey', { response: {} }],
    ['GET', '/api/user?fields=nothing'],
    ['GET', '/api/user/flags?flags=nothing'],
    ['POST', '/api/oauth/access-token/nobody', { secret: 'x', code: 'x' }],
    ['POST', '/api/sandbox/deposits', { transactionId: NOBODY }],
    ['POST', '/api/sandbox/blocks', { blockchain: 'nothing', count: 1 }],
    ['POST', '/api/sandbox/reorg', { blockchain: 'nothing', depth: 1 }],
    ['POST', '/api/sandbox/congestion', { blockchain: 'nothing', feeTimes: 1 }],
    ['GET', '/api/sandbox/addresses/nothing'],
    ['GET', '/api/sandbox/risks/nothing'],
    ['POST', `/api/sandbox/holds/${NOBODY}`, { decision: 'refund', reason: 'x' }],
    ['POST', '/api/sandbox/claims/nothing', { decision: 'returned', reason: 'x' }],
    ['POST', '/api/sandbox/kyc/nothing', { verdict: 'approve' }],
    ['POST', '/api/sandbox/providers/chains/nothing', { mode: 'ok' }],
    ['POST', '/api/sandbox/names/nobody.eth/move'],
    ['POST', `/api/sandbox/funds-requests/${NOBODY}`, { outcome: 'ignored' }],
    ['GET', '/api/sandbox/fiat/nothing'],
    ['POST', '/api/sandbox/fiat/nothing', { outcome: 'paid' }],
    ['POST', '/api/sandbox/fiat-messages/nobody', { message: 'repeat' }],
    ['POST', '/api/sandbox/visitor', { country: 'ZZ' }],
    ['GET', `/api/partner/v1/orders/${NOBODY}`],
    ['GET', `/api/partner/v1/orders/${NOBODY}/status`],
    ['GET', '/api/partner/v1/orders?status=nothing'],
    ['GET', '/api/partner/v1/reports?from=2026-02-30'],
    ['GET', '/api/partner/v1/reports?cursor=nothing'],
    ['GET', '/api/partner/v1/reports.csv?to=2026-02-30'],
    ['POST', '/api/partner/v1/addresses/check', { currency: 'nothing', address: 'x' }],
  ] as const) {
    const isByKey = path.startsWith('/api/partner/')
    await send(shop, method, path, {
      ...(body === undefined ? {} : { body }),
      headers: isByKey ? bearer(partner) : { origin: shop.url },
    })
  }
}
