import { expect, test, vi } from 'vitest'
import { cachedFor } from './cached-for.ts'

test('an answer is kept for its time, and asked for anew after it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let asked = 0
  const count = cachedFor(1000, async () => {
    asked += 1
    return asked
  })
  expect(await Promise.all([count(), count()])).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await count()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await count()).toBe(2)
  vi.useRealTimers()
})

test('a failure is not kept', async () => {
  let asked = 0
  const fragile = cachedFor(60_000, async () => {
    asked += 1
    if (asked === 1) throw new Error('no answer')
    return asked
  })
  await expect(fragile()).rejects.toThrow('no answer')
  expect(await fragile()).toBe(2)
})
