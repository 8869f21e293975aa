// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { fiatOffers } from '../support/fiat-steps.ts'
import { addPartner, type TestPartner } from '../support/partner-steps.ts'
import {
  askFiat,
  askFiatRaw,
  FIAT,
  type FiatFields,
  type FiatRequest,
  fiatPurchase,
} from '../support/partners/fiat-partner-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

// As behind a proxy: partners know the site and the API by other addresses than those that the product listens on.
const SITE = 'https://swap.example'
const API = 'https://api.example'

let shop: RunningProduct
let partner: TestPartner
beforeAll(async () => {
  shop = await startShop('fiat_partner_requests', { PUBLIC_URL: SITE, API_URL: API })
  partner = await addPartner(shop, 'A wallet')
})
afterAll(() => stopShop(shop))

/** Signed for the site's public address. */
const askSite = (request: FiatRequest) =>
  askFiat(shop, partner, { signedUrl: `${SITE}${FIAT}${request.path}`, ...request })
const get = async <T>(path: string) => {
  const { body, status } = await askSite({ path })
  expect([path, status, body.errorMessage]).toEqual([path, 200, undefined])
  return body as T
}
const post = (path: string, body: unknown, more: Partial<FiatRequest> = {}) =>
  askSite({ method: 'POST', path, body, ...more })

const askRaw = (host: string, target: string, signedUrl: string, more: readonly string[] = []) =>
  askFiatRaw(shop, partner, { host, target, signedUrl, more })

describe('[API-06.1] what is signed is the URL that partners know, and the body after it', () => {
  const path = '/currencies?type=fiat'

  test('at the site’s address, whatever the host says, and at the API’s own', async () => {
    const target = `${FIAT}${path}`
    for (const host of ['swap.example', '127.0.0.1', 'elsewhere.example']) {
      const { body, status } = await askRaw(host, target, `${SITE}${target}`)
      expect([host, status, body]).toEqual([host, 200, expect.stringContaining('"USD"')])
    }
    const { body, status } = await askRaw('api.example', `/v1${path}`, `${API}/v1${path}`)
    expect([status, body]).toEqual([200, expect.stringContaining('"USD"')])
    const { body: page } = await askRaw('swap.example', `/v1${path}`, `${API}/v1${path}`)
    expect(page).not.toContain('"USD"')
  })

  test('with path and query as they came', async () => {
    for (const query of ['?type=fiat&&a=%C3%a4', '?a=b+c&type=f%69at', '?', '?type=']) {
      const target = `${FIAT}/currencies${query}`
      expect((await askRaw('swap.example', target, `${SITE}${target}`)).status).toBe(200)
    }
    const sent = `${FIAT}/currencies?a=%c3%a4`
    const written = `${SITE}${FIAT}/currencies?a=%C3%A4`
    expect((await askRaw('swap.example', sent, written)).status).toBe(401)
  })

  test('what was signed for another address, query or body proves nothing', async () => {
    const target = `${FIAT}${path}`
    const others = [
      `http://swap.example${target}`,
      `https://elsewhere.example${target}`,
      `${API}${target}`,
      `${SITE}${FIAT}/currencies?type=crypto`,
      target,
    ]
    for (const signedUrl of others) {
      for (const host of ['swap.example', 'elsewhere.example']) {
        const forwarded = ['x-forwarded-host: elsewhere.example', 'x-forwarded-proto: http']
        const { body, status } = await askRaw(host, target, signedUrl, forwarded)
        expect([signedUrl, status, JSON.parse(body)]).toEqual([signedUrl, 401, UNAUTHORIZED])
      }
    }
    const body = { currency: 'BTC', walletAddress: 'x' }
    const changed = await post('/validate-address', body, { signedBody: '{}' })
    expect(changed.status).toBe(401)
    expect((await post('/validate-address', body)).status).toBe(200)
  })
})

const UNAUTHORIZED = {
  errorType: 'unauthorized',
  errorMessage: 'The request does not prove a key that may be used here',
  errorDetails: null,
}

test('[API-06.4] offers are those of the site, with the reason where there is none', async () => {
  const question = 'currencyFrom=USD&currencyTo=BTC&amountFrom=150&country=DE'
  const offers = await get<readonly FiatFields[]>(`/offers?${question}&unknown=field`)
  const { result } = await fiatOffers(shop)
  expect(offers.map(({ providerCode }) => providerCode)).toEqual(
    result.map(({ providerId }) => providerId),
  )
  for (const [index, { amount, fee, invertedRate, providerId, rate }] of result.entries()) {
    expect(offers[index]).toMatchObject({
      ...{ providerCode: providerId, rate, invertedRate, fee, amountFrom: '150' },
      amountExpectedTo: amount,
      paymentMethodOffers: expect.arrayContaining([
        expect.objectContaining({ rate, invertedRate, fee, amountExpectedTo: amount }),
      ]),
    })
  }
  const methods = offers.map((offer) => [offer.providerCode, offer.paymentMethodOffers[0]])
  expect(methods).toContainEqual([
    'sandboxpay',
    expect.objectContaining({ method: 'card', methodName: 'Card' }),
  ])
  const [little] = await get<readonly FiatFields[]>(
    `/offers?${question.replace('150', '1')}&providerCode=sandboxpay`,
  )
  expect(little).toEqual({
    providerCode: 'sandboxpay',
    errorType: 'limits',
    errorMessage: expect.any(String),
    errorDetails: expect.arrayContaining([{ cause: 'min', value: expect.any(String) }]),
  })
  const wrong = [
    ['currency', question.replace('BTC', 'NOPE')],
    ['currency', question.replace('BTC', 'EUR')],
    ['currency', question.replace('USD', 'ETH').replace('BTC', 'USD')],
    ['country', question.replace('DE', 'XX')],
    ['state', question.replace('DE', 'US')],
    ...['1e2', '1e-7', '0x1', 'NaN', '-1', '0', '150&amountFrom=151', '%00'].map((amount) => [
      'validation',
      question.replace('150', amount),
    ]),
  ] as const
  for (const [errorType, asked] of wrong) {
    const { body, status } = await askSite({ path: `/offers?${asked}` })
    expect([asked, status, body.errorType]).toEqual([asked, 400, errorType])
  }
})

test('[API-06.7] addresses are checked as on the site', async () => {
  const { walletAddress } = await fiatPurchase(shop)
  const check = async (body: object) => (await post('/validate-address', body)).body
  expect(await check({ currency: 'BTC', walletAddress })).toEqual({ result: true, cause: null })
  expect(await check({ currency: 'btc', walletAddress: `${walletAddress}x` })).toEqual({
    result: false,
    cause: 'walletAddress',
  })
  const extra = { currency: 'BTC', walletAddress, walletExtraId: '12' }
  expect(await check(extra)).toEqual({ result: false, cause: 'walletExtraId' })
  for (const currency of ['USD', 'NOPE']) {
    const { body, status } = await post('/validate-address', { currency, walletAddress })
    expect([status, body.errorType]).toEqual([400, 'currency'])
  }
})

test('[API-06.11] what is malformed is named, and makes no order', async () => {
  const good = await fiatPurchase(shop)
  const wrong: readonly (readonly [string, object, string])[] = [
    ...[1e-7, '1e-7', '0x1', 'NaN', '1,5', '-1', '0', '', null, {}].map(
      (amountFrom) => ['validation', { amountFrom }, 'amountFrom'] as const,
    ),
    ['validation', { externalOrderId: undefined }, 'externalOrderId'],
    ['validation', { externalUserId: 'x'.repeat(101) }, 'externalUserId'],
    ['validation', { walletAddress: 'nowhere' }, 'walletAddress'],
    ['validation', { walletExtraId: '12' }, 'walletExtraId'],
    ['validation', { ip: '1.2.3' }, 'ip'],
    ['validation', { metadata: 'x'.repeat(4001) }, 'metadata'],
    ['validation', { returnSuccessUrl: 'http://wallet.example' }, 'returnSuccessUrl'],
    ['validation', { returnFailedUrl: 'javascript:alert(1)' }, 'returnFailedUrl'],
    ['validation', { returnFailedUrl: 'https://user:pass@wallet.example' }, 'returnFailedUrl'],
    ['validation', { providerCode: 'nobody' }, 'providerCode'],
    ['paymentMethod', { paymentMethod: 'shells' }, 'paymentMethod'],
    ['currency', { currencyTo: 'NOPE' }, 'currency'],
    ['limits', { amountFrom: '1' }, 'min'],
  ]
  for (const [errorType, change, cause] of wrong) {
    const { body, status } = await post('/orders', { ...good, ...change })
    expect([change, status, body.errorType]).toEqual([change, 400, errorType])
    expect(body.errorDetails?.[0]?.cause).toBe(cause)
  }
  for (const body of ['[]', 'x', '"x"', 'null', `{"a":"\\u0000"}`]) {
    expect((await post('/orders', body)).status).toBe(400)
  }
  const large = await post('/orders', { ...good, metadata: 'x'.repeat(70_000) })
  expect([large.status, large.body.errorType]).toEqual([413, 'validation'])
  const form = await post('/orders', 'a=b', { headers: { 'content-type': 'text/plain' } })
  expect(form.status).toBe(415)
  expect((await askSite({ path: '/orders/nobody' })).status).toBe(404)
  expect((await askSite({ method: 'PATCH', path: '/orders', body: {} })).status).toBe(405)
  const list = await get<{ readonly orders: readonly FiatFields[] }>('/orders')
  expect(list.orders).toEqual([])
  expect((await post('/orders', good)).status).toBe(200)
})
