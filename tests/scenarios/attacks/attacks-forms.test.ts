// door: HTTP
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerAddress, type Placed, place, read } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { type RawPost, rawPost, rawReply } from '../support/raw-post.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

/** Web is checked with a browser's types, so its table of pages is read here, not imported. */
const { pages }: { readonly pages: readonly { readonly id: string; readonly path: string }[] } =
  await import(join(resolve(import.meta.dirname, '../../..'), 'web/pages.ts'))

const PUBLIC_ORIGIN = 'https://swap.example'
const EVIL = 'http://evil.example'

let shop: RunningProduct
/** The same behind a proxy, under a name. */
let named: RunningProduct
let thiefs: string
beforeAll(async () => {
  shop = await startShop('attacks_forms')
  named = await startShop('attacks_forms_named', { PUBLIC_URL: PUBLIC_ORIGIN, TRUST_PROXY: 'true' })
  thiefs = (await customerAddress(shop, 'btc')).address
})
afterAll(async () => {
  await stopShop(shop)
  await stopShop(named)
})

const cookieOf = ({ id, secret }: Placed) => `holder-${id.slice(0, 8)}=${secret}`

/** The holder's browser sends a form that changes where a refund goes. */
function sendForm(at: RunningProduct, order: Placed, post: Partial<RawPost>) {
  return rawPost(at, {
    target: `/transaction/${order.id}`,
    body: new URLSearchParams({ intent: 'refund-address', refundAddress: thiefs }).toString(),
    ...post,
    headers: { cookie: cookieOf(order), ...post.headers },
  })
}

const refundAddressOf = async (at: RunningProduct, order: Placed) =>
  Object(await read(at, order)).refundAddress

describe('a page’s form', () => {
  test('[TRACK-13.1] of our own page changes the refund address, under each of our names', async () => {
    const here = await place(shop, { from: 'btc', to: 'eth' })
    const own = { origin: shop.url }
    expect((await sendForm(shop, here, { headers: own })).status).toBe(200)
    expect(await refundAddressOf(shop, here)).toBe(thiefs)

    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.9' }
    const there = await place(named, { from: 'btc', to: 'eth' })
    const cookie = `__Host-${cookieOf(there)}`
    for (const host of ['swap.example', 'upstream:3000']) {
      const headers = { ...proxied, cookie, origin: PUBLIC_ORIGIN }
      expect((await sendForm(named, there, { host, headers })).status, host).toBe(200)
      expect(await refundAddressOf(named, there), host).toBe(thiefs)
    }
  })

  test('[TRACK-13.5] of another site changes nothing, whatever target and Host come with it', async () => {
    const order = await place(shop, { from: 'btc', to: 'eth' })
    const path = `/transaction/${order.id}`
    const origin = { origin: EVIL }
    const evil = 'evil.example'
    for (const target of [`//${evil}${path}`, `/\\${evil}${path}`, `\\\\${evil}${path}`]) {
      const reply = await sendForm(shop, order, { target, headers: origin })
      expect(reply.status, target).toBe(400)
    }
    for (const target of [EVIL + path, `HTTP://${evil}${path}`, `${evil}${path}`]) {
      const reply = await sendForm(shop, order, { target, host: evil, headers: origin })
      expect(reply.status, target).toBe(400)
    }
    expect(await refundAddressOf(shop, order)).toBe(order.refund.address)
    const foreign: readonly Readonly<Record<string, string>>[] = [
      origin,
      { origin: 'null' },
      { origin: `${shop.url}.${evil}` },
      { ...origin, 'x-forwarded-host': evil },
      { origin: shop.url, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ]
    for (const headers of foreign) {
      const reply = await sendForm(shop, order, { headers })
      expect(reply.status, JSON.stringify(headers)).toBe(403)
    }
    expect(await refundAddressOf(shop, order)).toBe(order.refund.address)
  })

  test('[TRACK-13.5] is not our own by a Host that is not ours, where the shop has a name', async () => {
    const order = await place(named, { from: 'btc', to: 'eth' })
    const cookie = `__Host-${cookieOf(order)}`
    const proxied = { cookie, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.9' }
    const host = 'evil.example'
    const origin = `https://${host}`
    const byHost = await sendForm(named, order, { host, headers: { ...proxied, origin } })
    expect(byHost.status).toBe(403)
    const headers = { ...proxied, origin, 'x-forwarded-host': host }
    expect((await sendForm(named, order, { host: 'swap.example', headers })).status).toBe(403)
    const call = await rawPost(named, {
      target: `/api/transactions/${order.id}/recovery`,
      host,
      headers: { ...proxied, origin, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([call.status, JSON.parse(call.body).error.code]).toEqual([403, 'other_origin'])
    expect(await refundAddressOf(named, order)).toBe(order.refund.address)
  })

  test('is refused in the language of whoever reads it, and says what to do', async () => {
    const headers = { origin: EVIL, accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-AT' }
    const reply = await rawPost(shop, { target: '/history', headers })
    expect(reply.status).toBe(403)
    expect(reply.head).toContain('content-type: text/plain; charset=utf-8')
    expect(Buffer.from(reply.body, 'latin1').toString()).toMatch(/laden Sie die Seite neu/)
    const asked = await rawPost(shop, { target: '/history', headers: { origin: EVIL } })
    expect(JSON.parse(asked.body).error.code).toBe('form_from_elsewhere')
  })
})

describe('every page of the table', () => {
  const paths = pages.map(({ path }) => `/${path.replaceAll(/:\w+/g, 'x').replace('*', 'nothing')}`)
  const post = (target: string, headers: Readonly<Record<string, string>>) =>
    rawPost(shop, { target, headers, body: 'intent=begin' })

  test('takes no form of another site, nor one that does not say where it comes from', async () => {
    expect(paths.length).toBeGreaterThan(50)
    for (const path of [...paths, '/de/buy', '/transaction/x.data', '/_root.data?index']) {
      expect((await post(path, { origin: EVIL })).status, path).toBe(403)
      expect((await post(path, {})).status, path).toBe(403)
      expect((await post(`//evil.example${path}`, { origin: EVIL })).status, path).toBe(400)
    }
  })
})

describe('a request’s target', () => {
  const get = (target: string, headers = 'Host: localhost\r\n') =>
    rawReply(shop, `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
  const odd = [
    '//localhost',
    '/\\localhost',
    'http://localhost',
    '\\',
    '*',
    'localhost:80',
    '/a\\b',
  ]

  test.each(['/', '/api/currencies', '/healthz', '/robots.txt', '/nothing', '/favicon.svg'])(
    'that is not a plain path is refused before any route, as of %s',
    async (path) => {
      for (const start of odd) {
        const { body, status } = await get(`${start}${path}`)
        expect(status, `${start}${path}`).toBe(400)
        expect(JSON.parse(body).error.code, `${start}${path}`).toBe('request_malformed')
      }
    },
  )

  test('comes with one Host, which is a host', async () => {
    const bad = ['', 'Host: localhost\r\nHost: evil.example\r\n', 'Host: a/b\r\n', 'Host: a b\r\n']
    for (const headers of bad) {
      for (const path of ['/', '/api/currencies', '/metrics']) {
        expect((await get(path, headers)).status, headers + path).toBe(400)
      }
    }
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/healthz', 'Host: [::1]:3000\r\n')).status).toBe(200)
  })
})
