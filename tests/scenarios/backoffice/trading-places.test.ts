// door: HTTP, chain, command
import type {
  AlertMessagesReply,
  CurrencyOut,
  PartnerCurrencyOut,
  PlannedMaintenanceOut,
} from '@causeway/api/contract'
import { languageCodes, localPath } from '@causeway/content/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  advanceClock,
  apply,
  mustAsk,
  pay,
  place as placeOrder,
  type Refused,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { approve, codeOf, reason, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import { mustChange, refusalOf, settingsOf } from '../support/backoffice/trading-steps.ts'
import { addPartner, callRpc, type TestPartner } from '../support/partner-steps.ts'
import { askRest, mustAskRest } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let both: readonly [Member, Member]
let partner: TestPartner
beforeAll(async () => {
  shop = await startShop('trading_places', { BACKOFFICE_HOST: 'localhost' })
  both = await twoAdministrators(shop, 'trading_places')
  partner = await addPartner(shop, 'A wallet')
})
afterAll(() => stopShop(shop))

/** By the product’s clock, which these stories put on; whole minutes, as staff enter them. */
let advanced = 0
const clockAt = (minutes: number) =>
  `${new Date(Date.now() + (advanced + minutes) * 60_000).toISOString().slice(0, 16)}Z`
async function advance(minutes: number): Promise<void> {
  advanced += minutes
  await advanceClock(shop, minutes * 60)
}

const soon = { timeout: 10_000, interval: 200 }

/** What customers are refused an exchange with, by an estimate and an order; `none` where they aren’t. */
async function siteRefusal(): Promise<readonly string[]> {
  const application = { from: 'bch', to: 'btc' } as const
  // What is in stock at the moment doesn’t matter.
  const closedFor = async (from: string, to: string) =>
    (await refusalOf(shop, from, to)) === 'currency_disabled' ? 'currency_disabled' : 'none'
  const estimated = await closedFor('bch', 'btc')
  const back = await closedFor('btc', 'bch')
  if (estimated !== 'none') return [estimated, back, estimated]
  return [estimated, back, codeOf(await submit(shop, await apply(shop, application)))]
}

let asked = 0

/** The same of a partner’s program: a quote, an order, and a quote by JSON-RPC. */
async function apiRefusal(address: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ from: 'bch', to: 'btc', amountFrom: '5' })
  // A request that was answered before would be answered the same.
  asked += 1
  const body = { from: 'bch', to: 'btc', amountFrom: `5.${asked}`, address }
  const quoted = await askRest<Refused>(shop, partner, 'GET', `/quote?${query}`)
  const ordered = await askRest<Refused>(shop, partner, 'POST', '/orders', { body })
  const question = { from: 'btc', to: 'bch', amountFrom: '0.01' }
  const { error } = await callRpc(shop, partner, 'getExchangeAmount', question)
  return [codeOf(quoted), codeOf(ordered), error === undefined ? 'none' : 'refused']
}

/** Whether it is listed as open, to customers and to programs. */
async function listed() {
  const own = await mustAsk<CurrencyOut>(shop, 'GET', '/api/currencies/bch')
  const { currencies } = await mustAskRest<{ currencies: readonly PartnerCurrencyOut[] }>(
    shop,
    partner,
    'GET',
    '/currencies',
  )
  const theirs = currencies.find(({ ticker }) => ticker === 'bch')
  return {
    site: [own.isWebFromEnabled, own.isWebToEnabled],
    api: [theirs?.enabledFrom, theirs?.enabledTo],
  }
}

test('[OPS-10.9] a coin is closed on the site or for the partner API alone, by one person, and opened by two', async () => {
  const [anna] = both
  const address = await playAddress(shop, 'btc')
  const open = ['none', 'none', 'none']
  const close = (place: string) => anna.ask('POST', '/coins/bch/close', { place, reason })
  expect([await siteRefusal(), await apiRefusal(address)]).toEqual([open, open])

  expect((await close('site')).body).toEqual({ result: true })
  const disabled = 'currency_disabled'
  await expect.poll(siteRefusal, soon).toEqual([disabled, disabled, disabled])
  expect(await apiRefusal(address)).toEqual(open)
  expect(await listed()).toEqual({ site: [false, false], api: [true, true] })
  expect(codeOf(await close('site'))).toBe('coin_closed')
  await mustChange(both, { 'coin.bch.site': 'on' })
  await expect.poll(siteRefusal, soon).toEqual(open)

  expect((await close('api')).body).toEqual({ result: true })
  await expect.poll(() => apiRefusal(address), soon).toEqual([disabled, disabled, 'refused'])
  expect(await siteRefusal()).toEqual(open)
  expect(await listed()).toEqual({ site: [true, true], api: [false, false] })
  await mustChange(both, { 'coin.bch.api': 'on' })
  await expect.poll(() => apiRefusal(address), soon).toEqual(open)
})

test('[OPS-10.10] confirmations rise with what a deposit is worth, and an order keeps the steps it was created with', async () => {
  const [anna] = both
  for (const depth of ['100:4, 100:9', '100:4, 1000:4', '1:1, 2:2, 3:3, 4:4, 5:5, 6:6', 'many']) {
    const asked = { settings: settingsOf({ 'coin.dash.depth': depth }), reason }
    const refused = await anna.ask('POST', '/trading', asked)
    expect(refused.body.error?.message).toContain('five at most')
  }
  await mustChange(both, {
    'coin.dash.confirmations': '2',
    'coin.dash.depth': '500:3, 1000:4, 1500:5, 2000:6, 4000:9',
  })
  const { prices } = await mustAsk<{ prices: Readonly<Record<string, string>> }>(
    shop,
    'GET',
    '/api/coins/prices',
  )
  const worth = (usd: number) => (usd / Number(prices['dash'])).toFixed(8)
  const order = (usd: number) =>
    placeOrder(shop, { from: 'dash', to: 'btc', amountFrom: worth(usd) })
  const needed = async (usd: number) => (await order(usd)).created.confirmationsNeeded
  await expect.poll(() => needed(700), soon).toBe(3)
  expect(await needed(300)).toBe(2)
  expect(await needed(3000)).toBe(6)
  const large = await order(6000)
  expect(large.created.confirmationsNeeded).toBe(9)
  await mustChange(both, { 'coin.dash.depth': '' })
  await expect.poll(() => needed(6000), soon).toBe(2)
  expect((await read(shop, large)).confirmationsNeeded).toBe(9)
  await pay(shop, large)
  const ended = await reach(shop, large, 'finished')
  expect(ended.confirmationsNeeded).toBe(9)
})

/** What customers read of maintenance. */
async function announced(): Promise<readonly PlannedMaintenanceOut[]> {
  const { result } = await mustAsk<AlertMessagesReply>(shop, 'GET', '/api/alert-messages')
  return result.flatMap(({ maintenance }) => maintenance ?? [])
}

/** The notice of a page in each language. */
function notices(): Promise<readonly string[]> {
  return Promise.all(
    languageCodes.map(async (language) => {
      const page = await (await fetch(new URL(localPath(language, '/'), shop.url))).text()
      return /data-maintenance=""[^>]*>(.+?)<\/aside>/s.exec(page)?.[1] ?? 'none'
    }),
  )
}

test('[OPS-10.11] maintenance of a coin or a network is planned by one person, announced in every language, closes new orders, and ends by the clock', async () => {
  const [anna, bert] = both
  const address = await playAddress(shop, 'btc')
  const disabled = 'currency_disabled'
  const open = ['none', 'none', 'none']
  const plan = (scope: string, from: number, until: number, note = '') =>
    anna.ask('POST', '/maintenance', {
      ...{ scope, note, reason, from: clockAt(from), until: clockAt(until) },
    })
  expect(codeOf(await plan('coin.nope', 1, 2))).toBe('trading_setting_unknown')
  expect(codeOf(await plan('network.nope', 1, 2))).toBe('trading_setting_unknown')
  expect(codeOf(await plan('coin.bch', 2, 1))).toBe('trading_value_wrong')
  expect(codeOf(await plan('coin.bch', -9, -5))).toBe('maintenance_past')

  expect((await plan('coin.bch', -1, 60)).body).toEqual({ result: true })
  await expect.poll(siteRefusal, soon).toEqual([disabled, disabled, disabled])
  const cancel = { settings: settingsOf({ 'coin.bch.maintenance': '' }), reason }
  const proposed = await anna.ask('POST', '/trading', cancel)
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(anna, proposed.body.id))).toBe('proposal_own')
  expect(await siteRefusal()).toEqual([disabled, disabled, disabled])
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({ state: 'executed' })
  await expect.poll(siteRefusal, soon).toEqual(open)

  expect((await plan('coin.dash', 24 * 60 + 3, 25 * 60)).body).toEqual({ result: true })
  expect((await plan('network.bitcoincash', 5, 10, 'A new node.')).body).toEqual({ result: true })
  const ahead = { what: 'Bitcoin Cash', note: 'A new node.', isOpen: false }
  await expect.poll(announced, soon).toMatchObject([ahead])
  await expect.poll(notices, soon).not.toContain('none')
  const before = await notices()
  expect(new Set(before).size).toBe(13)
  for (const notice of before) {
    expect(notice).toContain('Bitcoin Cash')
    expect(notice).toContain('A new node.')
    expect(notice).toContain(clockAt(10).slice(0, 10))
  }
  expect([await siteRefusal(), await apiRefusal(address)]).toEqual([open, open])
  const order = await placeOrder(shop, { from: 'bch', to: 'btc' })

  await advance(6)
  await expect.poll(siteRefusal, soon).toEqual([disabled, disabled, disabled])
  expect(await apiRefusal(address)).toEqual([disabled, disabled, 'refused'])
  expect(await listed()).toEqual({ site: [false, false], api: [false, false] })
  await expect.poll(announced, soon).toMatchObject([{ ...ahead, isOpen: true }, { isOpen: false }])
  await expect
    .poll(async () => (await notices()).filter((notice) => before.includes(notice)), soon)
    .toEqual([])
  expect(new Set(await notices()).size).toBe(13)
  await pay(shop, order)
  await reach(shop, order, 'finished')
  expect(codeOf(await plan('network.bitcoincash', 20, 30))).toBe('maintenance_open')

  await advance(5)
  await expect.poll(siteRefusal, soon).toEqual(open)
  expect(await apiRefusal(address)).toEqual(open)
  await expect.poll(announced, soon).toMatchObject([{ isOpen: false }])
  const entries = (await anna.ask('GET', '/audit?action=trading.changed')).body.entries
  expect(JSON.stringify(entries)).toContain('network.bitcoincash.maintenance')
})
