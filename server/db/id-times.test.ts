import fc from 'fast-check'
import { v4, v7 } from 'uuid'
import { expect, test } from 'vitest'
import { earliestId, timeOfId } from './id-times.ts'

test('ids tell when they were made, and compare with the earliest of a moment', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 47 }), fc.nat({ max: 1000 }), (msecs, later) => {
      const id = v7({ msecs })
      expect(timeOfId(id)).toBe(msecs)
      expect(id >= earliestId(new Date(msecs))).toBe(true)
      expect(id < earliestId(new Date(msecs + 1 + later))).toBe(true)
    }),
  )
  expect(timeOfId(v4())).toBe(null)
  expect(earliestId(new Date(-1))).toBe('00000000-0000-7000-8000-000000000000')
})
