import { expect, test } from 'vitest'
import { roundAmounts } from './round-amounts.ts'

test('powers of ten between the limits, six at most', () => {
  expect(roundAmounts(37_000n, 5_000_000_000n, 8)).toEqual(['0.001', '0.01', '0.1', '1', '10'])
  expect(roundAmounts(1n, 10n ** 12n, 2)).toEqual(['0.01', '0.1', '1', '10', '100', '1000'])
})

test('narrow limits are filled with twice and five times', () => {
  expect(roundAmounts(150n, 1_100n, 2)).toEqual(['2', '5', '10'])
  expect(roundAmounts(1_200n, 1_900n, 2)).toEqual([])
  expect(roundAmounts(10n, 9n, 0)).toEqual([])
})
