import { expect, test } from 'vitest'
import { limitAtOnce } from './limit-at-once.ts'

test('at most so many work at once, the others begin in their order, and a failure frees its place', async () => {
  const limit = limitAtOnce(3)
  const begun: number[] = []
  const doors: (() => void)[] = []
  let atOnce = 0
  let most = 0
  const results = Array.from({ length: 9 }, (_, each) =>
    limit(async () => {
      begun.push(each)
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise<void>((resolve) => doors.push(resolve))
      atOnce -= 1
      if (each % 4 === 1) throw new Error('refused')
      return each
    }),
  )
  const settled = Promise.allSettled(results)
  while (begun.length < 9 || doors.length > 0) {
    doors.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(most).toBe(3)
  const failed = (await settled).flatMap(({ status }, each) =>
    status === 'rejected' ? [each] : [],
  )
  expect(failed).toEqual([1, 5])
  expect(await limit(async () => 'free again')).toBe('free again')
})
