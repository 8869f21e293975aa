import { expect, test } from 'vitest'
import { widestLimits } from './widest-limits.ts'

test('takes the least and the most of several', () => {
  expect(
    widestLimits([
      { min: '30', max: '500' },
      { min: '9.5', max: '1000' },
      { min: '100', max: '50' },
    ]),
  ).toEqual({ min: '9.5', max: '1000' })
})

test('has no end where one of them names none', () => {
  expect(
    widestLimits([
      { min: '30', max: null },
      { min: '9', max: '1000' },
    ]),
  ).toEqual({ min: '9', max: null })
  expect(widestLimits([])).toEqual({ min: null, max: null })
})
