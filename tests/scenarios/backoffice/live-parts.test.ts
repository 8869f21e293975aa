// door: HTTP, command
import { afterAll, beforeAll, expect, test } from 'vitest'
import { place as placeOrder } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { inviteMember } from '../support/backoffice/proposal-steps.ts'
import {
  addByCommand,
  joinBy,
  type Member,
  officeOf,
  signInAgain,
} from '../support/backoffice/staff-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let anna: Member

beforeAll(async () => {
  shop = await startShop('live-parts', { BACKOFFICE_HOST: 'localhost' })
  const place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('live-parts') ?? '' }
  anna = await joinBy(shop, await addByCommand(place, 'anna@shop.example', 'administrator'), 'Anna')
})
afterAll(() => stopShop(shop))

const join = (name: string, role: string) =>
  inviteMember(shop, [anna], { email: `${name.toLowerCase()}@shop.example`, role, name })

/** Asks for a page as it renews itself. */
async function renew(path: string, cookie?: string) {
  const response = await fetch(`${officeOf(shop).url}${path}`, {
    headers: { accept: 'text/html', 'x-live': '1', ...(cookie === undefined ? {} : { cookie }) },
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

/** To the millisecond, when the parts were made. */
function madeAt(text: string): string {
  const at = /datetime="([^"]+)"/i.exec(text)?.[1]
  if (at === undefined) throw new Error(`No time in: ${text}`)
  return at
}

test('[OPS-22.6] viewers of a role share what renews itself, which has nothing of a member in it', async () => {
  const [vera, victor, sue] = [
    await join('Vera', 'viewer'),
    await join('Victor', 'viewer'),
    await join('Sue', 'support'),
  ]
  const order = await placeOrder(shop, { from: 'ltc', to: 'btc' })
  const path = '/backoffice/orders'
  // Whichever of them comes first after four seconds has it rendered for all others.
  const renewed = await Promise.all(
    [vera, victor, vera, sue].map(({ cookie }) => renew(path, cookie)),
  )
  const [ofVera, ofVictor, again, ofSue] = renewed.map(({ text }) => text)
  expect(renewed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(ofVera).toContain(order.id)
  expect(ofVictor).toBe(ofVera)
  expect(again).toBe(ofVera)
  expect(madeAt(ofSue ?? '')).not.toBe(madeAt(ofVera ?? ''))
  for (const { headers, text } of renewed) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).not.toMatch(/vera|victor|sue|<form|<nav|<script/i)
  }
  const whole = await fetch(`${officeOf(shop).url}${path}`, { headers: { cookie: vera.cookie } })
  expect(await whole.text()).toContain('Vera')
})

test('[OPS-22.6] a search is shared with the same search alone, and news is seen within four seconds', async () => {
  const { cookie } = await join('Nora', 'finance')
  const first = await placeOrder(shop, { from: 'ltc', to: 'btc' })
  const found = async (query: string) => (await renew(`/backoffice/orders?${query}`, cookie)).text
  expect(await found(`q=${first.id}`)).toContain(first.id)
  expect(await found('q=nosuchorder')).not.toContain(first.id)
  expect(await found('')).toContain(first.id)
  const second = await placeOrder(shop, { from: 'ltc', to: 'btc' })
  await expect.poll(() => found(''), { timeout: 120_000 }).toContain(second.id)
})

test('[OPS-22.6] what is shared is given only to sessions whose role may see it', async () => {
  const tess = await join('Tess', 'treasury')
  const path = '/backoffice/wallets'
  const shown = await renew(path, tess.cookie)
  expect(shown.text).toContain('data-live="wallets"')
  const later = await signInAgain(shop, tess)
  expect((await later.ask('POST', '/sign-out')).body).toEqual({ result: true })
  const over = await renew(path, later.cookie)
  expect([over.status, over.headers.get('location')]).toEqual([
    302,
    `/backoffice/sign-in?to=${encodeURIComponent(path)}`,
  ])
  const stranger = await renew(path)
  expect(stranger.status).toBe(302)
  const support = await join('Sam', 'support')
  const refused = await renew(path, support.cookie)
  expect(refused.status).toBe(403)
  expect(refused.text).not.toContain('data-live')
  const elsewhere = await fetch(`${shop.url}${path}`, {
    headers: { 'x-live': '1', cookie: tess.cookie },
  })
  expect(elsewhere.status).toBe(404)
  expect((await renew(path, tess.cookie)).text).toContain('data-live="wallets"')
})
