import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fractionText, rateText, usdText } from './rate-text.ts'

describe('rates as text', () => {
  test('truncated, with at least eight significant digits [CALC-19]', () => {
    expect(fractionText({ numerator: 2n, denominator: 3n })).toBe('0.66666666')
    expect(fractionText({ numerator: 2n, denominator: 300_000n })).toMatch(/^0\.0000066666666/)
    expect(fractionText({ numerator: 10n ** 12n, denominator: 3n })).toBe('333333333333.33333333')
    expect(fractionText({ numerator: 29_999_999_999n, denominator: 10n ** 10n })).toBe('2.99999999')
  })

  test('never above the fraction, and within one part in ten million of it', () => {
    const part = fc.bigInt({ min: 1n, max: 10n ** 40n })
    fc.assert(
      fc.property(part, part, (numerator, denominator) => {
        const text = fractionText({ numerator, denominator })
        const [whole = '', decimals = ''] = text.split('.')
        const units = BigInt(whole + decimals)
        const scale = 10n ** BigInt(decimals.length)
        const exact = numerator * scale
        expect(units * denominator <= exact).toBe(true)
        expect((exact - units * denominator) * 10_000_000n <= exact).toBe(true)
      }),
    )
  })

  test('units become whole coins', () => {
    // 15 ETH for one BTC: 15e18 wei for 1e8 satoshi.
    const rate = { numerator: 15n * 10n ** 18n, denominator: 10n ** 8n }
    expect(rateText(rate, { from: 8, to: 18 })).toBe('15')
    const back = { numerator: 10n ** 8n, denominator: 15n * 10n ** 18n }
    expect(rateText(back, { from: 18, to: 8 })).toBe('0.066666666')
  })

  test('prices: cents from a dollar on, eight digits below', () => {
    expect(usdText(67_123_459n * 10n ** 15n)).toBe('67123.45')
    expect(usdText(123_456_789_012n * 10n ** 4n)).toBe('0.00123456789')
  })
})
