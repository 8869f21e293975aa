import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAmounts } from './compare-amounts.ts'
import { displayAmount, displayAmountRoundedUp } from './display-amount.ts'

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{0,18}$/))
  .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`))

describe('displayAmount', () => {
  test.each([
    ['0.10000000019', '0.1'],
    ['16.427180123456789', '16.42718012'],
    ['100.000', '100'],
    ['0', '0'],
    ['12345678901234', '12345678901234'],
    ['1234567890.123456789', '1234567890.1234'],
    ['12345678901234567890.5', '12345678901234567890'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(displayAmount(amount)).toBe(shown)
  })

  test('never shows more than there is', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(compareAmounts(displayAmount(amount), amount)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('displayAmountRoundedUp', () => {
  test.each([
    ['0.000000001', '0.00000001'],
    ['0.99999999999', '1'],
    ['0.10', '0.1'],
    ['5', '5'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(displayAmountRoundedUp(amount)).toBe(shown)
  })

  test('never shows less than there is', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(compareAmounts(displayAmountRoundedUp(amount), amount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('compareAmounts', () => {
  test.each([
    ['1', '1.0', 0],
    ['', '0', 0],
    ['0.1', '0.09', 1],
    ['9', '10', -1],
    ['0.000000000000000001', '0', 1],
  ])('%s against %s', (left, right, sign) => {
    expect(compareAmounts(left, right)).toBe(sign)
  })
})
