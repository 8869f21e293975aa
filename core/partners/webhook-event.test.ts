import { expect, test } from 'vitest'
import { webhookEventOf } from './webhook-event.ts'

test.each([
  [null, 'new', 'order.created'],
  ['new', 'waiting', 'order.updated'],
  ['confirming', 'hold', 'order.hold'],
  ['sending', 'finished', 'order.finished'],
  ['hold', 'refunded', 'order.refunded'],
  ['new', 'expired', 'order.updated'],
] as const)('from %s to %s is told as %s', (before, state, told) => {
  expect(webhookEventOf(before, state)).toBe(told)
})

test('an event that leaves the state as it was is not told', () => {
  expect(webhookEventOf('hold', 'hold')).toBeNull()
})
