import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { currencies, networks } from '@causeway/core/currencies'
import type { FundsRequest, FundsRequestPort } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSandboxControls, openWorld } from '../world/index.ts'
import { createSandboxFundsRequests } from './sandbox/create-sandbox-funds-requests.ts'
import { createWebhookFundsRequests } from './webhook/create-webhook-funds-requests.ts'

const request: FundsRequest = {
  idempotencyKey: 'order-1',
  orderCode: 'order-1',
  name: 'alice.eth',
  currency: 'btc',
  network: 'bitcoin',
  address: 'bc1q',
  extraId: null,
  amount: '0.01',
  payUntil: 5_000,
}
const codeOf = async (port: FundsRequestPort) => {
  const asked = await port.request(request)
  return asked.ok ? 'asked' : asked.failure.code
}

describe('a wallet provider by HTTP (TRACK-08)', () => {
  const seen: { headers: Record<string, unknown>; body: string }[] = []
  let status = 200
  let url = ''
  const server = createServer((incoming, response) => {
    let body = ''
    incoming.on('data', (chunk) => {
      body += String(chunk)
    })
    incoming.on('end', () => {
      seen.push({ headers: incoming.headers, body })
      response.writeHead(status, status === 302 ? { location: url } : {}).end('{"anything":1}')
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/ask`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const port = () =>
    createWebhookFundsRequests({
      clock: { now: () => 1_700_000_000_999 },
      url,
      secret: 'secret of this test',
      endings: ['eth', 'wallet'],
      timeLimitMilliseconds: 1_000,
    })

  test('gets a signed request with what is to be paid', async () => {
    expect(await codeOf(port())).toBe('asked')
    const [{ headers, body } = { headers: {}, body: '' }] = seen
    const { idempotencyKey: _, ...expected } = request
    expect(JSON.parse(body)).toEqual(expected)
    expect(headers).toMatchObject({
      'idempotency-key': 'order-1',
      'x-timestamp': '1700000000',
      'x-signature': createHmac('sha256', 'secret of this test')
        .update(`1700000000.${body}`)
        .digest('hex'),
    })
  })

  test.each([
    [202, 'asked'],
    [404, 'funds_request_not_supported'],
    [409, 'funds_request_refused'],
    [429, 'funds_provider_unreachable'],
    [500, 'funds_provider_unreachable'],
    [302, 'funds_provider_unreachable'],
  ])('answers %i: %s', async (answered, code) => {
    status = answered
    expect(await codeOf(port())).toBe(code)
  })

  test('is asked for its own endings only, and may be away', async () => {
    expect(['a.eth', 'b.wallet', 'c.x'].map(port().serves)).toEqual([true, true, false])
    const away = createWebhookFundsRequests({
      clock: { now: () => 0 },
      url: 'http://127.0.0.1:1/',
      secret: 's',
      endings: [],
      timeLimitMilliseconds: 500,
    })
    expect(await codeOf(away)).toBe('funds_provider_unreachable')
  })
})

describe('the play wallet (TRACK-08)', () => {
  test('shows a request once, and ends it once', async () => {
    const clock = { now: () => 7 }
    const world = openWorld({ path: ':memory:', seed: 'f', clock, networks, currencies })
    const controls = createSandboxControls(world)
    const port = createSandboxFundsRequests({ world, wait: async () => {} })
    expect(['alice.eth', 'empty.eth', 'nobody.eth'].map(port.serves)).toEqual([true, false, false])
    expect(await codeOf(port)).toBe('asked')
    expect(await codeOf(port)).toBe('asked')
    expect(await controls.fundsRequests()).toMatchObject([{ state: 'asked', createdAt: 7 }])
    expect(await controls.endFundsRequest('order-1', 'paid')).toMatchObject({
      value: { state: 'paid', amount: '0.01', currency: 'btc' },
    })
    expect((await controls.endFundsRequest('order-1', 'paid')).ok).toBe(false)
    await controls.setMode('funds-requests', 'sandbox', 'down')
    expect(await codeOf(port)).toBe('funds_provider_unreachable')
    world.close()
  })
})
