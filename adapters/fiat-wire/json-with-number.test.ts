import { expect, test } from 'vitest'
import { jsonWithNumber } from './json-with-number.ts'

test('writes a number digit for digit among the other members', () => {
  expect(jsonWithNumber({ fiat: 'USD' }, 'amount', '0.123456789012345678')).toBe(
    '{"fiat":"USD","amount":0.123456789012345678}',
  )
  expect(jsonWithNumber({}, 'amount', '50')).toBe('{"amount":50}')
})

test('writes nothing that is no number', () => {
  expect(() => jsonWithNumber({}, 'amount', '1,"admin":true')).toThrow()
  expect(() => jsonWithNumber({}, 'amount', '-1')).toThrow()
})
