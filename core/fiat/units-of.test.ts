import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUnits } from '../money/index.ts'
import { unitsOf } from './units-of.ts'

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
