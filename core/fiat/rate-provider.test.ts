import { expect, test } from 'vitest'
import { rateProvider } from './rate-provider.ts'

test.each([
  [null, null, null],
  [100, 5, 5],
  [96, 5, 5],
  [94, 5, 4.5],
  [80, 31, 3.5],
  [0, 31, 0],
  [50, null, 2.5],
])('%s of 100 in %s minutes, of 30 at most, is %s', (successPercent, medianMinutes, rating) => {
  expect(rateProvider({ successPercent, medianMinutes }, 30)).toBe(rating)
})
