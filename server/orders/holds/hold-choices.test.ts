import { orderChoices } from '@causeway/core/orders'
import { describe, expect, test } from 'vitest'
import {
  choicesFor,
  isHeldByCompliance,
  isResolvedByDeposit,
  keepsPromise,
  readHoldReason,
} from './hold-choices.ts'

const both = ['exchange', 'refund']

describe('what an order is held for', () => {
  test.for([
    ['amount_differs', both, 'more money, promise kept'],
    ['paid_late', both, ''],
    ['amount_too_small', ['refund'], 'more money, promise kept'],
    ['amount_too_large', ['refund'], ''],
    ['payout_refused', ['refund'], ''],
    ['account_taken', ['refund'], 'promise kept'],
    ['screening', [], 'compliance, promise kept'],
    ['identification', ['refund'], 'compliance, promise kept'],
    ['identification_refused', ['refund'], 'compliance'],
    ['refund_decided', ['refund'], 'compliance'],
    ['by_staff', [], 'compliance, promise kept'],
  ] as const)('%s leaves the choice of %s (%s)', ([reason, choices, is]) => {
    expect(readHoldReason(reason)).toBe(reason)
    expect(choicesFor(reason, { isOverpaid: false })).toEqual(choices)
    const overpaid = reason === 'amount_differs' ? orderChoices : choices
    expect(choicesFor(reason, { isOverpaid: true })).toEqual(overpaid)
    expect(isResolvedByDeposit(reason)).toBe(is.includes('more money'))
    expect(keepsPromise(reason)).toBe(is.includes('promise kept'))
    const compliance = is.includes('compliance')
    expect(isHeldByCompliance({ state: 'hold', hold_reason: reason })).toBe(compliance)
    expect(isHeldByCompliance({ state: 'confirming', hold_reason: reason })).toBe(false)
  })

  test('may be nothing that is known', () => {
    for (const stored of [null, '', 'unheard of', 'toString']) {
      expect(readHoldReason(stored)).toBeNull()
      expect(isHeldByCompliance({ state: 'hold', hold_reason: stored })).toBe(false)
    }
    expect(choicesFor(null, { isOverpaid: true })).toEqual([])
    expect([isResolvedByDeposit(null), keepsPromise(null)]).toEqual([false, false])
  })
})
