import { currencies } from '@causeway/core/currencies'
import { describe, expect, test } from 'vitest'
import { createHandlers } from '../handlers/index.ts'
import { defaultRateLimits } from '../http/index.ts'
import {
  createFixtureServer,
  ESTIMATE,
  fixtureSite,
  ORDER,
  placeFixtureOrder,
  post,
  readRefusal,
} from './fixtures/server.fixture.ts'

const { server, state } = await createFixtureServer()
const ESTIMATE_PATH = '/api/exchange/estimate'

type ErrorBody = { error: { code: string; message: string; details: Record<string, unknown> } }

const refused = (url: string, body: unknown, headers = {}) =>
  readRefusal(server, { url, body, headers })

describe('orders over HTTP', () => {
  test('one order for each Idempotency-Key [EXCH-07]', async () => {
    const first = await placeFixtureOrder(server, 'key-of-first-order')
    const again = await placeFixtureOrder(server, 'key-of-first-order')
    expect(first.response.statusCode).toBe(201)
    expect(again.response.statusCode).toBe(200)
    expect(again.id).toBe(first.id)
    const other = { ...ORDER, amountFrom: '0.2' }
    expect(
      await refused('/api/transactions', other, { 'idempotency-key': 'key-of-first-order' }),
    ).toEqual([409, 'idempotency_key_reused', {}])
    expect(await refused('/api/transactions', ORDER)).toEqual([400, 'idempotency_key_missing', {}])
    expect(await refused('/api/transactions', ORDER, { 'idempotency-key': 'short' })).toEqual([
      400,
      'idempotency_key_malformed',
      {},
    ])
  })

  test('a refused address names its field', async () => {
    const order = { ...ORDER, destinationAddress: 'bad' }
    expect(
      await refused('/api/transactions', order, { 'idempotency-key': 'k'.repeat(16) }),
    ).toEqual([
      422,
      'address_wrong_network',
      { field: 'destinationAddress', fits: ['bitcoin', 'bsc'] },
    ])
  })

  test('the maker gets a cookie; a stranger sees no refund address and no e-mail [TRACK-05]', async () => {
    const { cookie, id, response, secret } = await placeFixtureOrder(server, 'order-with-a-cookie')
    expect(cookie).toBe(
      `holder-${id.slice(0, 8)}=${secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age=2678400`,
    )
    expect(response.json()).toMatchObject({
      transaction: { isOwner: true, refundAddress: 'my-refund' },
    })
    const url = `/api/transactions/${id}`
    const stranger = await server.inject(url)
    expect(stranger.json()).toMatchObject({
      transaction: { isOwner: false, refundAddress: null, payoutAddress: '0xabc' },
    })
    expect(stranger.body).not.toContain('internal-id')
    expect(stranger.body).not.toContain('email')
    const [name] = cookie.split(';')
    for (const headers of [{ cookie: `a=b; ${name}` }, { 'x-holder-secret': secret }]) {
      const own = await server.inject({ url, headers })
      expect(own.json()).toMatchObject({
        transaction: { isOwner: true, refundAddress: 'my-refund' },
      })
      expect(own.headers['cache-control']).toBe('no-store')
    }
  })

  test('over https the cookie belongs to this host alone', async () => {
    const { cookie, id } = await placeFixtureOrder(server, 'order-over-https-1', {
      'x-forwarded-proto': 'https',
    })
    expect(cookie).toMatch(new RegExp(`^__Host-holder-${id.slice(0, 8)}=.*; Secure$`))
  })

  test('a change needs the secret, and by cookie our own page too', async () => {
    const { cookie, id, secret } = await placeFixtureOrder(server, 'order-to-be-changed')
    const [name = ''] = cookie.split(';')
    const change = async (headers: Record<string, string>, body: object = {}) => {
      const response = await server.inject({
        method: 'PATCH',
        url: `/api/transactions/${id}`,
        payload: { refundAddress: 'new', ...body },
        headers,
      })
      return [
        response.statusCode,
        response.statusCode === 200 || response.json<ErrorBody>().error.code,
      ]
    }
    expect(await change({})).toEqual([403, 'not_the_holder'])
    expect(await change({ cookie: name })).toEqual([403, 'other_origin'])
    expect(await change({ cookie: name, origin: 'https://evil.example' })).toEqual([
      403,
      'other_origin',
    ])
    expect(await change({ cookie: name, origin: 'https://swap.example' })).toEqual([200, true])
    expect(await change({ cookie: name, origin: 'http://localhost' })).toEqual([200, true])
    expect(await change({ cookie: name, 'sec-fetch-site': 'same-origin' })).toEqual([200, true])
    expect(await change({ 'x-holder-secret': secret })).toEqual([200, true])
    expect(await change({}, { holderSecret: secret })).toEqual([200, true])
    expect(await change({ cookie: name }, { holderSecret: 'wrong' })).toEqual([
      403,
      'not_the_holder',
    ])
  })
})

describe('who may do what', () => {
  test('sandbox controls are for this machine or the operator', async () => {
    const ask = async (options: object) =>
      (await server.inject({ url: '/api/sandbox/state', ...options })).statusCode
    expect(await ask({})).toBe(200)
    expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(403)
    expect(await ask({ headers: { host: 'swap.example' } })).toBe(403)
    expect(await ask({ remoteAddress: '10.1.2.3' })).toBe(403)
    const headers = { authorization: 'Bearer operator-token-of-this-test' }
    expect(await ask({ remoteAddress: '10.1.2.3', headers })).toBe(200)
  })

  test('[AUTH-13] the mail box is for this machine alone, the operator’s token from elsewhere does not open it', async () => {
    const ask = async (options: object) => {
      const reply = await server.inject({ url: '/api/sandbox/mail', ...options })
      return reply.statusCode === 200 ? 200 : reply.json().error.code
    }
    const headers = { authorization: 'Bearer operator-token-of-this-test' }
    expect(await ask({})).toBe(200)
    expect(await ask({ headers })).toBe(200)
    for (const elsewhere of [
      { remoteAddress: '10.1.2.3', headers },
      { remoteAddress: '10.1.2.3' },
      { headers: { ...headers, 'x-forwarded-for': '127.0.0.1' } },
      { headers: { ...headers, host: 'swap.example' } },
      { headers: { ...headers, origin: 'https://elsewhere.example' } },
    ]) {
      expect(await ask(elsewhere), JSON.stringify(elsewhere)).toBe('this_machine_only')
    }
  })

  test('in a real world there are none', async () => {
    const real = await createFixtureServer({ sandboxHandlers: null })
    expect((await real.server.inject('/api/sandbox/state')).statusCode).toBe(404)
    expect((await real.server.inject('/api/openapi.json')).body).not.toContain('/sandbox/')
  })

  test('health for all, metrics for this machine or a token', async () => {
    expect((await server.inject('/healthz')).json()).toEqual({ ok: true })
    expect((await server.inject('/readyz')).statusCode).toBe(200)
    state.isReady = false
    const notReady = await server.inject('/readyz')
    state.isReady = true
    expect(notReady.statusCode).toBe(503)
    expect(notReady.json()).toEqual({
      ok: false,
      parts: { database: { ok: false, detail: 'migrated' } },
    })
    const far = { url: '/metrics', remoteAddress: '10.1.2.3' }
    expect((await server.inject('/metrics')).body).toContain('orders_total')
    expect((await server.inject(far)).statusCode).toBe(403)
    const headers = { authorization: 'Bearer metrics-token' }
    expect((await server.inject({ ...far, headers })).statusCode).toBe(200)
    const proxied = { url: '/metrics', headers: { via: '1.1 proxy' } }
    expect((await server.inject(proxied)).statusCode).toBe(403)
  })

  test('too many requests get a Retry-After; this machine can be exempt', async () => {
    const rateLimits = {
      estimate: 2,
      create: 1,
      names: 1,
      auth: 1,
      events: 1e6,
      pages: 1e6,
      other: 1,
      exceptLocal: true,
    }
    const limited = await createFixtureServer({ rateLimits })
    const ask = (remoteAddress: string) =>
      limited.server.inject({
        method: 'POST',
        url: ESTIMATE_PATH,
        payload: ESTIMATE,
        remoteAddress,
      })
    for (const address of ['10.0.0.1', '10.0.0.1', '2001:db8::1', '2001:db8::2']) {
      expect((await ask(address)).statusCode).toBe(200)
    }
    const third = await ask('10.0.0.1')
    expect(third.statusCode).toBe(429)
    expect(third.json<ErrorBody>().error.code).toBe('rate_limited')
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    // One customer of an IPv6 provider has a whole /64.
    expect((await ask('2001:db8::3')).statusCode).toBe(429)
    for (let times = 0; times < 5; times += 1) expect((await ask('127.0.0.1')).statusCode).toBe(200)
  })
})

test('reference calls [REF-01]', async () => {
  const json = async (url: string, headers = {}) => (await server.inject({ url, headers })).json()
  expect(await json('/api/locale/all')).toEqual([{ lang: 'en', name: 'English' }])
  expect(await json('/api/locale/en')).toMatchObject({ messages: { 'a.b': 'c' } })
  expect(await json('/api/locale/country', { 'cf-ipcountry': 'jp' })).toEqual({
    result: { country: 'JP', state: null },
  })
  expect(await json('/api/alert-messages')).toMatchObject({ result: [{ currency: 'btc' }] })
  expect(await json('/api/coins/global')).toMatchObject({ lowestServiceFeePercent: '0.25' })
  expect(await json('/api/coins/markets')).toHaveLength(currencies.length)
  const { body, headers } = await server.inject('/api/currencies')
  const { useCases } = await createFixtureServer()
  const handlers = createHandlers({ useCases, ...fixtureSite })
  expect(JSON.parse(body)).toEqual((await handlers.currencies({})).body)
  expect(headers['cache-control']).toBe('public, max-age=60')
})

test('address screenings share a limit of 30 a minute with new orders', async () => {
  const { server } = await createFixtureServer({ rateLimits: defaultRateLimits })
  const body = { currency: 'eth', address: '0xabc' }
  const ask = async () => (await post(server, '/api/addresses/aml', body)).statusCode
  for (let times = 0; times < 30; times += 1) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
  const order = await post(server, '/api/transactions', {}, { 'idempotency-key': 'k'.repeat(20) })
  expect(order.statusCode).toBe(429)
})
