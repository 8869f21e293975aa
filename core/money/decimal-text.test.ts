import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from './amount.ts'
import {
  formatFractionTruncated,
  formatUnits,
  LONGEST_AMOUNT_TEXT,
  parseAmount,
} from './decimal-text.ts'

const coin = (decimals: number) => ({ ticker: 'coin', decimals })
const decimals = fc.integer({ min: 0, max: 18 })

describe('reading and writing amounts', () => {
  test('what is written is read back, whatever the coin', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 38n }), decimals, (units, places) => {
        expect(parseAmount(formatUnits(units, places), coin(places))).toEqual({
          ok: true,
          value: amount('coin', units),
        })
      }),
    )
  })

  test('what is read is written back without idle zeros', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 12n })
    const fraction = fc.stringMatching(/^\d{0,8}$/)
    fc.assert(
      fc.property(whole, fraction, (before, after) => {
        const text = after === '' ? String(before) : `${before}.${after}`
        const read = parseAmount(text, coin(8))
        if (!read.ok) throw new Error(read.failure.code)
        const written = formatUnits(read.value.units, 8)
        expect(written).toBe(text.includes('.') ? text.replace(/\.?0+$/, '') : text)
      }),
    )
  })

  test.each([
    ['0.1', 8, 10_000_000n],
    ['12', 8, 1_200_000_000n],
    ['1.500000000000', 1, 15n],
    ['007', 0, 7n],
    ['0.000000000000000001', 18, 1n],
  ])('%s of a coin with %d decimals', (text, places, units) => {
    expect(parseAmount(text, coin(places))).toEqual({ ok: true, value: amount('coin', units) })
  })

  test.each([
    '',
    '.',
    '.5',
    '5.',
    '-1',
    '+1',
    '1e3',
    '1,5',
    ' 1',
    '1 ',
    '1\n',
    '0x10',
    '١',
    '1.2.3',
    'NaN',
    'Infinity',
  ])('%j is no amount', (text) => {
    expect(parseAmount(text, coin(8))).toEqual({ ok: false, failure: { code: 'amount_malformed' } })
  })

  test('more decimals than the coin has are refused and not rounded', () => {
    expect(parseAmount('0.000000001', coin(8))).toEqual({
      ok: false,
      failure: { code: 'amount_too_fine' },
    })
    expect(parseAmount('0.5', coin(0))).toEqual({ ok: false, failure: { code: 'amount_too_fine' } })
  })

  test('sixty digits are not even looked at', () => {
    expect(parseAmount('9'.repeat(60), coin(8))).toEqual({
      ok: false,
      failure: { code: 'amount_too_long' },
    })
    expect(parseAmount('9'.repeat(LONGEST_AMOUNT_TEXT), coin(8)).ok).toBe(true)
  })

  test('sixty digits are written whole', () => {
    const digits = '123456789'.repeat(7).slice(0, 60)
    expect(formatUnits(BigInt(digits), 18)).toBe(`${digits.slice(0, 42)}.${digits.slice(42)}`)
    expect(formatUnits(-5n, 8)).toBe('-0.00000005')
    expect(formatUnits(0n, 18)).toBe('0')
  })
})

test('a fraction is cut off, never rounded up', () => {
  expect(formatFractionTruncated({ numerator: 2n, denominator: 3n }, 4)).toBe('0.6666')
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
      fc.bigInt({ min: 1n, max: 10n ** 40n }),
      decimals,
      (numerator, denominator, places) => {
        const text = formatFractionTruncated({ numerator, denominator }, places)
        const [whole = '', fraction = ''] = text.split('.')
        const written = BigInt(whole + fraction.padEnd(places, '0'))
        const scale = 10n ** BigInt(places)
        expect(written * denominator).toBeLessThanOrEqual(numerator * scale)
        expect((written + 1n) * denominator).toBeGreaterThan(numerator * scale)
      },
    ),
  )
})
