import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  freshTotpAttempts,
  readRecoveryCode,
  spendTotpAttempt,
  type TotpAttempts,
  totpMostAttempts,
  totpStepsTaken,
} from '@causeway/core/accounts'
import type { Clock } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import type { Database, Tx } from '../../db/index.ts'
import { openTotpSecret, totpCode } from './totp-secret.ts'

export type CodeNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** The time of people's own devices, on which codes are based: a play world's clock is not theirs. */
  readonly wallClock: Clock
  /** Seals the secrets of authenticators, and hashes recovery codes. */
  readonly accountKey: Uint8Array
}

export type CodeFailure =
  | { readonly code: 'totp_wrong'; readonly attemptsLeft: number }
  | { readonly code: 'too_often'; readonly retryAfterSeconds: number }

/** What a code was: of the authenticator, or one of the recovery codes. */
export type CodeKind = 'totp' | 'recovery'

/**
 * Takes a code as the second factor of an account whose two-factor sign-in is on (AUTH-07): six digits of the
 * authenticator or a recovery code, each of them once. After five wrong ones in a row no code of the authenticator is
 * looked at for 15 minutes, and for longer where that goes on. Recovery codes are: nobody guesses 80 random bits, and
 * whoever has the password must not be able to keep the owner out.
 */
export function verifySecondFactor(
  needs: CodeNeeds,
  accountId: string,
  code: string,
): Promise<Result<CodeKind, CodeFailure>> {
  return needs.database.transaction('verify_second_factor', async (tx) => {
    const spent = await spendAttempt(tx, accountId, needs.clock.now())
    if (!spent.ok && spent.failure.code === 'totp_wrong') return spent
    const typed = code.replaceAll(/\s/g, '')
    const kind = /^\d{6}$/.test(typed) ? 'totp' : 'recovery'
    const isRight =
      kind === 'totp'
        ? spent.ok && (await consumeTotp(tx, needs, { accountId, code: typed, ...spent.value }))
        : await consumeRecoveryCode(tx, needs, { accountId, code })
    if (!isRight) {
      return spent.ok ? fail({ code: 'totp_wrong', attemptsLeft: spent.value.attemptsLeft }) : spent
    }
    await writeAttempts(tx, accountId, freshTotpAttempts)
    return ok(kind)
  })
}

type Spent = { readonly attemptsLeft: number; readonly sealed: string }

/** Holds the account's row: of tries at the same moment, each sees what the one before left. */
async function spendAttempt(
  tx: Tx,
  accountId: string,
  now: number,
): Promise<Result<Spent, CodeFailure>> {
  const row = await tx
    .selectFrom('account')
    .select(['totp_secret', 'totp_attempts', 'totp_locked_until', 'totp_locks'])
    .where('id', '=', accountId)
    .where('totp_state', '=', 'enabled')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined || row.totp_secret === null) {
    return fail({ code: 'totp_wrong', attemptsLeft: totpMostAttempts })
  }
  const lockedUntil = row.totp_locked_until?.getTime() ?? null
  const attempts = { left: row.totp_attempts, lockedUntil, locks: row.totp_locks }
  const spent = spendTotpAttempt(attempts, now)
  if (spent === null) {
    const wait = Math.ceil(((lockedUntil ?? now) - now) / 1000)
    return fail({ code: 'too_often', retryAfterSeconds: Math.max(1, wait) })
  }
  await writeAttempts(tx, accountId, spent)
  return ok({ attemptsLeft: spent.left, sealed: row.totp_secret })
}

async function writeAttempts(tx: Tx, accountId: string, attempts: TotpAttempts): Promise<void> {
  const { left, lockedUntil, locks } = attempts
  await tx
    .updateTable('account')
    .set({
      totp_attempts: left,
      totp_locked_until: lockedUntil === null ? null : new Date(lockedUntil),
      totp_locks: locks,
    })
    .where('id', '=', accountId)
    .execute()
}

async function consumeTotp(
  tx: Tx,
  needs: CodeNeeds,
  given: { readonly accountId: string; readonly code: string; readonly sealed: string },
): Promise<boolean> {
  const secret = openTotpSecret(needs.accountKey, given.accountId, given.sealed)
  const step = stepOfCode(secret, given.code, needs.wallClock.now())
  if (step === null) return false
  // The statement itself says that a code counts once, whoever holds the row.
  const taken = await tx
    .updateTable('account')
    .set({ totp_last_step: step })
    .where('id', '=', given.accountId)
    .where((build) =>
      build.or([build('totp_last_step', 'is', null), build('totp_last_step', '<', step)]),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The time step that a code is of, of those that are taken now; null where it is of none. Takes the same time for all. */
export function stepOfCode(secret: string, code: string, now: number): bigint | null {
  return totpStepsTaken(now).reduce<bigint | null>(
    (found, step) => (isSame(totpCode(secret, step), code) ? (found ?? step) : found),
    null,
  )
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function consumeRecoveryCode(
  tx: Tx,
  needs: CodeNeeds,
  given: { readonly accountId: string; readonly code: string },
): Promise<boolean> {
  const read = readRecoveryCode(given.code)
  if (read === null) return false
  const taken = await tx
    .updateTable('recovery_code')
    .set({ used_at: new Date(needs.clock.now()) })
    .where('account_id', '=', given.accountId)
    .where('code_hash', '=', recoveryCodeHash(needs.accountKey, given.accountId, read))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Keyed: whoever has only the database can try no code against it. `read`: as `readRecoveryCode` gives it. */
export function recoveryCodeHash(accountKey: Uint8Array, accountId: string, read: string): string {
  return createHmac('sha256', accountKey).update(`recovery ${accountId} ${read}`).digest('hex')
}
