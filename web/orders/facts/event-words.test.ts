import { expect, test } from 'vitest'
import { eventWords } from './event-words.ts'

const event = (sequence: number, kind: string, state: string) => ({
  sequence,
  at: '2026-01-01T00:00:00Z',
  kind,
  state,
})

test('every event is told in words, and one without words by the state it led to, once', () => {
  const told = eventWords([
    event(1, 'created', 'new'),
    event(2, 'deposit_seen', 'confirming'),
    event(3, 'something_of_later', 'hold'),
    event(4, 'something_else_of_later', 'hold'),
    event(5, 'refund_confirmed', 'refunded'),
  ])
  expect(told.map(({ sequence, words }) => [sequence, words])).toEqual([
    [1, 'transaction.eventCreated'],
    [2, 'transaction.eventDepositSeen'],
    [3, 'transaction.statusHold'],
    [5, 'transaction.eventRefundConfirmed'],
  ])
})
