import { expect, test } from 'vitest'
import type { Breaker, PriceVector } from '../ports/index.ts'
import { breakersOf, resetBreaker } from './breakers.ts'
import {
  combinePrices,
  noPriceHistory,
  type PriceHistory,
  defaultCombiningPolicy as policy,
} from './combine-prices.ts'

const NOW = 1_800_000_000_000
const SECOND = 1000

/** Two sources that say a price each, tick by tick; what is left out isn't said. */
function market() {
  let history: PriceHistory = noPriceHistory
  let now = NOW
  return {
    tick: (seconds: number, ...prices: readonly bigint[]): PriceVector => {
      now += seconds * SECOND
      const sources = prices.map((price, index) => ({
        name: `source-${index}`,
        vector: {
          takenAt: now,
          prices: new Map([['btc', price]]),
          paused: new Map(),
          pricedAt: new Map(),
        },
      }))
      const combined = combinePrices(history, sources, { now, policy })
      history = combined.history
      return combined.vector
    },
    breaker: (): Breaker | undefined => breakersOf(history, policy).get('btc'),
    reset: (at = now) => {
      history = resetBreaker(history, 'btc', at)
    },
    now: () => now,
  }
}

test('a breaker knows since when, from where to where, and when it opens', () => {
  const { breaker, now, tick } = market()
  tick(0, 100n, 100n)
  expect(breaker()).toBeUndefined()
  tick(1, 150n, 150n)
  const since = now()
  const first = { reason: 'jumped', since, calmSince: since, before: 100n, now: 150n }
  expect(breaker()).toEqual({ ...first, opensAt: since + policy.calmMilliseconds })
  tick(10, 200n, 200n)
  expect(breaker()).toMatchObject({ since, calmSince: now(), before: 100n, now: 200n })
  tick(1, 200n, 201n)
  expect(breaker()).toMatchObject({ since, calmSince: now() - SECOND, now: 200n })
  tick(1, 200n, 400n)
  expect(breaker()).toMatchObject({ reason: 'sources_disagree', since, before: 100n, now: null })
  tick(1)
  expect(breaker()).toMatchObject({ reason: 'sources_disagree', since, calmSince: now() })
})

test('a reset opens the coin at the new level, and the next jump closes it again', () => {
  const { breaker, now, reset, tick } = market()
  tick(0, 100n, 100n)
  tick(1, 150n, 150n)
  reset()
  expect(breaker()).toBeUndefined()
  expect(tick(1, 150n, 150n).prices.get('btc')).toBe(150n)
  expect(tick(1, 200n, 200n).paused.get('btc')).toBe('jumped')
  expect(breaker()).toMatchObject({ since: now(), before: 150n })
})

test('a reset opens nothing that jumped after it, nor a coin whose sources disagree or are silent', () => {
  const { breaker, now, reset, tick } = market()
  tick(0, 100n, 100n)
  tick(1, 150n, 150n)
  reset(now() - 1)
  expect(breaker()?.reason).toBe('jumped')
  tick(1, 150n, 300n)
  reset()
  expect(breaker()?.reason).toBe('sources_disagree')
  tick(1)
  reset()
  expect(tick(1, 150n, 150n).paused.get('btc')).toBe('sources_disagree')
})
