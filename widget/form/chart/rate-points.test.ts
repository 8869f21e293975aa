import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathThrough, placePoints, rateSummary } from './rate-points.ts'

const course = (...rates: string[]) => rates.map((rate, index) => ({ time: 100 + index, rate }))

describe('rateSummary', () => {
  test('names both ends, the lowest and the highest, and the change truncated', () => {
    const points = course('16.4', '17', '0.9', '16.5999')
    expect(rateSummary(points)).toEqual({
      first: points[0],
      last: points[3],
      lowest: points[2],
      highest: points[1],
      sign: '+',
      changePercent: '1.21',
    })
    expect(rateSummary(course('2', '1.5'))).toMatchObject({ sign: '-', changePercent: '25.00' })
    const hardly = rateSummary(course('100000', '99999.99'))
    expect(hardly).toMatchObject({ sign: '+', changePercent: '0.00' })
  })

  test('compares exactly where numbers would not', () => {
    const points = course('0.100000000000000000000001', '0.1')
    expect(rateSummary(points)?.lowest).toBe(points[1])
  })

  test('is nothing of fewer than two points', () => {
    expect(rateSummary([])).toBeNull()
    expect(rateSummary(course('1'))).toBeNull()
  })
})

describe('the drawing', () => {
  test('stays within its frame, later to the right, higher above', () => {
    const rates = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 50 })
    fc.assert(
      fc.property(rates, (values) => {
        const places = placePoints(course(...values.map(String)), {
          width: 400,
          height: 120,
          inset: 4,
        })
        for (const [index, { x, y }] of places.entries()) {
          expect(x).toBeGreaterThanOrEqual(4)
          expect(x).toBeLessThanOrEqual(396)
          expect(y).toBeGreaterThanOrEqual(4)
          expect(y).toBeLessThanOrEqual(116)
          if (index > 0) expect(x).toBeGreaterThan(places[index - 1]?.x ?? 0)
        }
      }),
    )
  })

  test('is one line', () => {
    expect(
      pathThrough([
        { x: 1, y: 2 },
        { x: 3, y: 4.55 },
      ]),
    ).toBe('M1.0 2.0L3.0 4.5')
  })
})
