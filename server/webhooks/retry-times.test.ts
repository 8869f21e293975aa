import { expect, test } from 'vitest'
import { pauseAfter } from './retry-times.ts'

test('pauses grow, differ a little, and end after three days', () => {
  const pauses: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const pause = pauseAfter(attempts, 0.5)
    if (pause === null) break
    pauses.push(pause)
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.5)
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4500, 5500])
})
