// door: HTTP, chain, command
import type { CurrencyOut, PartnerCurrencyOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
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
import { codeOf, reason, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
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

const soon = { timeout: 10_000, interval: 200 }

/** What customers are refused an exchange with, by an estimate and an order; `none` where they aren’t. */
async function siteRefusal(): Promise<readonly string[]> {
  const application = { from: 'bch', to: 'btc' } as const
  const estimated = await refusalOf(shop, 'bch', 'btc')
  const back = await refusalOf(shop, 'btc', 'bch')
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
