import { expect, test } from 'vitest'
import { createSpareTime } from './spare-time.ts'

test('a machine has spare time where most of a processor, or as much of several, was idle', () => {
  const times = { milliseconds: 1_000, idleMilliseconds: 50_000 }
  const hasSpareTime = createSpareTime(() => ({ ...times }))
  const after = (milliseconds: number, idleMilliseconds: number): boolean => {
    times.milliseconds += milliseconds
    times.idleMilliseconds += idleMilliseconds
    return hasSpareTime()
  }
  expect(after(500, 490)).toBe(true)
  expect(after(500, 390)).toBe(false)
  // Four processors, of which each was half busy.
  expect(after(500, 1_000)).toBe(true)
  expect(after(500, 0)).toBe(false)
  expect(after(0, 0)).toBe(false)
})
