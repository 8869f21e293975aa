import type { AssetCode } from '@causeway/core/money'
import type { RatesPort } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a source of prices gives the contract suite. */
export type RatesHarness = {
  readonly rates: RatesPort
  /** Assets that it must know. */
  readonly assets: readonly AssetCode[]
  /** The source's clock, milliseconds since 1970. */
  readonly now: () => number
  readonly stop?: () => Promise<void>
}

const DAY_MILLISECONDS = 86_400_000
// A minute-old tick is still a tick; one from the future or from yesterday is a fault.
const FRESH_MILLISECONDS = 60_000

/** What every source of market prices must do (`core/ports/rates.ts`). */
export function describeRates(name: string, makeHarness: () => Promise<RatesHarness>): void {
  describe(`rates contract: ${name}`, () => {
    let made: RatesHarness | undefined
    beforeAll(async () => {
      made = await makeHarness()
    })
    afterAll(async () => {
      await made?.stop?.()
    })
    const harness = (): RatesHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }

    test('it has a name', () => {
      expect(harness().rates.name).toMatch(/^[a-z0-9-]+$/)
    })

    test('the latest tick is fresh and prices every asset above zero', async () => {
      const { rates, assets, now } = harness()
      const { takenAt, prices } = await rates.latest()
      expect(Math.abs(now() - takenAt)).toBeLessThan(FRESH_MILLISECONDS)
      for (const asset of assets) expect(prices.get(asset) ?? 0n).toBeGreaterThan(0n)
    })

    test('its sources say what they said last, with the time, and what it did', async () => {
      const { rates, assets, now } = harness()
      const { prices } = await rates.latest()
      const sources = rates.sources()
      expect(sources.length).toBeGreaterThan(0)
      for (const { takenAt } of sources) {
        expect(Math.abs(now() - (takenAt ?? 0))).toBeLessThan(FRESH_MILLISECONDS)
      }
      for (const asset of assets) {
        const said = sources.flatMap((source) => source.prices.get(asset) ?? [])
        const counting = said.filter(({ part }) => part === 'counts')
        expect(counting.length).toBeGreaterThan(0)
        const price = prices.get(asset) ?? 0n
        expect(counting.some((each) => each.price <= price)).toBe(true)
        expect(counting.some((each) => each.price >= price)).toBe(true)
        for (const { at } of counting) {
          expect(Math.abs(now() - at)).toBeLessThan(FRESH_MILLISECONDS)
        }
      }
    })

    test('a calm market closes no coin, and a reset leaves it as it is', async () => {
      const { rates, assets, now } = harness()
      const { prices } = await rates.latest()
      expect(assets.filter((asset) => rates.breakers().has(asset))).toEqual([])
      for (const asset of [...assets, 'no-such-coin']) rates.resetBreaker(asset, now())
      expect((await rates.latest()).prices).toEqual(prices)
    })

    test('history is inside its range, oldest first, evenly spread, and above zero', async () => {
      const { rates, assets, now } = harness()
      const to = now()
      const from = to - DAY_MILLISECONDS
      for (const asset of assets) {
        const points = await rates.history(asset, { from, to, points: 25 })
        expect(points.length).toBeGreaterThan(1)
        expect(points.length).toBeLessThanOrEqual(25)
        expectEvenlySpread(points, { from, to })
        expect(points.every(({ price }) => price > 0n)).toBe(true)
      }
    })

    test('history ends where the ticks are', async () => {
      const { rates, assets } = harness()
      for (const asset of assets) {
        const { takenAt, prices } = await rates.latest()
        const range = { from: takenAt - DAY_MILLISECONDS, to: takenAt, points: 100 }
        const last = (await rates.history(asset, range)).at(-1)
        const now = prices.get(asset) ?? 0n
        const apart = (last?.price ?? 0n) - now
        expect(apart < 0n ? -apart : apart).toBeLessThan(now / 20n)
      }
    })

    test('an asset that it does not know has no history', async () => {
      const { rates, now } = harness()
      const range = { from: now() - DAY_MILLISECONDS, to: now(), points: 10 }
      expect(await rates.history('no-such-coin', range)).toEqual([])
    })
  })
}

function expectEvenlySpread(
  points: readonly { readonly at: number }[],
  range: { readonly from: number; readonly to: number },
): void {
  const times = points.map(({ at }) => at)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  expect(Math.min(...times)).toBeGreaterThanOrEqual(range.from)
  expect(Math.max(...times)).toBeLessThanOrEqual(range.to)
  expect(Math.min(...gaps)).toBeGreaterThan(0)
  const usual = gaps.toSorted((left, right) => left - right)[Math.floor(gaps.length / 2)] ?? 0
  expect(Math.max(...gaps)).toBeLessThan(usual * 3)
}
