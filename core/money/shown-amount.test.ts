import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownAmount } from './shown-amount.ts'

const read = (amount: string) => {
  const { groups, fraction, rest } = shownAmount(amount)
  return [groups.join(' ') + fraction, rest]
}

describe('shownAmount', () => {
  test.each([
    ['0.1', '0.1', ''],
    ['1.50', '1.50', ''],
    ['999', '999', ''],
    ['1000', '1 000', ''],
    ['101679.74', '101 679.74', ''],
    ['1234567.12345678', '1 234 567.12345678', ''],
    ['16.427180123456789012', '16.42718012', '3456789012'],
    ['1.999999999999', '1.99999999', '9999'],
    ['0.000000000123456', '0.0000000001234', '56'],
    ['0.0000001500009', '0.00000015', '00009'],
    ['5.000000001', '5', '.000000001'],
  ])('%s is shown as %s, and %s is cut', (amount, shown, rest) => {
    expect(read(amount)).toEqual([shown, rest])
  })

  test('its parts are the number itself', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 20n),
        fc.stringMatching(/^(\.\d{1,20})?$/),
        (whole, rest) => {
          const { groups, fraction, rest: cut } = shownAmount(`${whole}${rest}`)
          expect(groups.join('') + fraction + cut).toBe(`${whole}${rest}`)
          expect(groups.slice(1).every((group) => group.length === 3)).toBe(true)
        },
      ),
    )
  })
})
