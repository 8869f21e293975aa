import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountThrottle,
  asksForCaptcha,
  failuresThatCount,
  mailNetworkThrottle,
  mailThrottle,
  networkThrottle,
  waitSecondsAfter,
} from './throttle.ts'

const rules = [accountThrottle, networkThrottle, mailThrottle, mailNetworkThrottle]

describe('the throttle', () => {
  test('[AUTH-12] waits 30 s after five wrong passwords for an account, twice as long each time, an hour at most', () => {
    const waits = [0, 4, 5, 6, 7, 11, 12, 1000].map((failures) =>
      waitSecondsAfter(accountThrottle, failures),
    )
    expect(waits).toEqual([0, 0, 30, 60, 120, 1920, 3600, 3600])
    expect([2, 3].map((failures) => asksForCaptcha(accountThrottle, failures))).toEqual([
      false,
      true,
    ])
  })

  test('never waits less after more failures, and never longer than its rule says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.nat(1_000_000_000),
        fc.nat(1_000_000),
        (rule, failures, more) => {
          const wait = waitSecondsAfter(rule, failures)
          expect(waitSecondsAfter(rule, failures + more)).toBeGreaterThanOrEqual(wait)
          expect(wait).toBeLessThanOrEqual(rule.longestWaitSeconds)
          expect(Number.isSafeInteger(wait)).toBe(true)
        },
      ),
    )
  })

  test('whoever guesses as fast as he may has few tries in a day', () => {
    let [now, failures, tries] = [0, 0, 0]
    while (now < 86_400) {
      failures += 1
      tries += 1
      now += waitSecondsAfter(accountThrottle, failures)
    }
    expect(tries).toBeLessThan(40)
  })

  test('forgets a row of failures with time', () => {
    const row = { failures: 7, lastAt: 0 }
    expect(failuresThatCount(accountThrottle, row, 86_399_999)).toBe(7)
    expect(failuresThatCount(accountThrottle, row, 86_400_000)).toBe(0)
  })
})
