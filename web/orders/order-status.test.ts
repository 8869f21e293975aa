import { describe, expect, test } from 'vitest'
import { orderStatus, stepsOf } from './order-status.ts'

const nothing = { choice: null, holdReason: null, amountRefunded: null }

describe('orderStatus', () => {
  test.each([
    ['new', 'waiting'],
    ['confirming', 'confirming'],
    ['overdue', 'expired'],
    ['hold', 'hold'],
    ['something else', 'hold'],
  ])('%s is shown as %s', (status, shown) => {
    expect(orderStatus({ ...nothing, status })).toBe(shown)
  })

  test('a refund under way is told from other holds by what goes back', () => {
    const refund = { ...nothing, status: 'hold', amountRefunded: '0.1' }
    expect(orderStatus(refund)).toBe('refunding')
    // A further payment came after an earlier refund.
    expect(orderStatus({ ...refund, holdReason: 'paid_late' })).toBe('hold')
  })

  test.each([
    ['refund', 'paid_late', 'refunding'],
    ['exchange', 'paid_late', 'exchanging'],
    ['exchange', 'screening', 'hold'],
    ['refund', 'identification', 'hold'],
  ])('the choice %s of an order held for %s is shown as %s', (choice, holdReason, shown) => {
    expect(orderStatus({ ...nothing, status: 'hold', choice, holdReason })).toBe(shown)
  })
})

describe('the steps', () => {
  test('confirming is part of getting, sending is the third', () => {
    expect(stepsOf('confirming').current).toBe(0)
    expect(stepsOf('exchanging').current).toBe(1)
    expect(stepsOf('sending').current).toBe(2)
    expect(stepsOf('finished').current).toBe(3)
  })

  test('of a refund are its own: nothing was exchanged or sent to the customer', () => {
    const names = ['transaction.stepGetting', 'transaction.statusRefunding']
    expect(stepsOf('refunding')).toEqual({ names, current: 1 })
    const done = ['transaction.stepGetting', 'transaction.statusRefunded']
    expect(stepsOf('refunded')).toEqual({ names: done, current: 2 })
  })

  test('of what is on hold say so, and what has ended is in none', () => {
    expect(stepsOf('hold')).toMatchObject({ current: 1 })
    expect(stepsOf('hold').names[1]).toBe('transaction.statusHold')
    expect(stepsOf('expired').current).toBe(-1)
    expect(stepsOf('failed').current).toBe(-1)
  })
})
