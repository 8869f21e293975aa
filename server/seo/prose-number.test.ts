import { expect, test } from 'vitest'
import { proseNumber } from './prose-number.ts'

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
