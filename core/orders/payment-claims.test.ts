import { describe, expect, test } from 'vitest'
import { claimTransitions, paymentProblem } from './payment-claims.ts'

const asked = { network: 'ripple', asset: 'xrp', extraId: '100007' }

describe('what is wrong with a payment', () => {
  test.each([
    [{}, null],
    [{ extraId: null }, 'memo_missing'],
    [{ extraId: '100008' }, 'memo_wrong'],
    [{ asset: 'usd' }, 'other_coin'],
    [{ network: 'other' }, 'other_network'],
    [{ network: 'other', asset: 'usd', extraId: null }, 'other_network'],
    [{ asset: 'usd', extraId: null }, 'other_coin'],
  ] as const)('%j: %s', (change, problem) => {
    expect(paymentProblem({ ...asked, ...change }, asked)).toBe(problem)
  })
})

test('a claim is decided once', () => {
  expect(claimTransitions.review).toEqual({ assigned: 'assigned', refused: 'refused' })
  expect([claimTransitions.assigned, claimTransitions.refused]).toEqual([{}, {}])
})
