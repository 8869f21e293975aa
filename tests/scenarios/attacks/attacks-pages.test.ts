// door: HTTP
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type Placed, place } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { rawPost } from '../support/raw-post.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

/** Web is checked with a browser's types, so its table of pages is read here, not imported. */
const { pages }: { readonly pages: readonly { readonly id: string; readonly path: string }[] } =
  await import(join(resolve(import.meta.dirname, '../../..'), 'web/pages.ts'))

let shop: RunningProduct
let order: Placed
beforeAll(async () => {
  shop = await startShop('attacks_pages')
  order = await place(shop, { from: 'btc', to: 'eth' })
})
afterAll(() => stopShop(shop))

/** What the log holds of errors: none of these requests is one. */
const errorsLogged = () => shop.output().match(/"level":[56]0|\n {4}at /g) ?? []

const MULTIPART = 'multipart/form-data; boundary=x'
const brokenForms: readonly (readonly [what: string, type: string, body: string])[] = [
  ['without its end', MULTIPART, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ['that is none', MULTIPART, 'broken'],
  ['without a boundary', 'multipart/form-data', '--x--'],
  ['of a nameless field', MULTIPART, '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--'],
  ['in JSON', 'application/json', '{"intent":"refund"}'],
  ['of text', 'text/plain', 'intent=refund'],
]

test.each(brokenForms)('a form %s is 400 with a code on every page', async (_what, type, body) => {
  expect(pages.length).toBeGreaterThan(50)
  for (const { path } of pages) {
    const target = `/${path.replaceAll(/:\w+/g, order.id).replace('*', 'nothing')}`
    const headers = { origin: shop.url, 'content-type': type }
    const reply = await rawPost(shop, { target, headers, body })
    expect([reply.status, JSON.parse(reply.body).error.code], target).toEqual([
      400,
      'request_malformed',
    ])
  }
  expect(errorsLogged()).toEqual([])
})

test.each([
  ['/buy', 'application/x-www-form-urlencoded'],
  ['/transaction/x', MULTIPART],
  ['/api/exchange/estimate', 'application/json'],
  ['/api/kyc/webhooks/sandbox', 'application/json'],
])('an upload to %s that its sender breaks off is no error', async (path, type) => {
  const { host, hostname, port } = new URL(shop.url)
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${shop.url}\r\nContent-Type: ${type}`
  await new Promise((over) => {
    const socket = connect(Number(port), hostname, () =>
      // The body has begun when the product says that it waits for it.
      socket.write(`${head}\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\nabc`),
    )
    socket.once('data', () => socket.destroy())
    socket.once('close', over)
  })
  // Whatever that wrote is written when the next one is answered.
  for (let count = 0; count < 3; count += 1)
    expect((await ask(shop, 'GET', '/healthz')).status).toBe(200)
  expect(errorsLogged()).toEqual([])
})

test('controls of the play world know no chain of dollars', async () => {
  const unknown = { status: 422, body: { error: { code: 'currency_unknown' } } }
  for (const ticker of ['usd', 'EUR', 'nope']) {
    for (const path of ['addresses', 'risks']) {
      expect(await ask(shop, 'GET', `/api/sandbox/${path}/${ticker}`)).toMatchObject(unknown)
    }
    const body = { transactionId: order.id, currency: ticker }
    expect(await ask(shop, 'POST', '/api/sandbox/deposits', { body })).toMatchObject(unknown)
  }
  expect(errorsLogged()).toEqual([])
})

const words = [
  'btc',
  'ETH',
  'usd',
  'x',
  '..',
  '%',
  '%00',
  '%ff',
  '%2f',
  '-1',
  '1e309',
  '',
  '💶',
  '0x',
  '_.data',
  'a.data',
]
const anyWord = fc.oneof(
  fc.constantFrom(...words),
  fc
    .string({ maxLength: 30, unit: 'binary' })
    .map((text) => encodeURIComponent(text.toWellFormed())),
)
const NAMES = ['from', 'to', 'amount', 'amountFrom', 'offers', 'provider', 'page', 'status', 'q']
const MORE_NAMES = [
  'find',
  'index',
  '_routes',
  'intent',
  'isFixedRate',
  'country',
  'holder',
  'lang',
]
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...NAMES, ...MORE_NAMES), anyWord), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const anyFields = fc.dictionary(
  fc.constantFrom('intent', 'from', 'to', 'amount', 'agreed', 'provider', 'refundAddress', 'rate'),
  fc.oneof(
    fc.constantFrom('begin', 'refund', 'feedback', 'exchange', 'btc', 'on', '1'),
    fc.string(),
  ),
)

test.each(pages.map(({ id, path }) => [id, path] as const))(
  'nothing that is nearly right breaks the page %s',
  async (_id, path) => {
    const parts = path.split(/(:\w+|\*)/)
    const anyPath = fc
      .tuple(...parts.map((part) => (/^[:*]/.test(part) ? anyWord : fc.constant(part))))
      .map((chosen) => `/${chosen.join('')}`)
    const any = fc.record({
      path: anyPath,
      language: fc.constantFrom('', '', '/de', '/ar', '/xx'),
      ending: fc.constantFrom('', '', '.data', '/'),
      query: anyQuery,
      fields: anyFields,
    })
    for (const asked of fc.sample(any, 6)) {
      const target = `${asked.language}${asked.path}${asked.ending}?${asked.query}`
      const page = await fetch(new Request(shop.url + target.replaceAll('\\', '%5c')), {
        redirect: 'manual',
      })
      expect(page.status, `GET ${target}`).toBeLessThan(500)
      await page.arrayBuffer()
      const sent = await fetch(shop.url + target, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: shop.url },
        body: new URLSearchParams(asked.fields),
      })
      expect(sent.status, `POST ${target} ${JSON.stringify(asked.fields)}`).toBeLessThan(500)
      await sent.arrayBuffer()
    }
    expect(errorsLogged()).toEqual([])
  },
)

test('no page takes what every object has for one of its own', async () => {
  const paths = pages.map(({ path }) => path).filter((path) => path.includes(':'))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    for (const name of ['toString', 'constructor', '__proto__']) {
      const target = `/${path.replaceAll(/:\w+/g, name)}`
      const page = await fetch(shop.url + target, { redirect: 'manual' })
      expect(page.status, `GET ${target}`).toBeLessThan(500)
      await page.arrayBuffer()
    }
  }
  expect(errorsLogged()).toEqual([])
})

test.each(['/', '/de/exchange/btc/eth', '/history', '/faq', '/transaction/x'])(
  'every module script of %s runs only as it was built',
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    const tags =
      html.match(/<(?:script[^>]*type="module"[^>]*src=|link rel="modulepreload")[^>]*>/g) ?? []
    const fileOf = (tag: string) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''
    const named = html.match(/(?<=(?:src|href)=")\/assets\/[^"]+\.js(?=")/g) ?? []
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(tags.map(fileOf))).toEqual(new Set(named))
    for (const tag of tags) {
      const file = fileOf(tag)
      const [, kind = '', hash] = /integrity="(sha\d+)-([^"]+)"/.exec(tag) ?? [tag]
      const bytes = new Uint8Array(await (await fetch(shop.url + file)).arrayBuffer())
      expect(createHash(kind).update(bytes).digest('base64'), file).toBe(hash)
    }
  },
)
