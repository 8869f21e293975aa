import { expect, test } from 'vitest'
import { priceOfCoin } from './price-of-coin.ts'

test('the price of a coin is exact to eight decimals, and truncated', () => {
  expect(priceOfCoin('150', '0.00162097')).toBe('92537.18452531')
  expect(priceOfCoin('1', '3')).toBe('0.33333333')
  expect(priceOfCoin('0.02', '2000000')).toBe('0.00000001')
  expect(priceOfCoin('150', '0')).toBeNull()
})
