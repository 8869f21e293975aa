import { expect, test } from 'vitest'
import type { SourcePart, SourceState } from '../ports/index.ts'
import { lastKnownPrice, withHandPrices } from './hand-prices.ts'

const at = { now: 100_000, mostAgeMilliseconds: 30_000 }
const byHand = new Map([['btc', 7n]])
const vector = {
  takenAt: 80_000,
  prices: new Map([
    ['btc', 5n],
    ['eth', 3n],
  ]),
  paused: new Map(),
  pricedAt: new Map(),
}

test('a price set by hand replaces the sources’, and opens a coin that they close', () => {
  const { paused, prices, takenAt } = withHandPrices(vector, byHand, at)
  expect([...prices]).toEqual([
    ['btc', 7n],
    ['eth', 3n],
  ])
  expect([takenAt, paused.size]).toEqual([80_000, 0])
  const jumped = { ...vector, prices: new Map(), paused: new Map([['btc', 'jumped' as const]]) }
  const opened = withHandPrices(jumped, byHand, at)
  expect([opened.prices.get('btc'), opened.paused.size]).toEqual([7n, 0])
})

test('prices that are too old stay old beside one that is set by hand', () => {
  const opened = withHandPrices(vector, byHand, { ...at, now: 110_001 })
  expect([...opened.prices]).toEqual([['btc', 7n]])
  expect([...opened.paused]).toEqual([['eth', 'stale']])
  expect(opened.takenAt).toBe(110_001)
  expect([...withHandPrices(null, byHand, at).prices]).toEqual([['btc', 7n]])
})

test('the last known price is the median of what sources last said, old prices only if there is no other', () => {
  const source = (price: bigint, part: SourcePart): SourceState => ({
    name: 'one',
    problem: null,
    takenAt: 0,
    prices: new Map([['btc', { price, at: 0, part }]]),
  })
  expect(lastKnownPrice([source(4n, 'counts'), source(8n, 'unused')], 'btc')).toBe(6n)
  expect(lastKnownPrice([source(4n, 'old'), source(8n, 'outlier')], 'btc')).toBe(8n)
  expect(lastKnownPrice([source(4n, 'old')], 'btc')).toBe(4n)
  expect(lastKnownPrice([source(4n, 'old')], 'eth')).toBeNull()
})
