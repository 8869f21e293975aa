import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { median, NothingMeasured, percentile, spread } from './statistics.ts'

const values = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 50 })

describe('median', () => {
  test('is the middle, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })

  test('leaves as many values below as above', () => {
    fc.assert(
      fc.property(values, (measured) => {
        const middle = median(measured)
        const below = measured.filter((value) => value < middle).length
        const above = measured.filter((value) => value > middle).length
        expect(below).toBeLessThanOrEqual(measured.length / 2)
        expect(above).toBeLessThanOrEqual(measured.length / 2)
      }),
    )
  })

  test('of nothing is refused', () => {
    expect(() => median([])).toThrow(NothingMeasured)
  })
})

describe('percentile', () => {
  test('is a measured value by nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(percentile(hundred, 0.5)).toBe(50)
    expect(percentile(hundred, 1)).toBe(100)
    expect(percentile([7], 0.01)).toBe(7)
  })

  test('is not exceeded by its share of the values', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (measured, share) => {
        const limit = percentile(measured, share)
        const within = measured.filter((value) => value <= limit).length
        expect(measured).toContain(limit)
        expect(within).toBeGreaterThanOrEqual(share * measured.length - 1e-9)
      }),
    )
  })

  test('of nothing is refused', () => {
    expect(() => percentile([], 0.5)).toThrow(NothingMeasured)
  })
})

test('spread is relative to the median', () => {
  expect(spread([10, 11, 9])).toBeCloseTo(0.2)
  expect(spread([5])).toBe(0)
})
