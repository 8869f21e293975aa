import { expect, test } from 'vitest'
import { minutesLeft } from './minutes-left.ts'

test.each([
  [2, 600, 20],
  [12, 12, 2],
  [1, 3, 1],
  [0, 600, null],
  [3, null, null],
])('%s blocks of %s seconds are %s minutes', (blocks, seconds, minutes) => {
  expect(minutesLeft(blocks, seconds)).toBe(minutes)
})
