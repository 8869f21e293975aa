// door: HTTP
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { TransactionsReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply, mustAsk, type Placed, place, read, submit } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { type Asked, askProduct } from '../support/ask-product.ts'
import { countCalls } from '../support/count-calls.ts'
import { rawRequest } from '../support/raw-request.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

/** Fields of an order in which a caller names something. */
const NAMED_FIELDS = ['destinationAddress', 'refundAddress', 'extraId', 'email', 'rateId', 'from']
/** What its holder cannot change. */
const SETTLED_FIELDS = [
  ...['destinationAddress', 'payoutAddress', 'amountTo', 'amountFrom', 'status', 'rateId'],
]

let shop: RunningProduct
let victim: Placed
beforeAll(async () => {
  shop = await startShop('attacks_requests', { LOG_LEVEL: 'trace' })
  victim = await place(shop, { from: 'btc', to: 'eth', email: 'victim@example.org' })
})
afterAll(() => stopShop(shop))

type Operation = { readonly parameters?: unknown; readonly requestBody?: unknown }

const outcome = ({ status, body }: Asked) => `${status} ${body.error?.code ?? 'accepted'}`
const create = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  askProduct(shop, 'POST', '/api/transactions', {
    body,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  })
const textAt = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.url + path, { headers }).then((reply) => reply.text())
const change = async (order: Placed, body: object, headers: Readonly<Record<string, string>>) =>
  outcome(await askProduct(shop, 'PATCH', `/api/transactions/${order.id}`, { body, headers }))

describe('attack: somebody else’s order', () => {
  test('[EXCH-07.2] is not had by its idempotency key, nor changed, nor named', async () => {
    const mine = await apply(shop, { from: 'btc', to: 'eth' })
    const stolen = await submit(shop, { ...mine, key: victim.key })
    expect([stolen.status, stolen.body.error.code]).toEqual([409, 'idempotency_key_reused'])
    const told = JSON.stringify(stolen.body)
    for (const secret of [victim.id, victim.secret, victim.destination.address]) {
      expect(told).not.toContain(secret)
    }
    expect(await read(shop, victim)).toMatchObject({ payoutAddress: victim.destination.address })
  })

  test('[TRACK-13.5] is not changed by a wrong secret, in whatever form, nor by another order’s', async () => {
    const other = await place(shop, { from: 'btc', to: 'eth' })
    const refundAddress = other.refund.address
    const guesses = ['x', victim.id, victim.key, other.secret, "' or '1'='1", 'ÿ'.repeat(43), '0']
    for (const holderSecret of guesses) {
      expect(await change(victim, { refundAddress, holderSecret }, {})).toBe('403 not_the_holder')
    }
    for (const holderSecret of [[victim.secret], { $ne: '' }, true, 0]) {
      expect(await change(victim, { refundAddress, holderSecret }, {})).toBe('400 field_malformed')
    }
    for (const cookie of [
      `holder-${victim.id.slice(0, 8)}=${other.secret}`,
      'holder-x=; holder-y',
    ]) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      expect(await change(victim, { refundAddress }, headers)).toBe('403 not_the_holder')
    }
    expect(await change(victim, { refundAddress }, {})).toBe('403 not_the_holder')
    expect(await read(shop, victim)).toMatchObject({ refundAddress: victim.refund.address })
  })

  test('[TRACK-13.4] does not get a new destination, rate or amount even from its holder', async () => {
    for (const field of SETTLED_FIELDS) {
      const body = { [field]: '1', holderSecret: victim.secret }
      expect(await change(victim, body, {})).toBe('400 unknown_field')
    }
  })
})

describe('attack: look-alike addresses', () => {
  test('[TRACK-06.6] a stranger’s orders do not come into a holder’s list, whatever they copy', async () => {
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

  test('[TRACK-12.3] where money is about to be sent, the page writes the address whole', async () => {
    const page = await textAt(`/transaction/${victim.id}`, {
      cookie: `holder-${victim.id.slice(0, 8)}=${victim.secret}`,
    })
    const visible = page.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>|\s/g, '')
    expect(visible).toContain(victim.created.payinAddress)
  })
})

describe('attack: a request', () => {
  test('that names addresses of servers makes the product call nobody', async () => {
    const { port, calls, close } = await countCalls()
    const url = `http://127.0.0.1:${port}/x`
    const meta = { clientId: url, refId: url, referrer: url }
    const headers = {
      host: `127.0.0.1:${port}`,
      referer: url,
      origin: url,
      forwarded: `host=${url}`,
    }
    for (const field of NAMED_FIELDS) {
      await create({ ...victim.body, [field]: url }, headers)
    }
    await create({ ...victim.body, userMeta: meta }, { 'x-forwarded-host': `127.0.0.1:${port}` })
    await rawRequest(
      shop,
      `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    )
    await rawRequest(shop, `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: a\r\n\r\n`)
    await fetch(`${shop.url}/transaction/${encodeURIComponent(url)}`)
    // A message of a provider, which nobody signed.
    const message = { id: victim.id, orderId: victim.id, state: 'paid', url, statusUrl: url }
    const heard = await fetch(`${shop.url}/api/fiat/webhooks/sandboxpay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    expect(heard.ok).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(calls()).toBe(0)
    close()
    // Nothing that a caller can say is an address to be called: a webhook will be, and then this test must grow.
    const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
      await textAt('/api/openapi.json'),
    )
    // The sandbox's own sign-in service is told where a browser goes back to; nobody calls there.
    const real = Object.entries(paths).filter(([path]) => !path.startsWith('/api/sandbox/'))
    const said = real.flatMap(([, operations]) =>
      Object.values(operations).map(({ parameters, requestBody }) => ({ parameters, requestBody })),
    )
    expect(JSON.stringify(said)).toContain('destinationAddress')
    expect(JSON.stringify(said)).not.toMatch(
      /"(format":"ur[il]|\w*(callback|webhook|redirectUr[il])\w*":\{)/i,
    )
  })

  test('[OPS-02.2] that holds line ends and escapes writes no line of its own into the log', async () => {
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
