import { expect, test } from 'vitest'
import { shownPrice, shownSum } from './shown-sum.ts'

const usd = { isFiat: true, decimals: 2 }
const btc = { isFiat: false, decimals: 8 }

test('money of a state is shown in its smallest coin, a coin as anywhere', () => {
  expect(['78.7', '8665.609', '150', '150.00', '0.05'].map((sum) => shownSum(sum, usd))).toEqual([
    '78.70',
    '8665.60',
    '150',
    '150',
    '0.05',
  ])
  expect(shownSum('120.5', { isFiat: true, decimals: 0 })).toBe('120')
  expect(shownSum('0.0016709900', btc)).toBe('0.00167099')
})

test('less than the smallest coin is not shown as nothing', () => {
  expect(shownSum('0.004', usd)).toBe('0.004')
  expect(shownSum('0', usd)).toBe('0')
})

test('a price below one keeps its decimals', () => {
  expect(shownPrice('89839.18785374', usd)).toBe('89839.18')
  expect(shownPrice('0.08123456', usd)).toBe('0.08123456')
  expect(shownPrice('10.5', usd)).toBe('10.50')
  expect(shownPrice('0.00001113', btc)).toBe('0.00001113')
})
