import {
  asksForCaptcha,
  failuresThatCount,
  type ThrottleRule,
  waitSecondsAfter,
} from '@causeway/core/accounts'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** Something that is slowed down by failures: an account by its e-mail, a network. */
export type Throttled = { readonly key: string; readonly rule: ThrottleRule }

export type ThrottleFailure =
  | (Failure<'too_often'> & { readonly retryAfterSeconds: number })
  | Failure<'captcha_missing'>

/** Failures in a row before this try, and when the last one was (milliseconds since 1970). */
export type EarlierFailures = { readonly failures: number; readonly lastAt: number }

/**
 * Counts a try as failed before anything is tried, so that a hundred at the same moment are counted as well; whoever
 * was right takes it back. Refused while a wait is on, or where a captcha is due that was not solved: nothing is
 * counted then. Answers the earlier failures of each, by key.
 */
export async function spendTry(
  tx: Tx,
  throttled: readonly Throttled[],
  { hasCaptcha, now }: { readonly hasCaptcha: boolean; readonly now: number },
): Promise<Result<ReadonlyMap<string, EarlierFailures>, ThrottleFailure>> {
  const earlier = new Map<string, EarlierFailures>()
  let waitSeconds = 0
  let isCaptchaDue = false
  // Always in the same order, so that two tries never wait for each other.
  for (const { key, rule } of inOrder(throttled)) {
    const row = await lockedRow(tx, key, now)
    const lastAt = row.last_at.getTime()
    const failures = failuresThatCount(rule, { failures: row.failures, lastAt }, now)
    earlier.set(key, { failures, lastAt })
    waitSeconds = Math.max(waitSeconds, secondsUntil(row.wait_until, now))
    isCaptchaDue ||= asksForCaptcha(rule, failures)
  }
  if (waitSeconds > 0) return fail({ code: 'too_often', retryAfterSeconds: waitSeconds })
  if (isCaptchaDue && !hasCaptcha) return fail({ code: 'captcha_missing' })
  for (const { key, rule } of inOrder(throttled)) {
    const failures = (earlier.get(key)?.failures ?? 0) + 1
    const wait = waitSecondsAfter(rule, failures)
    await tx
      .updateTable('sign_in_failure')
      .set({
        failures,
        last_at: new Date(now),
        wait_until: wait === 0 ? null : new Date(now + wait * 1000),
      })
      .where('key', '=', key)
      .execute()
  }
  return ok(earlier)
}

/** Ends a row of failures: whoever is meant has proved to be who he says. */
export async function clearFailures(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('key', 'in', keys).execute()
}

/**
 * Takes back the one try that was no failure, and leaves the others of the same network: a right password of one's own
 * must not open the way to guess at those of others.
 */
export async function undoAttempt(tx: Tx, { key, rule }: Throttled): Promise<void> {
  await tx
    .updateTable('sign_in_failure')
    .set({
      failures: sql<number>`greatest(failures - 1, 0)`,
      wait_until: sql<Date | null>`case when failures > ${rule.waitFrom} then wait_until end`,
    })
    .where('key', '=', key)
    .execute()
}

function lockedRow(tx: Tx, key: string, now: number) {
  return tx
    .insertInto('sign_in_failure')
    .values({ key, failures: 0, last_at: new Date(now) })
    .onConflict((conflict) =>
      // Changes nothing, and locks the row until the transaction ends.
      conflict.column('key').doUpdateSet({ failures: sql`sign_in_failure.failures` }),
    )
    .returning(['failures', 'last_at', 'wait_until'])
    .executeTakeFirstOrThrow()
}

function secondsUntil(at: Date | null, now: number): number {
  return at === null ? 0 : Math.max(0, Math.ceil((at.getTime() - now) / 1000))
}

/** Always the same order, so that two who change the same rows never wait for each other. */
export function inOrder(throttled: readonly Throttled[]): readonly Throttled[] {
  return throttled.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
