import { describe, expect, test } from 'vitest'
import { orderStatus, stepOfStatus } from './order-status.ts'

const event = (state: string) => ({ sequence: 1, at: '2026-01-01T00:00:00Z', kind: state, state })

describe('orderStatus', () => {
  test.each([
    ['new', 'waiting'],
    ['confirming', 'confirming'],
    ['overdue', 'expired'],
    ['hold', 'hold'],
    ['something else', 'hold'],
  ])('%s is shown as %s', (status, shown) => {
    expect(orderStatus({ status, events: [] })).toBe(shown)
  })

  test('a refund under way is told from other holds by its last event', () => {
    const events = [event('hold'), event('refunding')]
    expect(orderStatus({ status: 'hold', events })).toBe('refunding')
  })
})

test('confirming is part of getting, sending is the third step', () => {
  expect(stepOfStatus.confirming).toBe(0)
  expect(stepOfStatus.exchanging).toBe(1)
  expect(stepOfStatus.sending).toBe(2)
})
