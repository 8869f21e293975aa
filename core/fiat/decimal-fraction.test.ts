import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatUnits } from '../money/index.ts'
import { compareDecimals, quotientOf, readDecimal, unitsOf } from './decimal-fraction.ts'

describe('plain decimal text', () => {
  test.each([
    ['12.5', { numerator: 125n, denominator: 10n }],
    ['0', { numerator: 0n, denominator: 1n }],
    ['7.00', { numerator: 700n, denominator: 100n }],
    [`1.${'0'.repeat(29)}1`, { numerator: 10n ** 30n + 1n, denominator: 10n ** 30n }],
  ])('%s is read exactly', (text, read) => {
    expect(readDecimal(text)).toEqual(read)
  })

  test.each(['', '.5', '5.', '-1', '+1', '1e3', '1,5', ' 1', '1 ', '0x1', '١', '9'.repeat(31)])(
    '%j is none',
    (text) => {
      expect(readDecimal(text)).toBeNull()
    },
  )

  test('is compared by its worth, not by its digits', () => {
    expect(compareDecimals('9.9', '10')).toBe(-1)
    expect(compareDecimals('10', '9.9')).toBe(1)
    expect(compareDecimals('1.50', '1.5')).toBe(0)
    expect(() => compareDecimals('1', 'many')).toThrow(RangeError)
  })

  test('is divided exactly, and by nothing that is zero', () => {
    expect(quotientOf('1.5', '0.25')).toEqual({ numerator: 1500n, denominator: 250n })
    for (const [one, other] of [
      ['1', '0.00'],
      ['x', '1'],
      ['1', 'x'],
    ] as const) {
      expect(quotientOf(one, other)).toBeNull()
    }
  })
})

test.each([
  ['150', 2, 15_000n],
  ['0.00209912999', 8, 209_912n],
  ['1000', 0, 1000n],
  ['0.004', 2, null],
  ['0', 2, null],
  ['-1', 2, null],
  ['1e3', 2, null],
  ['', 2, null],
  [null, 2, null],
])('%j with %d decimals is %s units', (text, decimals, units) => {
  expect(unitsOf(text, decimals)).toBe(units)
})

test('reads back what is written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 29n }), fc.nat(18), (units, decimals) => {
      expect(unitsOf(formatUnits(units, decimals), decimals)).toBe(units)
    }),
  )
})
