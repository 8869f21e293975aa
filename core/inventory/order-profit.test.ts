import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settledProfit, worthAttodollars } from './order-profit.ts'

const USD = 10n ** 18n

test('is what the customer got less than the middle of the market, fee by fee', () => {
  // 0.01 BTC at 60,000 USD for ETH at 3,000 USD: 0.2 ETH in the middle.
  const profit = settledProfit({
    unitsIn: 1_000_000n,
    decimalsIn: 8,
    priceIn: 60_000n * USD,
    gross: 198n * 10n ** 15n,
    serviceFee: 5n * 10n ** 14n,
    networkFee: 10n ** 15n,
    decimalsOut: 18,
    priceOut: 3_000n * USD,
  })
  expect(profit).toEqual({
    serviceFee: 5n * 10n ** 14n,
    spread: 2n * 10n ** 15n,
    networkFee: 10n ** 15n,
    worth: (105n * USD) / 10n,
  })
})

test('of a guaranteed rate from which the market ran away is a loss', () => {
  const profit = settledProfit({
    unitsIn: 100n,
    decimalsIn: 2,
    priceIn: 2n * USD,
    gross: 250n,
    serviceFee: 10n,
    networkFee: 0n,
    decimalsOut: 2,
    priceOut: USD,
  })
  expect(profit).toMatchObject({ spread: -50n, worth: (-40n * USD) / 100n })
})

test('is worth as much with either sign', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 18 }), units, (sum, decimals, price) => {
      expect(worthAttodollars(-sum, decimals, price)).toBe(-worthAttodollars(sum, decimals, price))
    }),
  )
})
