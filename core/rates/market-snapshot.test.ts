import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MarketSnapshot, midRate, unitsWorthUsd } from './market-snapshot.ts'

const USD = 10n ** 18n
const price = fc.bigInt({ min: 1n, max: 10n ** 24n })
const places = fc.integer({ min: 0, max: 24 })
const snapshotOf = (...prices: readonly (readonly [string, bigint])[]): MarketSnapshot => ({
  id: 's',
  takenAt: 0,
  prices: new Map(prices),
  paused: new Map(),
})
const btc = { ticker: 'btc', decimals: 8 }
const eth = { ticker: 'eth', decimals: 18 }

test('a rate is the quotient of two prices, in smallest units', () => {
  const rate = midRate(snapshotOf(['btc', 100_000n * USD], ['eth', 4_000n * USD]), btc, eth)
  if (!rate.ok) throw new Error(rate.failure.code)
  // 1 btc is 25 eth: one satoshi is 25e10 wei.
  expect(rate.value.numerator / rate.value.denominator).toBe(250_000_000_000n)
  expect(rate.value.numerator % rate.value.denominator).toBe(0n)
})

test('there and back is exactly one', () => {
  fc.assert(
    fc.property(price, price, places, places, (priceA, priceB, decimalsA, decimalsB) => {
      const [a, b] = [
        { ticker: 'a', decimals: decimalsA },
        { ticker: 'b', decimals: decimalsB },
      ]
      const snapshot = snapshotOf(['a', priceA], ['b', priceB])
      const [there, back] = [midRate(snapshot, a, b), midRate(snapshot, b, a)]
      if (!there.ok || !back.ok) throw new Error('No rate')
      expect(there.value.numerator * back.value.numerator).toBe(
        there.value.denominator * back.value.denominator,
      )
    }),
  )
})

test('a missing price, or one of nothing, is named', () => {
  expect(midRate(snapshotOf(['btc', USD]), btc, eth)).toEqual({
    ok: false,
    failure: { code: 'price_missing', asset: 'eth' },
  })
  expect(midRate(snapshotOf(['btc', 0n], ['eth', USD]), btc, eth)).toEqual({
    ok: false,
    failure: { code: 'price_missing', asset: 'btc' },
  })
})

test('a paused coin has no rate, on either side, whatever its price', () => {
  const open = snapshotOf(['btc', USD], ['eth', USD])
  const market: MarketSnapshot = { ...open, paused: new Map([['eth', 'jumped']]) }
  const failure = { code: 'price_paused', asset: 'eth', reason: 'jumped' }
  expect(midRate(market, btc, eth)).toEqual({ ok: false, failure })
  expect(midRate(market, eth, btc)).toEqual({ ok: false, failure })
})

test('the units that dollars buy are rounded down', () => {
  expect(unitsWorthUsd(100_000n * USD, 8, 1n)).toBe(1000n)
  fc.assert(
    fc.property(price, places, fc.bigInt({ min: 0n, max: 10n ** 9n }), (each, decimals, usd) => {
      const units = unitsWorthUsd(each, decimals, usd)
      const worth = usd * USD * 10n ** BigInt(decimals)
      expect(units * each <= worth && (units + 1n) * each > worth).toBe(true)
    }),
  )
})
