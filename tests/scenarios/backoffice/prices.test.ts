// door: HTTP, exchange
import type { CoinSourceOut, PriceOut, PriceSourceOut } from '@causeway/api/contract'
import { afterAll, expect, type TestContext, test, vi } from 'vitest'
import { ask } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { administratorsAt, approve, codeOf, reason } from '../support/backoffice/proposal-steps.ts'
import { openPricedShop, type PricedShop } from '../support/backoffice/real-prices.ts'
import { askOffice, type Member } from '../support/backoffice/staff-steps.ts'

type Stand = PricedShop & { readonly both: readonly [Member, Member] }

let opened: Promise<Stand> | undefined
/** The shop of this file, with two administrators. */
function stand(context: TestContext): Promise<Stand> {
  opened ??= openPricedShop(context, 'prices').then(async (priced) => ({
    ...priced,
    both: await administratorsAt(priced.shop, priced.place),
  }))
  return opened
}
afterAll(async () => (await opened)?.stop())

const soon = { timeout: 60_000, interval: 300 }

type Prices = {
  readonly sources: readonly PriceSourceOut[]
  readonly broken: readonly PriceOut[]
}
type Price = { readonly coin: PriceOut; readonly sources: readonly CoinSourceOut[] }

const pricesOf = async (member: Member) =>
  (await member.ask('GET', '/prices')).body as unknown as Prices
const coinOf = async (member: Member, asset: string) =>
  (await member.ask('GET', `/prices/${asset}`)).body as unknown as Price

test('[OPS-11.4] each source shows its age, its deviation and its weight, over all coins and for one', async (context) => {
  const { binance, both, setPrices } = await stand(context)
  const [anna] = both
  context.onTestFinished(() => {
    binance.setFault('none')
    setPrices('USDC', '1', '1')
  })
  const calm = await vi.waitUntil(async () => {
    const found = await coinOf(anna, 'usdc')
    return found.coin.countingSources === 2 && found.coin.closed === null ? found : null
  }, soon)
  expect(calm.sources.map(({ name, part }) => [name, part])).toEqual([
    ['kraken', 'counts'],
    ['binance', 'counts'],
  ])
  for (const { ageSeconds, deviationPercent, priceUsd } of calm.sources) {
    expect(ageSeconds).toBeLessThanOrEqual(20)
    expect(Number(deviationPercent)).toBeCloseTo(0, 0)
    expect(Number(priceUsd)).toBeCloseTo(1, 2)
  }
  const before = await pricesOf(anna)
  expect(before.sources).toMatchObject([
    { name: 'kraken', problem: null, outliers: 0 },
    { name: 'binance', problem: null, outliers: 0 },
  ])
  for (const { ageSeconds, coins, counting } of before.sources) {
    expect(ageSeconds ?? 99).toBeLessThanOrEqual(20)
    expect(coins).toBeGreaterThan(0)
    expect(counting).toBeGreaterThan(0)
  }
  setPrices('USDC', '1', '1.2')
  const apart = await vi.waitUntil(async () => {
    const found = await coinOf(anna, 'usdc')
    return found.sources.every(({ part }) => part === 'outlier') ? found : null
  }, soon)
  expect(apart.coin).toMatchObject({ closed: 'sources_disagree', countingSources: 0 })
  expect(Number(apart.sources[1]?.deviationPercent)).toBeCloseTo(20, 0)
  const [, far] = (await pricesOf(anna)).sources
  expect(far?.outliers).toBeGreaterThan(0)
  expect(far?.counting).toBeLessThan(before.sources[1]?.counting ?? 0)
  expect(Number(far?.farthest?.percent)).toBeCloseTo(20, 0)
  binance.setFault('error_500')
  const silent = await vi.waitUntil(async () => {
    const [, source] = (await pricesOf(anna)).sources
    return (source?.ageSeconds ?? 0) > 20 ? source : null
  }, soon)
  expect(silent).toMatchObject({ counting: 0, farthest: null, problem: expect.any(String) })
  expect((await coinOf(anna, 'usdc')).sources).toMatchObject([{ part: 'counts' }, { part: 'old' }])
  expect(codeOf(await anna.ask('GET', '/prices/nope'))).toBe('coin_unknown')
})

/** A coin as one process of the shop has it. */
async function coinAt(shop: RunningProduct, { cookie }: Member, asset: string): Promise<PriceOut> {
  return (await priceAt(shop, cookie, asset)).coin
}

async function priceAt(shop: RunningProduct, cookie: string, asset: string): Promise<Price> {
  return (await askOffice(shop, 'GET', `/prices/${asset}`, { cookie })).body as unknown as Price
}

type Paused = {
  readonly error?: { readonly code: string; readonly details?: { readonly reason?: string } }
}

/** What an exchange of the coin is paused for; null where it is quoted or refused for another reason. */
async function pauseAt(shop: RunningProduct, from = 'eth'): Promise<string | null> {
  const body = { from, to: 'usdt20', amountFrom: '1', isFixedRate: false }
  const asked = await ask<Paused>(shop, 'POST', '/api/exchange/estimate', { body })
  const { code, details } = asked.body.error ?? {}
  return code === 'price_paused' ? String(details?.reason) : null
}

test('[OPS-11.5] a coin that jumped shows since when and how far, and opens in every process when two people agree', async (context) => {
  const { both, other, setPrices, shop } = await stand(context)
  const [anna, bert] = both
  const isOpen = async () => (await coinOf(anna, 'eth')).coin.closed === null
  const propose = () => anna.ask('POST', '/prices/eth/reset', { reason })
  await vi.waitUntil(isOpen, soon)
  expect(codeOf(await propose())).toBe('breaker_open')
  expect(codeOf(await anna.ask('POST', '/prices/nope/reset', { reason }))).toBe('coin_unknown')
  const began = Date.now()
  setPrices('ETH', '4200', '4200')
  for (const at of [shop, other]) await expect.poll(() => pauseAt(at), soon).toBe('jumped')
  const jumped = await vi.waitUntil(async () => {
    const found = (await pricesOf(anna)).broken.find(({ asset }) => asset === 'eth')
    // Both exchanges have been read since.
    return Number(found?.breaker?.jumpPercent) > 19 ? found : null
  }, soon)
  expect(jumped.closed).toBe('jumped')
  const { beforeUsd, nowUsd, opensAt, since } = jumped.breaker ?? {}
  expect(Number(beforeUsd)).toBeCloseTo(3500, -1)
  expect(Number(nowUsd)).toBeCloseTo(4200, -1)
  expect(Date.parse(since ?? '')).toBeGreaterThan(began)
  expect(Date.parse(opensAt ?? '')).toBeGreaterThan(Date.now())
  expect((await coinOf(anna, 'eth')).coin.breaker).toMatchObject({ since, beforeUsd })

  expect(codeOf(await anna.ask('POST', '/prices/eth/reset', { reason: ' ' }))).toBe(
    'reason_missing',
  )
  const tooEarly = await propose()
  setPrices('ETH', '4900', '4900')
  for (const at of [shop, other]) {
    await vi.waitUntil(async () => {
      const { breaker } = await coinAt(at, anna, 'eth')
      return breaker?.reason === 'jumped' && Number(breaker.nowUsd) > 4890
    }, soon)
  }
  expect((await approve(bert, tooEarly.body.id)).body).toMatchObject({
    state: 'failed',
    outcome: 'breaker_moved',
  })
  const proposed = await propose()
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(anna, proposed.body.id))).toBe('proposal_own')
  for (const at of [shop, other]) expect(await pauseAt(at)).toBe('jumped')
  const closesUntil = Date.parse((await coinOf(anna, 'eth')).coin.breaker?.opensAt ?? '')
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({ state: 'executed' })
  for (const at of [shop, other]) await expect.poll(() => pauseAt(at), soon).toBeNull()
  await vi.waitUntil(isOpen, soon)
  // It didn’t open because it had been calm.
  expect(Date.now()).toBeLessThan(closesUntil)
  expect((await coinOf(anna, 'eth')).coin.breaker).toBeNull()
  const entries = (await anna.ask('GET', '/audit?action=breaker.reset')).body.entries
  expect(entries).toMatchObject([{ actor: 'bert@shop.example', subject: 'price:eth' }])
  expect(JSON.stringify(entries)).toContain(reason)
  setPrices('ETH', '5500', '5500')
  for (const at of [shop, other]) await expect.poll(() => pauseAt(at), soon).toBe('jumped')
})

test('[OPS-11.6] two people set a price by hand, every process trades on it though sources fail, until it ends or is taken back', async (context) => {
  const { binance, both, kraken, other, setPrices, shop } = await stand(context)
  const [anna, bert] = both
  const everywhere = [shop, other]
  context.onTestFinished(() => {
    for (const exchange of [kraken, binance]) exchange.setFault('none')
    setPrices('USDC', '1', '1')
  })
  const propose = (priceUsd: string, minutes: number, asset = 'usdc', why = reason) =>
    anna.ask('POST', `/prices/${asset}/set`, { priceUsd, minutes, reason: why })
  const takeBack = (why = reason) => bert.ask('POST', '/prices/usdc/take-back', { reason: why })
  const closes = (at: RunningProduct) =>
    vi.waitUntil(async () => (await coinAt(at, anna, 'usdc')).closed !== null, soon)

  setPrices('USDC', '1', '1.2')
  for (const at of everywhere) await closes(at)
  await vi.waitUntil(
    async () => Number((await coinOf(anna, 'usdc')).sources[1]?.priceUsd) > 1.18,
    soon,
  )
  for (const price of ['0.5', '1.7']) {
    expect(codeOf(await propose(price, 60))).toBe('hand_price_far')
  }
  for (const price of ['0', '-1', 'much']) {
    expect(codeOf(await propose(price, 60))).toBe('hand_price_malformed')
  }
  expect(codeOf(await propose('1.25', 60, 'nope'))).toBe('coin_unknown')
  expect(codeOf(await propose('1.25', 60, 'usdc', ' '))).toBe('reason_missing')
  for (const minutes of [0, 1441]) {
    expect((await propose('1.25', minutes)).status).toBe(400)
  }
  expect(codeOf(await takeBack())).toBe('hand_price_unknown')

  const proposed = await propose('1.25', 1440)
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(anna, proposed.body.id))).toBe('proposal_own')
  for (const at of everywhere) {
    expect(await coinAt(at, anna, 'usdc')).toMatchObject({ byHand: null })
    expect(await pauseAt(at, 'usdc')).not.toBeNull()
  }
  const approvedAt = Date.now()
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({ state: 'executed' })
  for (const at of everywhere) {
    await expect
      .poll(async () => (await coinAt(at, anna, 'usdc')).market?.priceUsd, five)
      .toBe('1.25')
    expect(await pauseAt(at, 'usdc')).toBeNull()
    const { body } = await ask<{ readonly prices: object }>(at, 'GET', '/api/coins/prices')
    expect(body.prices).toMatchObject({ usdc: '1.25' })
  }
  const by = ['anna@shop.example', 'bert@shop.example']
  const { coin } = await coinOf(anna, 'usdc')
  expect(coin).toMatchObject({ closed: null, byHand: { priceUsd: '1.25', by, reason } })
  const hours = (Date.parse(coin.byHand?.until ?? '') - approvedAt) / 3_600_000
  expect(hours).toBeCloseTo(24, 1)

  for (const exchange of [kraken, binance]) exchange.setFault('error_500')
  for (const at of everywhere) {
    await vi.waitUntil(async () => {
      const { sources } = await priceAt(at, anna.cookie, 'usdc')
      return sources.every(({ part }) => part === 'old')
    }, soon)
    await vi.waitUntil(async () => (await coinAt(at, anna, 'usdt20')).closed === 'stale', soon)
    expect(await coinAt(at, anna, 'usdc')).toMatchObject({ closed: null, countingSources: 0 })
  }
  expect(codeOf(await takeBack(' '))).toBe('reason_missing')
  expect((await takeBack()).body).toEqual({ result: true })
  for (const at of everywhere) {
    await expect.poll(async () => (await coinAt(at, anna, 'usdc')).closed, five).toBe('stale')
  }
  expect(codeOf(await takeBack())).toBe('hand_price_unknown')

  expect((await approve(bert, (await propose('1.1', 1)).body.id)).body).toMatchObject({
    state: 'executed',
  })
  for (const at of everywhere) {
    await expect.poll(async () => (await coinAt(at, anna, 'usdc')).closed, five).toBeNull()
  }
  const until = Date.parse((await coinOf(anna, 'usdc')).coin.byHand?.until ?? '')
  for (const at of everywhere) await closes(at)
  expect(Date.now()).toBeGreaterThanOrEqual(until)
  expect(Date.now()).toBeLessThan(until + 10_000)
  const entriesOf = async (action: string) =>
    (await anna.ask('GET', `/audit?action=${action}`)).body.entries as readonly object[]
  expect(await entriesOf('price.set')).toMatchObject([
    { actor: 'bert@shop.example', subject: 'price:usdc', after: expect.stringContaining('"1.1"') },
    { after: expect.stringContaining('anna@shop.example') },
  ])
  expect(await entriesOf('price.taken_back')).toMatchObject([
    {
      actor: 'bert@shop.example',
      before: expect.stringContaining('"1.25"'),
      after: expect.stringContaining(reason),
    },
  ])
  expect(await entriesOf('price.ended')).toMatchObject([
    { actor: 'system', before: expect.stringContaining('"1.1"') },
  ])
})

const five = { timeout: 5000, interval: 200 }
