// door: HTTP
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const WORKS = 'Please be informed that due to the technical issues'
const OWN_BADGE = 'Read what people think'

let folder: string
let shop: RunningProduct
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-sandbox-site-'))
  const site = { reviewBadge: { text: OWN_BADGE, url: 'https://reviews.example.org/' } }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  const proxy = { TRUST_PROXY: 'true', COUNTRY_HEADER: 'x-visitor-country' }
  shop = await startShop('sandbox_site', { ...proxy, CONTENT_DIR: folder })
})
afterAll(async () => {
  await stopShop(shop)
  rmSync(folder, { recursive: true, force: true })
})

const countryOf = async (cookie: string) => {
  const reply = await fetch(`${shop.url}/api/locale/country`, {
    headers: { cookie, 'x-visitor-country': 'DE' },
  })
  return (await reply.json()).result.country
}

test('a visitor comes from where this browser says, and from nowhere else', async () => {
  const choose = async (country: string | null) => {
    const reply = await fetch(`${shop.url}/api/sandbox/visitor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country }),
    })
    expect(await reply.json()).toEqual({ country })
    return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  expect(await countryOf('')).toBe('DE')
  expect(await countryOf(await choose('JP'))).toBe('JP')
  expect(await countryOf(await choose(null))).toBe('')
  expect(await countryOf('')).toBe('DE')
  const unknown = await ask(shop, 'POST', '/api/sandbox/visitor', { body: { country: 'ZZ' } })
  expect(unknown).toMatchObject({ status: 400, body: { error: { code: 'field_malformed' } } })
})

test('the form of /sandbox keeps the same cookie', async () => {
  const reply = await fetch(`${shop.url}/sandbox`, {
    method: 'POST',
    headers: { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=visitor&country=JP',
  })
  const [cookie = ''] = reply.headers.getSetCookie().filter((each) => each.startsWith('play_'))
  expect(await countryOf(cookie.split(';')[0] ?? '')).toBe('JP')
  expect(await reply.text()).toContain('It applies from the next page you open.')
})

test('an example of an operator’s facts stands on pages while it is on, beside what he says himself', async () => {
  const read = async (path: string) => (await fetch(`${shop.url}${path}`)).text()
  const shown = async () => {
    const [home, about] = await Promise.all([read('/'), read('/about')])
    return [
      home.includes(WORKS),
      home.includes(OWN_BADGE),
      home.includes('See what customers say'),
      home.includes('data-chat-script="/sandbox-chat.js"'),
      about.includes('Example Exchange Ltd'),
      about.includes('support@exchange.example') || about.includes('partners@exchange.example'),
    ]
  }
  const set = (body: unknown) => mustAsk(shop, 'POST', '/api/sandbox/facts', { body })
  const off = [false, true, false, false, false, false]
  expect(await shown()).toEqual(off)
  expect(await set({ on: true, appBanner: 'old' })).toEqual({ on: true, appBanner: 'old' })
  expect(await mustAsk(shop, 'GET', '/api/sandbox/facts')).toEqual({ on: true, appBanner: 'old' })
  await vi.waitFor(
    async () => expect(await shown()).toEqual([true, true, false, true, true, true]),
    {
      timeout: 120_000,
      interval: 500,
    },
  )
  const chat = await fetch(`${shop.url}/sandbox-chat.js`)
  expect(chat.status).toBe(200)
  expect(chat.headers.get('content-type')).toContain('javascript')
  await set({ on: false })
  await vi.waitFor(async () => expect(await shown()).toEqual(off), {
    timeout: 120_000,
    interval: 500,
  })
})
