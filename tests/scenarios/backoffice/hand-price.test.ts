// door: HTTP, exchange
import { afterAll, expect, type TestContext, test, vi } from 'vitest'
import { ask } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { coinAt, coinOf, pauseAt, priceAt, soon } from '../support/backoffice/price-steps.ts'
import { administratorsAt, approve, codeOf, reason } from '../support/backoffice/proposal-steps.ts'
import { openPricedShop } from '../support/backoffice/real-prices.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'

let opened: ReturnType<typeof openStand> | undefined
/** The shop of this file, with two administrators, in which two exchanges disagree about USDC. */
async function stand(context: TestContext) {
  opened ??= openStand(context)
  const { shops, anna, exchanges, ...rest } = await opened
  const closes = (shop: RunningProduct) =>
    vi.waitUntil(async () => (await coinAt(shop, anna, 'usdc')).closed !== null, minutes)
  rest.setPrices('USDC', '1', '1.2')
  for (const shop of shops) await closes(shop)
  await vi.waitUntil(
    async () => Number((await coinOf(anna, 'usdc')).sources[1]?.priceUsd) > 1.18,
    soon,
  )
  context.onTestFinished(() => {
    for (const exchange of exchanges) exchange.setFault('none')
  })
  return { shops, anna, exchanges, closes, ...rest }
}
async function openStand(context: TestContext) {
  const priced = await openPricedShop(context, 'hand_price')
  const [anna, bert] = await administratorsAt(priced.shop, priced.place)
  const { binance, kraken, other, setPrices, shop, stop } = priced
  return { anna, bert, exchanges: [kraken, binance], setPrices, shops: [shop, other], stop }
}
afterAll(async () => (await opened)?.stop())

const five = { timeout: 5000, interval: 200 }
/** For a price by hand that ends after a minute, the shortest there is. */
const minutes = { timeout: 180_000, interval: 300 }

type Wish = { readonly asset?: string; readonly minutes?: number; readonly reason?: string }
const propose = (
  member: Member,
  priceUsd: string,
  { asset = 'usdc', minutes = 60, reason: why = reason }: Wish = {},
) => member.ask('POST', `/prices/${asset}/set`, { priceUsd, minutes, reason: why })

const takeBack = (member: Member, why = reason) =>
  member.ask('POST', '/prices/usdc/take-back', { reason: why })

const entriesOf = async (member: Member, action: string) =>
  (await member.ask('GET', `/audit?action=${action}`)).body.entries as readonly object[]

test('[OPS-11.6] a price by hand needs a sensible value, a reason and a time of 24 hours at most', async (context) => {
  const { anna } = await stand(context)
  for (const price of ['0.5', '1.7']) {
    expect(codeOf(await propose(anna, price))).toBe('hand_price_far')
  }
  for (const price of ['0', '-1', 'much']) {
    expect(codeOf(await propose(anna, price))).toBe('hand_price_malformed')
  }
  expect(codeOf(await propose(anna, '1.25', { asset: 'nope' }))).toBe('coin_unknown')
  expect(codeOf(await propose(anna, '1.25', { reason: ' ' }))).toBe('reason_missing')
  for (const minutes of [0, 1441]) {
    expect((await propose(anna, '1.25', { minutes })).status).toBe(400)
  }
  expect(codeOf(await takeBack(anna))).toBe('hand_price_unknown')
})

test('[OPS-07.8] [OPS-11.6] two people set a price, every process trades at it though sources disagree and fail, and one takes it back', async (context) => {
  const { anna, bert, exchanges, shops } = await stand(context)
  const proposed = await propose(anna, '1.25', { minutes: 1440 })
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(anna, proposed.body.id))).toBe('proposal_own')
  for (const shop of shops) {
    expect(await coinAt(shop, anna, 'usdc')).toMatchObject({ byHand: null })
    expect(await pauseAt(shop, 'usdc')).not.toBeNull()
  }
  const approvedAt = Date.now()
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({ state: 'executed' })
  for (const shop of shops) {
    const price = async () => (await coinAt(shop, anna, 'usdc')).market?.priceUsd
    await expect.poll(price, five).toBe('1.25')
    expect(await pauseAt(shop, 'usdc')).toBeNull()
    const { body } = await ask<{ readonly prices: object }>(shop, 'GET', '/api/coins/prices')
    expect(body.prices).toMatchObject({ usdc: '1.25' })
  }
  const by = ['anna@shop.example', 'bert@shop.example']
  const { coin } = await coinOf(anna, 'usdc')
  expect(coin).toMatchObject({ closed: null, byHand: { priceUsd: '1.25', by, reason } })
  const hours = (Date.parse(coin.byHand?.until ?? '') - approvedAt) / 3_600_000
  expect(hours).toBeCloseTo(24, 1)

  for (const exchange of exchanges) exchange.setFault('error_500')
  for (const shop of shops) {
    await vi.waitUntil(async () => {
      const { sources } = await priceAt(shop, anna, 'usdc')
      return sources.every(({ part }) => part === 'old')
    }, soon)
    await vi.waitUntil(async () => (await coinAt(shop, anna, 'usdt20')).closed === 'stale', soon)
    expect(await coinAt(shop, anna, 'usdc')).toMatchObject({ closed: null, countingSources: 0 })
  }
  expect(codeOf(await takeBack(bert, ' '))).toBe('reason_missing')
  expect((await takeBack(bert)).body).toEqual({ result: true })
  for (const shop of shops) {
    await expect.poll(async () => (await coinAt(shop, anna, 'usdc')).closed, five).toBe('stale')
  }
  expect(codeOf(await takeBack(bert))).toBe('hand_price_unknown')
  const [set] = await entriesOf(anna, 'price.set')
  expect(set).toMatchObject({ actor: 'bert@shop.example', subject: 'price:usdc' })
  expect(JSON.stringify(set)).toContain('anna@shop.example')
  const [taken] = await entriesOf(anna, 'price.taken_back')
  expect(taken).toMatchObject({
    actor: 'bert@shop.example',
    before: expect.stringContaining('"1.25"'),
    after: expect.stringContaining(reason),
  })
})

test('[OPS-11.6] a price by hand ends on time in every process', async (context) => {
  const { anna, bert, closes, shops } = await stand(context)
  const before = await entriesOf(anna, 'price.ended')
  const { body } = await propose(anna, '1.1', { minutes: 1 })
  expect((await approve(bert, body.id)).body).toMatchObject({ state: 'executed' })
  for (const shop of shops) {
    await expect.poll(async () => (await coinAt(shop, anna, 'usdc')).closed, five).toBeNull()
  }
  const until = Date.parse((await coinOf(anna, 'usdc')).coin.byHand?.until ?? '')
  for (const shop of shops) await closes(shop)
  expect(Date.now()).toBeGreaterThanOrEqual(until)
  expect(Date.now()).toBeLessThan(until + 10_000)
  const ended = await entriesOf(anna, 'price.ended')
  expect(ended).toHaveLength(before.length + 1)
  expect(ended[0]).toMatchObject({ actor: 'system', before: expect.stringContaining('"1.1"') })
})
