import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceVector } from '../ports/index.ts'
import {
  type CombiningPolicy,
  combinePrices,
  defaultCombiningPolicy,
  type NamedVector,
  noPriceHistory,
  type PriceHistory,
} from './combine-prices.ts'

const USD = 10n ** 18n
const NOW = 1_800_000_000_000
const policy = defaultCombiningPolicy

type Told = { price: bigint | null; age?: number; ageOfPrice?: number }

function vectorOf({ price, age = 0, ageOfPrice }: Told, now = NOW): PriceVector {
  return {
    takenAt: now - age,
    prices: new Map(price === null ? [] : [['btc', price]]),
    paused: new Map(),
    pricedAt: new Map(ageOfPrice === undefined ? [] : [['btc', now - ageOfPrice]]),
  }
}

const named = (told: readonly Told[], now = NOW): readonly NamedVector[] =>
  told.map((each, index) => ({ name: `source-${index}`, vector: vectorOf(each, now) }))

function combined(told: readonly Told[], given: Partial<CombiningPolicy> = {}) {
  return combinePrices(noPriceHistory, named(told), { now: NOW, policy: { ...policy, ...given } })
}

/** Ticks a second apart; answers the reason of the pause at each, null where the coin is dealt in. */
function play(ticks: readonly (readonly Told[])[], every = 1000) {
  let history: PriceHistory = noPriceHistory
  return ticks.map((told, tick) => {
    const now = NOW + tick * every
    const result = combinePrices(history, named(told, now), { now, policy })
    history = result.history
    return { reason: result.vector.paused.get('btc') ?? null, vector: result.vector }
  })
}

const both = (price: bigint): readonly Told[] => [{ price }, { price }]
const price = fc.bigInt({ min: 1n, max: 10n ** 27n })
const told: fc.Arbitrary<Told> = fc.record({
  price: fc.oneof({ weight: 6, arbitrary: price }, { weight: 1, arbitrary: fc.constant(null) }),
  age: fc.integer({ min: -40_000, max: 40_000 }),
  ageOfPrice: fc.integer({ min: -40_000, max: 40_000 }),
})
/** Sources that mostly agree, with some far off. */
const market = fc
  .tuple(fc.bigInt({ min: 10n ** 6n, max: 10n ** 24n }), fc.array(fc.tuple(told, fc.nat(2000))))
  .map(([middle, each]) =>
    each.map(([one, perMille]) =>
      perMille > 1500 || one.price === null
        ? one
        : { ...one, price: (middle * (100_000n + BigInt(perMille))) / 100_000n },
    ),
  )

describe('one price of many', () => {
  test('is the median of those that agree; one that is far off is named', () => {
    const { parts, vector } = combined([
      { price: 100n * USD },
      { price: 1000n * USD },
      { price: 100_400n * (USD / 1000n) },
    ])
    expect(vector.prices.get('btc')).toBe(100_200n * (USD / 1000n))
    expect(parts.map(({ part }) => part)).toEqual(['counts', 'outlier', 'counts'])
  })

  test('lies between the least and the greatest fresh one, is paused or is not there', () => {
    fc.assert(
      fc.property(market, fc.integer({ min: 1, max: 4 }), (sources, quorum) => {
        const { vector } = combined(sources, { quorum })
        const fresh = sources
          .filter(({ age = 0, ageOfPrice = 0 }) =>
            [age, ageOfPrice].every((each) => Math.abs(each) <= policy.mostAgeMilliseconds),
          )
          .flatMap((each) => (each.price === null ? [] : [each.price]))
        const found = vector.prices.get('btc')
        expect(vector.paused.has('btc') && found !== undefined).toBe(false)
        if (found === undefined) return
        expect(fresh.length).toBeGreaterThanOrEqual(quorum)
        expect(fresh.some((each) => each <= found) && fresh.some((each) => each >= found)).toBe(
          true,
        )
      }),
    )
  })

  test('never moves against a source that moves among those that agree', () => {
    const near = fc.bigInt({ min: 100_000n, max: 100_400n })
    fc.assert(
      fc.property(
        fc.array(near, { minLength: 2, maxLength: 7 }),
        fc.nat(6),
        near,
        (all, at, to) => {
          const moved = all.map((each, index) => (index === at % all.length ? to : each))
          const from = all[at % all.length] ?? 0n
          const [before, after] = [all, moved].map(
            (prices) =>
              combined(prices.map((each) => ({ price: each * USD }))).vector.prices.get('btc') ??
              0n,
          )
          const change = (after ?? 0n) - (before ?? 0n)
          expect(to >= from ? change >= 0n : change <= 0n).toBe(true)
        },
      ),
    )
  })

  test('does not depend on the order of sources', () => {
    fc.assert(
      fc.property(market, (sources) => {
        const there = combined(sources).vector
        const back = combined(sources.toReversed()).vector
        expect([back.prices, back.paused, back.takenAt]).toEqual([
          there.prices,
          there.paused,
          there.takenAt,
        ])
      }),
    )
  })

  test('is as old as the oldest that counts', () => {
    const { vector } = combined([
      { price: USD, age: 500 },
      { price: USD, age: 9000 },
      { price: 9n * USD, age: 15_000 },
    ])
    expect(vector.takenAt).toBe(NOW - 9000)
  })
})

describe('a pause', () => {
  test.each([
    ['too_few_sources', [{ price: USD }]],
    ['too_few_sources', [{ price: USD }, { price: null }]],
    ['stale', [{ price: USD }, { price: USD, age: 20_001 }]],
    ['stale', [{ price: USD }, { price: USD, ageOfPrice: 3_600_000 }]],
    ['stale', [{ price: USD }, { price: USD, age: -20_001 }]],
    ['sources_disagree', [{ price: USD }, { price: 2n * USD }]],
    ['sources_disagree', [...both(USD), ...both(10n * USD)]],
    ['sources_disagree', [...both(USD), { price: 2n * USD }, ...both(10n * USD)]],
    // Two agree in the middle, and three do not.
    ['sources_disagree', [{ price: USD }, ...both(2n * USD), ...both(10n * USD)]],
  ] as const)('is for %s', (reason, sources) => {
    const { vector } = combined(sources)
    expect(vector.paused.get('btc')).toBe(reason)
    expect(vector.prices.size).toBe(0)
  })

  test('one source is enough for a coin of which that is said', () => {
    const { vector } = combined([{ price: USD }], { quorumOf: new Map([['btc', 1]]) })
    expect(vector.prices.get('btc')).toBe(USD)
  })

  test('a spike of ten times pauses, and so does the way back, until two minutes are calm', () => {
    const calm = Array.from({ length: 130 }, () => both(100n * USD))
    const reasons = play([both(100n * USD), both(1000n * USD), ...calm]).map(({ reason }) => reason)
    expect(reasons[0]).toBeNull()
    expect(reasons.indexOf(null, 1)).toBe(122)
    expect(new Set(reasons.slice(1, 122))).toEqual(new Set(['jumped']))
    expect(reasons.slice(122).every((reason) => reason === null)).toBe(true)
  })

  test('many small steps within the window are a jump too', () => {
    const steps = Array.from({ length: 8 }, (_, step) => both((1000n + 8n * BigInt(step)) * USD))
    expect(play(steps).at(-1)?.reason).toBe('jumped')
    expect(play(steps, 20_000).at(-1)?.reason).toBeNull()
  })

  test('a new price far from the last before a gap is a jump', () => {
    const [, , after] = play([both(100n * USD), [], both(120n * USD)], 600_000)
    expect(after?.reason).toBe('jumped')
  })

  test('a coin that vanishes everywhere stays told as paused', () => {
    expect(play([both(USD), []]).at(-1)?.reason).toBe('too_few_sources')
  })

  test('a coin that jumped and then lost its sources must be calm anew', () => {
    const minutes = (count: number, each: readonly Told[]) =>
      Array.from({ length: count * 60 }, () => each)
    const ticks = play([
      both(USD),
      both(2n * USD),
      ...minutes(3, []),
      ...minutes(3, both(2n * USD)),
    ])
    const reasons = ticks.slice(182).map(({ reason }) => reason)
    expect(reasons.slice(0, 119).every((reason) => reason === 'jumped')).toBe(true)
    expect(reasons.at(-1)).toBeNull()
  })

  test('no price that is dealt on ever moved more than the guard within its window', () => {
    const walk = fc.array(
      fc.oneof(
        { weight: 20, arbitrary: fc.integer({ min: 990, max: 1010 }) },
        { weight: 1, arbitrary: fc.integer({ min: 100, max: 9000 }) },
      ),
      { minLength: 5, maxLength: 200 },
    )
    fc.assert(
      fc.property(walk, (moves) => {
        let at = 1000n * USD
        const ticks = play(
          moves.map((perMille) => {
            at = (at * BigInt(perMille)) / 1000n + 1n
            return both(at)
          }),
          5000,
        )
        const dealt = ticks.map(({ vector }) => vector.prices.get('btc'))
        for (const [index, price] of dealt.entries()) {
          for (const before of dealt.slice(Math.max(0, index - 12), index)) {
            if (price === undefined || before === undefined) continue
            const apart = price > before ? price - before : before - price
            expect(apart * 10_000n <= before * policy.jumpBps).toBe(true)
          }
        }
      }),
    )
  })
})
