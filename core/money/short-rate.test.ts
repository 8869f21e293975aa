import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortRate, truncateFigures } from './short-rate.ts'

test.each([
  ['17.41594321', '17.4159'],
  ['0.000123456789', '0.000123456'],
  ['98734.3001', '98734.3'],
  ['1234567.9', '1234567'],
  ['2.50000001', '2.5'],
  ['5', '5'],
  ['0', '0'],
  ['0.0000', '0'],
])('%s reads %s', (rate, shown) => {
  expect(shortRate(rate)).toBe(shown)
})

test('no number above nothing reads as nothing, and none reads higher than it is', () => {
  const text = fc.stringMatching(/^(0|[1-9]\d{0,8})\.\d{1,18}$/)
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 10 }), (number, figures) => {
      const shown = truncateFigures(number, figures)
      expect(Number(shown)).toBeLessThanOrEqual(Number(number))
      expect(/[1-9]/.test(shown)).toBe(/[1-9]/.test(number))
      expect(number.startsWith(shown)).toBe(true)
    }),
  )
})
