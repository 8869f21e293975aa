import { currencies, networks } from '@causeway/core/currencies'
import { describe, expect, test } from 'vitest'
import { openWorld, saveMode } from '../../world/index.ts'
import { describeRates } from '../contract.ts'
import { createSandboxRates } from './create-sandbox-rates.ts'
import { marketAt, sandboxMarkets } from './sandbox-market.ts'

const NOON = Date.UTC(2026, 0, 15, 12)
const DAY = 86_400_000
/** Dear and cheap ones, calm and lively. */
const SOME = currencies.slice(0, 30).map(({ ticker }) => ticker)

function marketOf(now: () => number, seed = 'market') {
  const world = openWorld({ path: ':memory:', seed, clock: { now }, networks, currencies })
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { world, waits, rates: createSandboxRates({ world, wait, clock: { now } }) }
}

describeRates('sandbox', async () => {
  const { world, rates } = marketOf(() => NOON)
  return {
    rates,
    assets: SOME,
    now: () => NOON,
    stop: async () => world.close(),
  }
})

describe('the sandbox market', () => {
  test('is the same for the same seed, and another for another', async () => {
    const first = await marketOf(() => NOON).rates.latest()
    expect(await marketOf(() => NOON).rates.latest()).toEqual(first)
    expect(await marketOf(() => NOON, 'other').rates.latest()).not.toEqual(first)
  })

  test('history is what the ticks were', async () => {
    let now = NOON - 10_000
    const { rates } = marketOf(() => now)
    const ticks: { at: number; price: bigint }[] = []
    for (; now <= NOON; now += 1000) {
      const { takenAt, prices } = await rates.latest()
      ticks.push({ at: takenAt, price: prices.get('btc') ?? 0n })
    }
    const range = { from: NOON - 10_000, to: NOON, points: 11 }
    expect(await rates.history('btc', range)).toEqual(ticks)
  })

  test('moves a little each second and some per cent a day, and stays near its start', async () => {
    const { rates } = marketOf(() => NOON)
    for (const asset of SOME) {
      const { startPrice, isCalm } = sandboxMarkets.get(asset) ?? marketAt('1')
      const seconds = await rates.history(asset, { from: NOON - 600_000, to: NOON, points: 601 })
      const days = await rates.history(asset, { from: NOON - 365 * DAY, to: NOON, points: 366 })
      const scale = isCalm ? 200n : 1n
      expect(largestStepPpm(seconds) * scale).toBeLessThan(1000n)
      expect(new Set(seconds.map(({ price }) => price)).size).toBeGreaterThan(500)
      expect(largestStepPpm(days) * scale).toBeGreaterThan(10_000n)
      expect(largestStepPpm(days) * scale).toBeLessThan(90_000n)
      for (const { price } of days) {
        expect(((price - startPrice) * 1000n) / startPrice).toBeLessThan(125n)
        expect(((price - startPrice) * 1000n) / startPrice).toBeGreaterThan(-125n)
      }
    }
  })

  test('every coin and every money but the dollar has a market, and the same coin on two networks has one price', async () => {
    const { prices } = await marketOf(() => NOON).rates.latest()
    const tickers = currencies.map(({ ticker }) => ticker).filter((ticker) => ticker !== 'usd')
    expect([...prices.keys()].sort()).toEqual(tickers.sort())
    expect(prices.get('ethbase')).toBe(prices.get('eth'))
    expect(prices.get('usdtton')).toBe(prices.get('usdt20'))
    expect(prices.get('wbtc')).toBe(prices.get('btc'))
    expect(prices.get('ltc')).not.toBe(prices.get('btc'))
  })

  test('says nothing of the future', async () => {
    const { rates } = marketOf(() => NOON)
    const points = await rates.history('btc', { from: NOON - 10, to: NOON + DAY, points: 5 })
    expect(points.at(-1)?.at).toBe(NOON)
    expect(await rates.history('btc', { from: NOON + 1, to: NOON + DAY, points: 5 })).toEqual([])
  })

  test('down, slow and garbage show', async () => {
    let now = NOON
    const { world, waits, rates } = marketOf(() => now)
    const provider = { kind: 'rates', provider: 'sandbox' }
    saveMode(world, provider, 'down')
    await expect(rates.latest()).rejects.toThrow('rates/sandbox does not answer')
    saveMode(world, provider, 'slow')
    await rates.latest()
    expect(waits).toEqual([3000])
    saveMode(world, provider, 'garbage')
    for (let kind = 0; kind < 5; kind += 1, now += 1) {
      await expect(rates.latest()).rejects.toThrow('rates/sandbox: ')
    }
  })
})

function largestStepPpm(points: readonly { price: bigint }[]): bigint {
  let largest = 0n
  for (const [index, { price }] of points.entries()) {
    const before = points[index - 1]?.price ?? price
    const step = price > before ? price - before : before - price
    const ppm = (step * 1_000_000n) / before
    if (ppm > largest) largest = ppm
  }
  return largest
}
