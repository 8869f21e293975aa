import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Tx } from '../../db/index.ts'
import { spoilTokens } from '../account-token.ts'
import { endSessionsOf } from '../sessions/session-store.ts'

export type LockFailure = Failure<'customer_unknown' | 'customer_locked'>
export type UnlockFailure = Failure<'customer_unknown' | 'customer_not_locked'>

/**
 * Locks an account: its sessions, apps and open links end, and every sign-in is refused. Its orders continue and are paid out.
 * `now`: milliseconds since 1970.
 */
export async function lockAccount(
  tx: Tx,
  now: number,
  { accountId, reason }: { readonly accountId: string; readonly reason: string },
): Promise<Result<null, LockFailure>> {
  const account = await holdLock(tx, accountId)
  if (account === undefined) return fail({ code: 'customer_unknown' })
  if (account.locked_at !== null) return fail({ code: 'customer_locked' })
  await tx
    .updateTable('account')
    .set({ locked_at: new Date(now), locked_reason: reason })
    .where('id', '=', accountId)
    .execute()
  await endSessionsOf(tx, accountId, null)
  await spoilTokens(tx, now, accountId)
  return ok(null)
}

/** Lets its owner in again; answers why it was locked. */
export async function unlockAccount(
  tx: Tx,
  accountId: string,
): Promise<Result<{ readonly reason: string }, UnlockFailure>> {
  const account = await holdLock(tx, accountId)
  if (account === undefined) return fail({ code: 'customer_unknown' })
  if (account.locked_at === null) return fail({ code: 'customer_not_locked' })
  await tx
    .updateTable('account')
    .set({ locked_at: null, locked_reason: null })
    .where('id', '=', accountId)
    .execute()
  return ok({ reason: account.locked_reason ?? '' })
}

/** A sign-in holds the same row: it is over before, or finds the lock. */
function holdLock(tx: Tx, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['locked_at', 'locked_reason'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
