// door: HTTP
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operate, type RunningProduct } from '../../support/index.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const NAMES = [
  'changeLanguage',
  'allProductsDropdownClick',
  'headerRegistrationButtons',
  'sideMenuItemClick',
  'jsError',
  'supportChat',
  'calculatorAlert',
  'turnOnFixedRate',
]

type Collected = { readonly name: string; readonly fields: object; readonly meta: object }

const collected: Collected[] = []
let collector: Server
let database: string | null
let shop: RunningProduct
beforeAll(async () => {
  collector = createServer(async (request, reply) => {
    collected.push(...JSON.parse(await text(request)).events)
    reply.end()
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  shop = await startShop('events', {
    ANALYTICS_URL: `http://127.0.0.1:${port}/events`,
    TRUST_PROXY: 'true',
    COUNTRY_HEADER: 'cf-ipcountry',
  })
  database = databaseOf('events')
})
afterAll(async () => {
  await stopShop(shop)
  collector.close()
})

const tell = (body: object) =>
  fetch(`${shop.url}/api/tags/p`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify(body),
  })

test('[TELE-01.1,6] the relay takes the agreed events alone, counts them and passes them on', async () => {
  const meta = { clientId: 'c'.repeat(32), counter: 1 }
  for (const name of NAMES) {
    expect((await tell({ name, fields: { of: name }, meta })).ok, name).toBe(true)
  }
  expect((await tell({ name: 'pageView', fields: {}, meta })).status).toBe(400)
  await vi.waitUntil(() => collected.length >= NAMES.length, { timeout: 120_000 })
  expect(collected.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted())
  for (const event of collected) expect(event).toMatchObject({ fields: { of: event.name }, meta })
  const url = database
  if (url === null) return
  // They are counted beside being passed on: neither waits for the other.
  const isCounted = async () => {
    const counts = await operate({ DATABASE_URL: url }, 'events')
    return NAMES.every((name) => counts.includes(name))
  }
  await vi.waitUntil(isCounted, { timeout: 120_000, interval: 500 })
})

test('[TELE-05.1] the token against other sites is csrf, the country that is seen ipcountry', async () => {
  const seen = await fetch(`${shop.url}/`, { headers: { 'cf-ipcountry': 'DE' } })
  const given = seen.headers.getSetCookie()
  expect(given.some((cookie) => cookie.startsWith('ipcountry=DE; '))).toBe(true)
  expect(given.some((cookie) => /^csrf=[\w-]{20,}; /.test(cookie))).toBe(true)
})
