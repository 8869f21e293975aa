import fc from 'fast-check'
import { validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { transferIdOf } from './transfer-id.ts'

const ORDER = '019a0000-0000-7000-8000-000000000001'

test('the same settlement has the same transfer for ever', () => {
  // Written down once: another value would ask the signer for a second payout of every restored order.
  expect(transferIdOf(ORDER, 1)).toBe('63f74b95-3eec-8581-9acf-6cb8ffb5e047')
  expect(transferIdOf(ORDER.toUpperCase(), 1)).toBe(transferIdOf(ORDER, 1))
})

test('every settlement has an id of its own, of version 8', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.integer({ min: 1, max: 9 }), (one, other, number) => {
      const id = transferIdOf(one, number)
      expect(validate(id) && version(id)).toBe(8)
      expect(transferIdOf(one, number + 1)).not.toBe(id)
      expect(transferIdOf(other, number) === id).toBe(one === other)
    }),
  )
})
