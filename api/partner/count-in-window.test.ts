import { expect, test } from 'vitest'
import { createWindowCounter } from './count-in-window.ts'

test('counts by key within a window, and takes all or nothing', () => {
  let now = 0
  const counter = createWindowCounter(1000, () => now)
  expect(counter.take('a', 8, 10)).toBe(true)
  expect(counter.take('a', 3, 10)).toBe(false)
  expect(counter.take('a', 2, 10)).toBe(true)
  expect([counter.isFull('a', 10), counter.isFull('b', 10)]).toEqual([true, false])
  expect(counter.take('b', 10, 10)).toBe(true)
  now = 1000
  expect([counter.isFull('a', 10), counter.take('a', 10, 10)]).toEqual([false, true])
})
