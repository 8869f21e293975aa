/** AUTH-07: so many wrong codes in a row, then none is looked at for a while. */
export const totpMostAttempts = 5
export const totpLockSeconds = 15 * 60
const LONGEST_LOCK_SECONDS = 86_400
/** So many locks are as short as the first. Whoever goes on guessing has the password, and is no slip of a finger. */
const SHORT_LOCKS = 2

/** Where guessing at an account's codes stands. Times in milliseconds since 1970. */
export type TotpAttempts = {
  readonly left: number
  /** Before this time no code is looked at; null where it is open. */
  readonly lockedUntil: number | null
  /** Locks since the last right code. */
  readonly locks: number
}

/** No wrong code since the last right one. */
export const freshTotpAttempts: TotpAttempts = {
  left: totpMostAttempts,
  lockedUntil: null,
  locks: 0,
}

/** What is left at a time: all of them again once a lock is over. */
export function totpAttemptsLeft(attempts: Omit<TotpAttempts, 'locks'>, now: number): number {
  if (attempts.lockedUntil === null) return attempts.left
  return attempts.lockedUntil <= now ? totpMostAttempts : 0
}

/**
 * What is left after one more try; null where none may be made. A try is spent before the code is looked at, so that
 * guesses made at the same moment count as well; a right code gives all of them back. From the third lock in a row on,
 * each is twice as long, up to a day: at five guesses a day a code of six digits stands for more than a century.
 */
export function spendTotpAttempt(attempts: TotpAttempts, now: number): TotpAttempts | null {
  const left = totpAttemptsLeft(attempts, now) - 1
  if (left < 0) return null
  if (left > 0) return { left, lockedUntil: null, locks: attempts.locks }
  const locks = attempts.locks + 1
  const seconds = Math.min(
    totpLockSeconds * 2 ** Math.max(0, locks - SHORT_LOCKS),
    LONGEST_LOCK_SECONDS,
  )
  return { left, lockedUntil: now + seconds * 1000, locks }
}
