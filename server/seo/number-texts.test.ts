import { expect, test } from 'vitest'
import { proseNumber, shortFraction } from './number-texts.ts'

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

test.each<[string, string | number]>([
  ['95638.04', 95_638.04],
  ['1000', 1000],
  ['999.5', '999.5'],
  ['0.00000012', '0.00000012'],
  ['1234.5678', '1234.5678'],
  ['', ''],
])('%j is said as %j', (text, said) => {
  expect(proseNumber(text)).toBe(said)
})
