import type { PricePoint } from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import { readRateHistory } from './read-rate-history.ts'

const RANGE = { from: 0, to: 1000, points: 11 }

const read = (histories: Record<string, readonly PricePoint[]>) =>
  readRateHistory(
    { rates: { history: async (asset) => histories[asset] ?? [] } },
    { from: { ticker: 'btc' }, to: { ticker: 'eth' } },
    RANGE,
  )

const every = (step: number, shift: number, price = 1n) =>
  Array.from({ length: 11 }, (_, index) => ({
    at: index * step + shift,
    price: price + BigInt(index),
  }))

describe('the history of a pair', () => {
  test('joins points of the same moment', async () => {
    const points = await read({ btc: every(100, 0, 20n), eth: every(100, 0) })
    expect(points).toHaveLength(11)
    expect(points[3]).toEqual({ at: 300, numerator: 23n, denominator: 4n })
  })

  test('joins points a few milliseconds apart with the nearest one', async () => {
    for (const shift of [-7, 7]) {
      const points = await read({ btc: every(100, 0, 20n), eth: every(100, shift) })
      expect(points.map(({ denominator }) => denominator)).toEqual(
        every(100, 0).map(({ price }) => price),
      )
    }
  })

  test('joins a coarser history of the other coin', async () => {
    const points = await read({ btc: every(100, 0, 20n), eth: every(200, 0) })
    expect(points.map(({ at }) => at)).toEqual(every(100, 0).map(({ at }) => at))
    expect(points[4]).toEqual({ at: 400, numerator: 24n, denominator: 3n })
  })

  test('leaves out what lies more than a step from any point of the other coin', async () => {
    const points = await read({ btc: every(100, 0, 20n), eth: every(100, 0).slice(5) })
    expect(points.map(({ at }) => at)).toEqual([400, 500, 600, 700, 800, 900, 1000])
    expect(await read({ btc: every(100, 0), eth: [] })).toEqual([])
    expect(await read({ btc: [], eth: every(100, 0) })).toEqual([])
  })
})
