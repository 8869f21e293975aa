import { formatUnits } from '@causeway/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NonsenseAnswer, unitsExact, unitsRoundedDown, unitsRoundedUp } from './decimal-text.ts'

test('every number of units comes back from its text', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(24), (units, decimals) => {
      expect(unitsExact(formatUnits(units, decimals), decimals)).toBe(units)
    }),
  )
})

test('what is finer is dropped, counted up or refused, as asked', () => {
  expect(unitsRoundedDown('1.2345678', 6)).toBe(1_234_567n)
  expect(unitsRoundedUp('1.2345678', 6)).toBe(1_234_568n)
  expect(() => unitsExact('1.2345678', 6)).toThrow(NonsenseAnswer)
  expect(unitsExact('1.2345670', 6)).toBe(1_234_567n)
})

test('exponents are read exactly', () => {
  expect(unitsExact('1.5e-7', 8)).toBe(15n)
  expect(unitsExact('2E+3', 2)).toBe(200_000n)
  expect(unitsExact(1e-7, 8)).toBe(10n)
})

test.each(['', '-1', '+1', '1,5', 'NaN', '0x10', ' 1', '1e9999', null, undefined, Number.NaN, {}])(
  'no decimal: %s',
  (text) => {
    expect(() => unitsRoundedDown(text, 8)).toThrow(NonsenseAnswer)
  },
)
