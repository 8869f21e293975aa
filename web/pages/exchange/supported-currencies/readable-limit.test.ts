import { expect, test } from 'vitest'
import { readableLimit } from './readable-limit.ts'

test.each([
  ['0.000123456789', '0.00012346', '0.00012345'],
  ['12.3456789', '12.346', '12.345'],
  ['0.25', '0.25', '0.25'],
  ['9.99999', '10', '9.9999'],
  ['123456.5', '123457', '123456'],
  ['1000', '1000', '1000'],
  ['0', '0', '0'],
])('%s is at least %s and at most %s', (amount, min, max) => {
  expect(readableLimit(amount, 'min')).toBe(min)
  expect(readableLimit(amount, 'max')).toBe(max)
})
