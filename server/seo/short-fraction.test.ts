import { expect, test } from 'vitest'
import { shortFraction } from './short-fraction.ts'

test.each([
  [200n, 3n, '66.6666'],
  [12_345_678n, 1n, '12345678'],
  [1n, 3n, '0.333333'],
  [1n, 700_000n, '0.00000142857'],
  [10n, 100n, '0.1'],
  [9n, 10n, '0.9'],
  [0n, 5n, '0'],
])('%s of %s is %s', (numerator, denominator, text) => {
  expect(shortFraction({ numerator, denominator })).toBe(text)
})
