// door: HTTP, exchange
import type { CoinSourceOut, PriceOut, PriceSourceOut } from '@causeway/api/contract'
import { afterAll, expect, type TestContext, test, vi } from 'vitest'
import { administratorsAt, codeOf } from '../support/backoffice/proposal-steps.ts'
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

const soon = { timeout: 60_000, interval: 300 }

type Prices = { readonly sources: readonly PriceSourceOut[]; readonly coins: readonly PriceOut[] }
type Price = { readonly coin: PriceOut; readonly sources: readonly CoinSourceOut[] }

const pricesOf = async (member: Member) =>
  (await member.ask('GET', '/prices?q=eth')).body as unknown as Prices
const etherOf = async (member: Member) =>
  (await member.ask('GET', '/prices/eth')).body as unknown as Price

test('[OPS-11.4] each source shows its age, its deviation and its weight, over all coins and for one', async (context) => {
  const { binance, both, setEther } = await stand(context)
  const [anna] = both
  const calm = await vi.waitUntil(async () => {
    const found = await etherOf(anna)
    return found.coin.countingSources === 2 && found.coin.closed === null ? found : null
  }, soon)
  expect(calm.sources.map(({ name, part }) => [name, part])).toEqual([
    ['kraken', 'counts'],
    ['binance', 'counts'],
  ])
  for (const { ageSeconds, deviationPercent, priceUsd } of calm.sources) {
    expect(ageSeconds).toBeLessThanOrEqual(20)
    expect(Number(deviationPercent)).toBeCloseTo(0, 0)
    expect(Number(priceUsd)).toBeCloseTo(3500, -1)
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
  setEther('3500', '4200')
  const apart = await vi.waitUntil(async () => {
    const found = await etherOf(anna)
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
  expect((await etherOf(anna)).sources).toMatchObject([{ part: 'unused' }, { part: 'old' }])
  expect(codeOf(await anna.ask('GET', '/prices/nope'))).toBe('coin_unknown')
  binance.setFault('none')
  setEther('3500', '3500')
})
