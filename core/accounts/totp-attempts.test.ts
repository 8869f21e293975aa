import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freshTotpAttempts,
  spendTotpAttempt,
  totpAttemptsLeft,
  totpLockSeconds,
} from './totp-attempts.ts'

const FRESH = freshTotpAttempts

describe('tries with codes', () => {
  test('end after five, and begin anew a quarter of an hour later', () => {
    let now = 1_000_000
    let attempts = FRESH
    for (const left of [4, 3, 2, 1, 0]) {
      attempts = spendTotpAttempt(attempts, now) ?? FRESH
      expect(attempts.left).toBe(left)
    }
    expect(attempts.lockedUntil).toBe(now + 900_000)
    expect(spendTotpAttempt(attempts, now)).toBeNull()
    now += 899_999
    expect(spendTotpAttempt(attempts, now)).toBeNull()
    expect(totpAttemptsLeft(attempts, now)).toBe(0)
    now += 1
    expect(totpAttemptsLeft(attempts, now)).toBe(5)
    expect(spendTotpAttempt(attempts, now)).toEqual({ left: 4, lockedUntil: null, locks: 1 })
  })

  test('end for twice as long each time from the third lock on, for a day at most', () => {
    let [now, attempts] = [0, FRESH]
    const minutes: number[] = []
    while (minutes.length < 10) {
      attempts = spendTotpAttempt(attempts, now) ?? FRESH
      if (attempts.lockedUntil === null) continue
      minutes.push((attempts.lockedUntil - now) / 60_000)
      now = attempts.lockedUntil
    }
    expect(minutes).toEqual([15, 15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  })

  test('are never more than five within any quarter of an hour, whenever they are made', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 60 })
    fc.assert(
      fc.property(pauses, (waits) => {
        let [now, attempts] = [0, FRESH]
        const locked: number[] = []
        for (const wait of waits) {
          now += wait
          const spent = spendTotpAttempt(attempts, now)
          if (spent === null) continue
          attempts = spent
          if (spent.left === 0) locked.push(now)
          // While locked nothing is taken, so two locks are at least that far apart.
          const [before = -Infinity, last = Infinity] = locked.slice(-2)
          if (locked.length > 1)
            expect(last - before).toBeGreaterThanOrEqual(totpLockSeconds * 1000)
        }
      }),
    )
  })
})
