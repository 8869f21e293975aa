// door: HTTP, exchange
import { afterAll, expect, type TestContext, test, vi } from 'vitest'
import { coinAt, coinOf, pauseAt, pricesOf, soon } from '../support/backoffice/price-steps.ts'
import { administratorsAt, approve, codeOf, reason } from '../support/backoffice/proposal-steps.ts'
import { openPricedShop, type PricedShop } from '../support/backoffice/real-prices.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'

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
    // It stops counting when prices are put together next.
    return (source?.ageSeconds ?? 0) > 20 && source?.counting === 0 ? source : null
  }, soon)
  expect(silent).toMatchObject({ farthest: null, problem: expect.any(String) })
  const parts = async () => (await coinOf(anna, 'usdc')).sources.map(({ part }) => part)
  await expect.poll(parts, soon).toEqual(['counts', 'old'])
  expect(codeOf(await anna.ask('GET', '/prices/nope'))).toBe('coin_unknown')
})

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
