import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAmounts } from './compare-amounts.ts'
import { displayRate } from './display-rate.ts'

describe('displayRate', () => {
  test.each([
    ['0.000000000123456', '0.0000000001234'],
    ['0.00000001999', '0.00000001999'],
    ['0.0000001', '0.0000001'],
    ['0.034561789012', '0.03456178'],
    ['38123.456789012', '38123.45678901'],
    ['8123456789.123456', '8123456789.1234'],
    ['0', '0'],
    ['0.000', '0'],
  ])('%s is shown as %s', (rate, shown) => {
    expect(displayRate(rate)).toBe(shown)
  })

  test('never shows more than there is, nor nothing where there is something', () => {
    const fractions = fc.stringMatching(/^\d{1,30}$/)
    fc.assert(
      fc.property(fc.nat(), fractions, (whole, fraction) => {
        const rate = `${whole}.${fraction}`
        expect(compareAmounts(displayRate(rate), rate)).toBeLessThanOrEqual(0)
        expect(/[1-9]/.test(displayRate(rate))).toBe(/[1-9]/.test(rate))
      }),
    )
  })
})
