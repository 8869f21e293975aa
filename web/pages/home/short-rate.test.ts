import { expect, test } from 'vitest'
import { shortRate } from './short-rate.ts'

test.each([
  ['16.42718231', '16.4271'],
  ['0.000123456789', '0.000123456'],
  ['64012.998', '64012.9'],
  ['1234567.9', '1234567'],
  ['2.50000001', '2.5'],
  ['0', '0'],
])('%s reads %s', (text, shown) => {
  expect(shortRate(text)).toBe(shown)
})
