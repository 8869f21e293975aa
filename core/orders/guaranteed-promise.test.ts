import { describe, expect, test } from 'vitest'
import { nextPromiseEnd, type PromiseFacts, promiseHasLapsed } from './guaranteed-promise.ts'

/** Paid in full and in time, waiting for its blocks. */
const paid: PromiseFacts = {
  state: 'confirming',
  now: 1_000,
  payUntil: 2_000,
  confirmUntil: 3_000,
  expected: 100n,
  confirmed: 0n,
  paidInTime: 100n,
}

describe('an open promise', () => {
  test.each([
    ['is open while it can be paid', { paidInTime: 0n, state: 'waiting' }, false],
    ['is open at the last moment to pay', { now: 2_000, paidInTime: 0n }, false],
    ['has lapsed when nothing was paid in time', { now: 2_001, paidInTime: 0n }, true],
    ['has lapsed when too little was paid in time', { now: 2_001, paidInTime: 99n }, true],
    ['is open when enough was paid in time', { now: 2_001 }, false],
    ['is open at the last moment to confirm', { now: 3_000 }, false],
    ['has lapsed after it, whatever was paid', { now: 3_001, paidInTime: 500n }, true],
    ['is open on hold for too little', { state: 'hold', confirmed: 40n, paidInTime: 40n }, false],
    ['is open on hold with exactly the amount', { state: 'hold', confirmed: 100n }, false],
    ['is open on hold with more than the amount', { state: 'hold', confirmed: 101n }, false],
    ['has lapsed so after the time to pay', { state: 'hold', confirmed: 101n, now: 2_001 }, true],
    ['is open with more than the amount before a hold', { confirmed: 101n }, false],
  ] as const)('%s', (_, facts, hasLapsed) => {
    expect(promiseHasLapsed({ ...paid, ...facts })).toBe(hasLapsed)
  })

  test.each([
    [1_000, 2_000],
    [2_000, 2_000],
    [2_001, 3_000],
    [3_000, 3_000],
    [3_001, null],
  ])('at %d can lapse next at %s', (now, end) => {
    expect(nextPromiseEnd({ now, payUntil: 2_000, confirmUntil: 3_000 })).toBe(end)
  })
})
