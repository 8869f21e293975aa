// door: HTTP
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { TransactionsReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../support/index.ts'
import { type Asked, askProduct } from './ask-product.ts'
import {
  apply,
  mustAsk,
  type Placed,
  pay,
  place,
  reach,
  read,
  startShop,
  stopShop,
  submit,
} from './support/index.ts'
import { rawRequest } from './support/raw-request.ts'

let shop: RunningProduct
let victim: Placed
beforeAll(async () => {
  shop = await startShop('attacks_requests', { LOG_LEVEL: 'trace' })
  victim = await place(shop, { from: 'btc', to: 'eth', email: 'victim@example.org' })
})
afterAll(() => stopShop(shop))

const outcome = ({ status, body }: Asked) => `${status} ${body.error?.code ?? 'accepted'}`
const create = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  askProduct(shop, 'POST', '/api/transactions', {
    body,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  })
const change = async (order: Placed, body: object, headers: Readonly<Record<string, string>>) =>
  outcome(await askProduct(shop, 'PATCH', `/api/transactions/${order.id}`, { body, headers }))

describe('attack: an amount', () => {
  const texts = [
    ...['-0.004', '-1', '+1', '0', '0.000', '-0', '1e3', '1e309', 'Infinity', 'NaN', '0x10'],
    ...['1,5', '1 000', '１', '٤', '1.', '.5', '1.2.3', '', '0.000000001', '1_000', 'null'],
    ...[
      `1${'0'.repeat(78)}`,
      '9'.repeat(40),
      '115792089237316195423570985008687907853269984665640',
    ],
    ...['21000001', "1'; drop table orders; --"],
  ]
  test.each(texts)('[EXCH-07] of “%s” makes no order, on either side', async (text) => {
    const { body } = victim
    for (const amount of [{ amountFrom: text }, { amountFrom: null, amountTo: text }]) {
      const answer = await create({ ...body, ...amount })
      expect(answer.status, outcome(answer)).toBeGreaterThanOrEqual(400)
      expect(answer.status, outcome(answer)).toBeLessThan(500)
    }
  })

  test.each(['-1', '-0', '1e309', '1e-400', '0.1000000001', '[1]', '{"units":1}', 'true'])(
    '[EXCH-07] of %s as JSON makes no order',
    async (json) => {
      const text = JSON.stringify({ ...victim.body, amountFrom: 0 }).replace(
        '"amountFrom":0',
        `"amountFrom":${json}`,
      )
      expect(text).toContain(json)
      const answer = await create(text)
      expect(answer.status, outcome(answer)).toBeGreaterThanOrEqual(400)
      expect(answer.status, outcome(answer)).toBeLessThan(500)
    },
  )

  test('[EXCH-07] of seventeen digits is not rounded on its way', async () => {
    const { body } = await askProduct(shop, 'POST', '/api/exchange/estimate', {
      body: '{"from":"eth","to":"ltc","amountFrom":0.06000000000000001}',
    })
    expect(body.amountFrom).toBe('0.06000000000000001')
  })
})

describe('attack: somebody else’s order', () => {
  test('[EXCH-07] is not had by its idempotency key, nor changed, nor named', async () => {
    const mine = await apply(shop, { from: 'btc', to: 'eth' })
    const stolen = await submit(shop, { ...mine, key: victim.key })
    expect([stolen.status, stolen.body.error.code]).toEqual([409, 'idempotency_key_reused'])
    const told = JSON.stringify(stolen.body)
    for (const secret of [victim.id, victim.secret, victim.destination.address]) {
      expect(told).not.toContain(secret)
    }
    expect(await read(shop, victim)).toMatchObject({ payoutAddress: victim.destination.address })
  })

  test('[TRACK-13] is not changed by a wrong secret, in whatever form, nor by another order’s', async () => {
    const other = await place(shop, { from: 'btc', to: 'eth' })
    const refundAddress = other.refund.address
    const guesses = ['x', victim.id, victim.key, other.secret, "' or '1'='1", 'ÿ'.repeat(43), '0']
    for (const holderSecret of guesses) {
      expect(await change(victim, { refundAddress, holderSecret }, {})).toMatch(/^4\d\d /)
    }
    for (const holderSecret of [[victim.secret], { $ne: '' }, true, 0]) {
      expect(await change(victim, { refundAddress, holderSecret }, {})).toBe('400 field_malformed')
    }
    for (const cookie of [
      `holder-${victim.id.slice(0, 8)}=${other.secret}`,
      'holder-x=; holder-y',
    ]) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      expect(await change(victim, { refundAddress }, headers)).toMatch(/^4\d\d /)
    }
    expect(await change(victim, { refundAddress }, {})).toMatch(/^4\d\d /)
    expect(await read(shop, victim)).toMatchObject({ refundAddress: victim.refund.address })
  })

  test('[TRACK-05] shows neither e-mail nor refund address to a secret that is not its own', async () => {
    const other = await place(shop, { from: 'btc', to: 'eth' })
    const seen = await fetch(`${shop.url}/api/transactions/${victim.id}`, {
      headers: { 'x-holder-secret': other.secret, cookie: `holder-a=${other.secret}` },
    }).then((reply) => reply.text())
    const page = await fetch(`${shop.url}/transaction/${victim.id}`).then((reply) => reply.text())
    for (const text of [seen, page]) {
      expect(text).not.toContain(victim.refund.address)
      expect(text).not.toContain('victim@example.org')
      expect(text).not.toContain(victim.secret)
    }
  })

  test('[TRACK-13] does not get a new destination, rate or amount even from its holder', async () => {
    const more = [
      'destinationAddress',
      'payoutAddress',
      'amountTo',
      'amountFrom',
      'status',
      'rateId',
    ]
    for (const field of more) {
      const body = { [field]: '1', holderSecret: victim.secret }
      expect(await change(victim, body, {})).toBe('400 unknown_field')
    }
  })
})

describe('attack: look-alike addresses', () => {
  test('[TRACK-06] a stranger’s orders do not come into a holder’s list, whatever they copy', async () => {
    const bait = await apply(shop, { from: 'btc', to: 'eth', email: 'victim@example.org' })
    const { destinationAddress } = bait.body
    const copied = { ...victim.body, destinationAddress }
    expect((await submit(shop, { ...bait, body: copied })).status).toBe(201)
    const list = await mustAsk<TransactionsReply>(shop, 'GET', '/api/transactions', {
      headers: { 'x-holder-secret': victim.secret },
    })
    expect(list.payouts.map(({ transactionId }) => transactionId)).toEqual([victim.id])
    expect(list.payouts[0]).toMatchObject({
      payoutAddress: victim.destination.address,
      payinAddress: victim.created.payinAddress,
    })
  })

  test('[TRACK-12] where money is about to be sent, the page writes the address whole', async () => {
    const page = await fetch(`${shop.url}/transaction/${victim.id}`, {
      headers: { cookie: `holder-${victim.id.slice(0, 8)}=${victim.secret}` },
    }).then((reply) => reply.text())
    const visible = page.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>|\s/g, '')
    expect(visible).toContain(victim.created.payinAddress)
  })

  test('[TRACK-10] dust from anywhere changes no address: what goes back goes where the holder said', async () => {
    const order = await place(shop, { from: 'doge', to: 'btc' })
    await pay(shop, order, '20')
    const held = await reach(shop, order, 'hold')
    expect(held).toMatchObject({
      refundAddress: order.refund.address,
      payoutAddress: order.destination.address,
      payinAddress: order.created.payinAddress,
    })
    expect(Object.keys(held.deposits[0] ?? {})).not.toContain('sender')
  })
})

describe('attack: a request', () => {
  test('that names addresses of servers makes the product call nobody', async () => {
    let calls = 0
    const listener = createServer((_, response) => {
      calls += 1
      response.end()
    })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const address = listener.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const url = `http://127.0.0.1:${port}/x`
    const meta = { clientId: url, refId: url, referrer: url }
    const headers = {
      host: `127.0.0.1:${port}`,
      referer: url,
      origin: url,
      forwarded: `host=${url}`,
    }
    for (const field of [
      'destinationAddress',
      'refundAddress',
      'extraId',
      'email',
      'rateId',
      'from',
    ]) {
      await create({ ...victim.body, [field]: url }, headers)
    }
    await create({ ...victim.body, userMeta: meta }, { 'x-forwarded-host': `127.0.0.1:${port}` })
    await rawRequest(
      shop,
      `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    )
    await rawRequest(shop, `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: a\r\n\r\n`)
    await fetch(`${shop.url}/transaction/${encodeURIComponent(url)}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(calls).toBe(0)
    listener.close()
    // Nothing that a caller can say is an address to be called: a webhook will be, and then this test must grow.
    const document = await fetch(`${shop.url}/api/openapi.json`).then((reply) => reply.text())
    expect(document).not.toMatch(/"(format":"ur[il]|\w*(callback|webhook|redirectUr[il])\w*":\{)/i)
  })

  test('[OPS-02] that holds line ends and escapes writes no line of its own into the log', async () => {
    const forged = '\r\n{"level":60,"msg":"forged-by-a-client"}\r\n\u001b[2J\u2028'
    for (const field of ['destinationAddress', 'email', 'from', 'rateId', 'extraId', forged]) {
      await create({ ...victim.body, [field]: forged })
    }
    await create({ ...victim.body, userMeta: { clientId: forged, refId: forged } })
    await fetch(`${shop.url}/transaction/${encodeURIComponent(forged)}`)
    await fetch(`${shop.url}/api/currencies/${encodeURIComponent(forged)}`)
    await rawRequest(shop, `GET /\r\n${forged} HTTP/1.1\r\n\r\n`)
    await rawRequest(shop, `${forged}\r\n\r\n`)
    const lines = shop.output().split('\n')
    for (const line of lines.filter((each) => each.startsWith('{'))) {
      expect(Object(JSON.parse(line)).msg).not.toContain('forged-by-a-client')
    }
    expect(shop.output()).not.toContain('\u001b[2J')
  })

  test('that reaches for prototypes is refused, and nothing is polluted', async () => {
    const bodies = [
      '{"__proto__":{"isWebEnabled":false}}',
      '{"constructor":{"prototype":{"polluted":"yes"}}}',
      '{"\\u005f_proto__":{"polluted":"yes"}}',
      '{"userMeta":{"__proto__":{"polluted":"yes"}}}',
      '{"userMeta":{"constructor":{"prototype":{"polluted":"yes"}}}}',
      '[{"__proto__":{"polluted":"yes"}}]',
    ]
    for (const path of ['/api/transactions', '/api/exchange/estimate', '/api/addresses/check']) {
      for (const body of bodies) {
        const headers = { 'idempotency-key': randomUUID() }
        const answer = await askProduct(shop, 'POST', path, { body, headers })
        expect(outcome(answer)).toMatch(/^400 /)
      }
    }
    await fetch(`${shop.url}/api/blockchain-names?__proto__[polluted]=yes&from=btc&to=eth`)
    await fetch(`${shop.url}/processing?__proto__[polluted]=yes&constructor.prototype.polluted=yes`)
    const coin = await askProduct(shop, 'GET', '/api/currencies/btc')
    expect(coin.body).toMatchObject({ isWebEnabled: true })
    expect(JSON.stringify(coin.body)).not.toContain('polluted')
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect((await askProduct(shop, 'GET', `/api/currencies/${name}`)).status).toBe(404)
      const body = { from: name, to: 'eth', amountFrom: '1' }
      const estimate = await askProduct(shop, 'POST', '/api/exchange/estimate', { body })
      expect(outcome(estimate)).toMatch(/^4\d\d /)
    }
  })

  test('that is small and unpacks to much is not unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ ...victim.body, pad: ' '.repeat(20_000_000) }))
    const answer = await fetch(`${shop.url}/api/transactions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'idempotency-key': randomUUID(),
      },
      body: new Uint8Array(packed),
    })
    expect([400, 413, 415]).toContain(answer.status)
  })

  test('that is two requests at once for a proxy and one for us is refused and hung up on', async () => {
    const smuggled = 'GET /api/sandbox/ledger/totals HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const both = await rawRequest(
      shop,
      `POST /api/exchange/estimate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    )
    expect(both).toMatch(/^HTTP\/1\.1 400 /)
    expect(both.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    const twice = await rawRequest(
      shop,
      `POST /api/exchange/estimate HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}${smuggled}`,
    )
    expect(twice.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })

  test('that climbs out of the folder of pages gets no file of ours', async () => {
    const climbs = [
      '/../package.json',
      '/assets/../../../package.json',
      '/%2e%2e/%2e%2e/package.json',
    ]
    for (const path of [
      ...climbs,
      '/assets/..%2f..%2f..%2fpackage.json',
      '/.env',
      '//etc/passwd',
    ]) {
      const answer = await rawRequest(
        shop,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      expect(answer, path).not.toMatch(/"workspaces"|root:x:|SECRET/)
      expect(answer, path).toMatch(/^HTTP\/1\.1 4\d\d /)
    }
  })
})
