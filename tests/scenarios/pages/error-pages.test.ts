// door: HTTP
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, readHtml } from '../../support/index.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const UNKNOWN_ORDER = '/transaction/AAAAAAAAAAAAAAAAAAAAAA'

let database: string | null
let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('error_pages')
  database = databaseOf('error_pages')
})
afterAll(() => stopShop(shop))

/** What an error page says; that its frame is there and robots stay away is checked with it. */
async function errorPage(path: string, init: RequestInit = {}) {
  const response = await fetch(shop.url + path, { redirect: 'manual', ...init })
  const html = await response.text()
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  expect(html, path).toMatch(/<header[\s\S]*<\/header>[\s\S]*<main[\s\S]*<\/main>[\s\S]*<footer/)
  const { canonical, headings, isNoindex, language, links, title } = readHtml(html)
  expect({ canonical, headings, isNoindex }, path).toEqual({
    canonical: null,
    headings: 1,
    isNoindex: true,
  })
  const [, heading = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(main) ?? []
  expect(title, path).toBe(heading)
  const { text } = readHtml(main)
  return { status: response.status, heading, text, language, links }
}

test('[PAGE-06.1,4] an address that no page has is answered with 404, says so and leads to the exchange', async () => {
  for (const path of ['/no-such-page', '/exchange/btc/eth/more', '/transaction', '/it/faq']) {
    const { heading, links, status } = await errorPage(path)
    expect([status, heading], path).toEqual([404, 'Page not found'])
    expect(links, path).toContain('/')
  }
  const form = { method: 'POST', headers: { origin: shop.url }, body: new URLSearchParams('a=b') }
  expect(await errorPage('/no-such-page', form)).toMatchObject({
    status: 404,
    heading: 'Page not found',
  })
})

test('[PAGE-09.2] [PAGE-06.1] a missing page speaks the language of its address', async () => {
  const german = await errorPage('/de/no-such-page')
  expect(german).toMatchObject({
    status: 404,
    language: 'de',
    heading: 'Diese Seite gibt es nicht',
  })
  expect(german.links).toContain('/de')
})

test('[PAGE-06.2] an order that does not exist has words of its own', async () => {
  for (const path of [UNKNOWN_ORDER, UNKNOWN_ORDER.replace('transaction', 'track')]) {
    const { heading, status } = await errorPage(path)
    expect([status, heading], path).toEqual([404, 'Order not found'])
  }
})

test('[PAGE-06.3,4] a failure of the server is a 500 that says what broke and what about the money, and no missing page', async (context) => {
  if (database === null) return context.skip('no PostgreSQL server to take a table from')
  const client = new pg.Client(database)
  await client.connect()
  try {
    await client.query('ALTER TABLE orders RENAME TO orders_away')
    const broken = await errorPage(UNKNOWN_ORDER)
    expect([broken.status, broken.heading]).toEqual([500, 'Something went wrong on our side'])
    expect(broken.text).toContain('500')
    expect(broken.text).toContain('Your money is safe.')
    expect(broken.text).not.toContain('not found')
    expect(broken.text).not.toMatch(/orders_away|relation|SELECT/i)
    expect(broken.links).toContain('/')
    const german = await errorPage(`/de${UNKNOWN_ORDER}`)
    expect(german).toMatchObject({ status: 500, language: 'de' })
  } finally {
    await client.query('ALTER TABLE orders_away RENAME TO orders')
    await client.end()
  }
  expect(await errorPage(UNKNOWN_ORDER)).toMatchObject({ status: 404 })
})
