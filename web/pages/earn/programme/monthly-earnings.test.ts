import { expect, test } from 'vitest'
import { monthlyEarnings, percentOf, readTurnover, shareAt } from './monthly-earnings.ts'

const terms = {
  feeBps: 25,
  shares: { exchange: 2500, widget: 3000, buy: 1000 },
  tiers: [
    { turnoverUsd: '100000', shareBps: 4000 },
    { turnoverUsd: '10000', shareBps: 3000 },
    { turnoverUsd: '5000', shareBps: 100 },
  ],
}

test('a month’s earnings are the share of the fee, rounded down', () => {
  expect(monthlyEarnings({ ...terms, tiers: [] }, 10_000n)).toBe('6.25')
  expect(monthlyEarnings(terms, 1n)).toBe('0.00')
  expect(monthlyEarnings(terms, 999_999_999_999n)).toBe('999999999.99')
})

test('a tier counts from its turnover on, and never lowers the share', () => {
  expect([0n, 9_999n, 10_000n, 99_999n, 100_000n].map((at) => shareAt(terms, at))).toEqual([
    2500, 2500, 3000, 3000, 4000,
  ])
})

test('what is typed is read as whole dollars, or as nothing', () => {
  expect(readTurnover('1,000')).toBe(1000n)
  expect(readTurnover('12 345')).toBe(12_345n)
  for (const text of ['', '1.5', '-1', 'x', '1'.repeat(13)]) expect(readTurnover(text)).toBeNull()
  expect([percentOf(25), percentOf(2500), percentOf(1)]).toEqual(['0.25', '25', '0.01'])
})
