import type { PriceVector, RatesPort } from '@causeway/core/ports'
import { defaultCombiningPolicy } from '@causeway/core/rates/combine-prices'
import { describe, expect, test } from 'vitest'
import { describeRates } from './contract.ts'
import { createMedianRates } from './create-median-rates.ts'
import { ratesWithCache } from './rates-with-cache.ts'
import { type Later, ratesWithTimeLimit } from './rates-with-time-limit.ts'
import { noBreakers, saidBy } from './said-by.ts'

const USD = 10n ** 18n
const NOON = Date.UTC(2026, 0, 15, 12)
const DAY = 86_400_000
const range = { from: NOON - DAY, to: NOON, points: 24 }

/** A source that a test leads by the hand. */
function playSource(name: string, price = 100n * USD) {
  const state: {
    now: number
    price: bigint
    problem: string | null
    asked: number
    charts: number
    hangs: boolean
  } = { now: NOON, price, problem: null, asked: 0, charts: 0, hangs: false }
  let last: PriceVector | null = null
  const rates: RatesPort = {
    name,
    latest: async () => {
      state.asked += 1
      if (state.hangs) return new Promise(() => {})
      if (state.problem !== null) throw new Error(state.problem)
      last = vectorAt(state.now, state.price)
      return last
    },
    history: async (asset, { from, to, points }) => {
      state.charts += 1
      if (state.problem !== null) throw new Error(state.problem)
      if (asset !== 'btc') return []
      const step = (to - from) / (points - 1)
      return Array.from({ length: points }, (_, at) => ({
        at: from + at * step,
        price: state.price,
      }))
    },
    sources: () => [{ name, problem: state.problem, ...saidBy(last) }],
    ...noBreakers,
  }
  return { state, rates }
}

function vectorAt(takenAt: number, price: bigint): PriceVector {
  return { takenAt, prices: new Map([['btc', price]]), paused: new Map(), pricedAt: new Map() }
}

/** Timers that a test fires. */
function handTimers() {
  const waiting = new Set<() => void>()
  const later: Later = (_milliseconds, work) => {
    waiting.add(work)
    return () => waiting.delete(work)
  }
  return { later, waiting, fire: () => [...waiting].map((work) => work()) }
}

const soon: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
const times = { latestMilliseconds: 2000, historyMilliseconds: 300_000, mostCharts: 3 }

const harness = (rates: RatesPort) => async () => ({ rates, assets: ['btc'], now: () => NOON })
const source = () => playSource('play').rates
const clock = { now: () => NOON }
const median = { clock, later: soon, policy: defaultCombiningPolicy, patienceMilliseconds: 50 }
describeRates('with a cache', harness(ratesWithCache(source(), { clock, times })))
describeRates(
  'with a time limit',
  harness(ratesWithTimeLimit(source(), { later: soon, milliseconds: 50 })),
)
describeRates(
  'median',
  harness(
    createMedianRates({ ...median, sources: [playSource('a').rates, playSource('b').rates] }),
  ),
)

describe('with a cache', () => {
  test('a source is asked once in a while, also where it fails', async () => {
    const { state, rates } = playSource('play')
    let now = NOON
    const cached = ratesWithCache(rates, { clock: { now: () => now }, times })
    await Promise.all([cached.latest(), cached.latest()])
    now += 1999
    await cached.latest()
    expect(state.asked).toBe(1)
    state.problem = 'down'
    now += 1
    await expect(cached.latest()).rejects.toThrow('down')
    state.problem = null
    now += 1999
    await expect(cached.latest()).rejects.toThrow('down')
    now += 1
    expect((await cached.latest()).prices.get('btc')).toBe(100n * USD)
    expect(state.asked).toBe(3)
  })

  test('charts asked for moments apart are one question, and failures are none', async () => {
    const { state, rates } = playSource('play')
    const cached = ratesWithCache(rates, { clock, times })
    const first = await cached.history('btc', range)
    const next = await cached.history('btc', {
      ...range,
      from: range.from - 5000,
      to: range.to + 5000,
    })
    expect([next, state.charts]).toEqual([first, 1])
    state.problem = 'down'
    await expect(cached.history('btc', { ...range, points: 7 })).rejects.toThrow('down')
    state.problem = null
    expect(await cached.history('btc', { ...range, points: 7 })).toHaveLength(7)
  })

  test('keeps only so many charts', async () => {
    const { state, rates } = playSource('play')
    const cached = ratesWithCache(rates, { clock, times })
    for (const points of [5, 6, 7, 8, 5]) await cached.history('btc', { ...range, points })
    expect(state.charts).toBe(5)
    await cached.history('btc', { ...range, points: 8 })
    expect(state.charts).toBe(5)
  })
})

describe('with a time limit', () => {
  test('a source that hangs is told as slow, and no timer is left by one that answers', async () => {
    const { state, rates } = playSource('play')
    const timers = handTimers()
    const limited = ratesWithTimeLimit(rates, { later: timers.later, milliseconds: 50 })
    await limited.latest()
    expect(timers.waiting.size).toBe(0)
    state.hangs = true
    const answer = limited.latest()
    timers.fire()
    await expect(answer).rejects.toThrow('play did not answer within 50 ms')
    expect(limited.sources()).toMatchObject([
      { name: 'play', problem: 'no answer within 50 ms', takenAt: NOON },
    ])
  })
})

describe('the median', () => {
  function three() {
    const all = [100n, 101n, 100n].map((price, index) => playSource(`s${index}`, price * USD))
    let now = NOON
    const rates = createMedianRates({
      ...median,
      clock: { now: () => now },
      sources: all.map((each) => each.rates),
    })
    const tick = async (milliseconds: number) => {
      now += milliseconds
      for (const { state } of all) state.now = now
      return rates.latest()
    }
    return { all, rates, tick }
  }

  test('goes on without a source that fails, once that is stale', async () => {
    const { all, tick } = three()
    expect((await tick(0)).prices.get('btc')).toBe(100n * USD)
    for (const { state } of all.slice(1)) state.problem = 'down'
    // What they said last still counts, and gives the age.
    expect((await tick(20_000)).takenAt).toBe(NOON)
    expect((await tick(1)).paused.get('btc')).toBe('stale')
  })

  test('does not wait long for one that hangs, and hears it when it comes', async () => {
    const { all, tick } = three()
    const [slow] = all
    if (slow !== undefined) slow.state.hangs = true
    const { prices } = await tick(0)
    expect(prices.get('btc')).toBe((201n * USD) / 2n)
    await tick(1000)
    expect(slow?.state.asked).toBe(1)
  })

  test('names who is far off', async () => {
    const { all, rates, tick } = three()
    const [, liar] = all
    if (liar !== undefined) liar.state.price = 1000n * USD
    expect((await tick(0)).prices.get('btc')).toBe(100n * USD)
    expect(rates.sources().map(({ problem }) => problem)).toEqual([
      null,
      'far from the others: btc',
      null,
    ])
    expect(rates.sources().map(({ prices }) => prices.get('btc'))).toEqual([
      { price: 100n * USD, at: NOON, part: 'counts' },
      { price: 1000n * USD, at: NOON, part: 'outlier' },
      { price: 100n * USD, at: NOON, part: 'counts' },
    ])
    for (const { state } of all.slice(1)) state.problem = 'down'
    await tick(20_001)
    expect(
      rates.sources().map(({ prices, takenAt }) => [takenAt, prices.get('btc')?.part]),
    ).toEqual([
      [NOON + 20_001, 'unused'],
      [NOON, 'old'],
      [NOON, 'old'],
    ])
  })

  test('opens a coin that jumped when that is reset', async () => {
    const { all, rates, tick } = three()
    const clockNow = async () => (await tick(0)).takenAt
    await tick(0)
    for (const { state } of all) state.price *= 2n
    expect((await tick(1000)).paused.get('btc')).toBe('jumped')
    expect(rates.breakers().get('btc')).toMatchObject({ before: 100n * USD, now: 200n * USD })
    rates.resetBreaker('btc', await clockNow())
    expect((await tick(1000)).prices.get('btc')).toBe(200n * USD)
    expect(rates.breakers().size).toBe(0)
  })

  test('throws while nobody has answered', async () => {
    const { all, tick } = three()
    for (const { state } of all) state.problem = 'down'
    await expect(tick(0)).rejects.toThrow('No source of prices has answered yet')
  })
})
