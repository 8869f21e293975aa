import { expect, test } from 'vitest'
import { commonSums } from './common-sums.ts'

test.each([
  ['95000', 8, ['0.002', '0.01', '0.02']],
  ['3000', 18, ['0.05', '0.2', '0.5']],
  ['1', 6, ['100', '500', '1000']],
  ['0.00001', 18, ['10000000', '50000000', '100000000']],
  ['0.17', 8, ['1000', '5000', '10000']],
  ['5000', 0, ['1']],
  ['0', 8, []],
  ['', 8, []],
])('a coin at %s dollars with %i decimals: %j', (price, decimals, sums) => {
  expect(commonSums(price, decimals)).toEqual(sums)
})
