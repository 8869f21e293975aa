import { fail, type Result } from '@causeway/core/result'
import type { Tx } from '../../db/index.ts'
import type { PasswordFailure, SignInFailure, TokenFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { consumeToken, spoilTokens } from '../account-token.ts'
import type { NewSession, Visitor } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { reclaimAccount } from '../registration/reclaim-account.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { completeSignIn, isShutOut } from '../sign-in/complete-sign-in.ts'
import { clearFailures } from '../throttling/throttle-store.ts'
import { signInThrottles } from '../throttling/throttled-visitor.ts'
import { dropUnconfirmedTotp } from '../two-factor/disable-unconfirmed-totp.ts'
import { checkPassword } from './check-password.ts'
import { checkRecovery, type Recovered } from './check-recovery.ts'
import { otherWaysIn } from './other-ways-in.ts'
import { hasherBusy } from './password-hasher.ts'

/**
 * Sets a password with the link of a mail (AUTH-08; the first one too, AUTH-02), ends every session, link and app token
 * of the account, and signs in. The link proves the address and, after something suspicious, the owner; a code is still
 * asked for where two-factor sign-in is on.
 */
export async function submitRecovery(
  needs: AccountNeeds,
  asked: { readonly recoverToken: string; readonly password: string },
  visitor: Visitor,
): Promise<Result<NewSession, TokenFailure | PasswordFailure | SignInFailure>> {
  if (isShutOut(visitor)) return fail({ code: 'japan_unconfirmed' })
  const known = await checkRecovery(needs, asked.recoverToken)
  if (!known.ok) return known
  const checked = await checkPassword(needs, { password: asked.password, email: known.value.email })
  if (!checked.ok) return checked
  if (needs.hasher.isBusy()) return fail(hasherBusy)
  const passwordHash = await needs.hasher.hash(asked.password)
  const set = await needs.database.transaction('submit_recovery', async (tx) => {
    const taken = await consumeToken(tx, needs.clock.now(), {
      token: asked.recoverToken,
      purpose: 'recover',
    })
    if (taken.ok) await setPassword(tx, needs, { ...known.value, passwordHash, visitor })
    return taken
  })
  if (!set.ok) return set
  return completeSignIn(needs, known.value.accountId, {
    provenBy: {
      method: 'recovery',
      isSecondFactor: false,
      isBeyondDoubt: true,
      recentFailures: 0,
      passwordHash,
    },
    visitor,
  })
}

async function setPassword(
  tx: Tx,
  needs: AccountNeeds,
  asked: Recovered & { readonly passwordHash: string; readonly visitor: Visitor },
): Promise<void> {
  const { accountId, email, passwordHash, visitor } = asked
  const now = needs.clock.now()
  const { password_hash: before } = await tx
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // The link proves an address that was never confirmed just as well.
  await reclaimAccount(tx, accountId, now)
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, suspected_at: null })
    .where('id', '=', accountId)
    .execute()
  await endSessionsOf(tx, accountId, null)
  await tx.deleteFrom('app_token').where('account_id', '=', accountId).execute()
  await spoilTokens(tx, now, accountId)
  await dropUnconfirmedTotp(tx, accountId)
  const throttles = [false, true].map((isKnownDevice) =>
    signInThrottles(needs, { email, isKnownDevice, visitor }),
  )
  await clearFailures(
    tx,
    throttles.map(({ account }) => account.key),
  )
  // Nobody is told of his first password: he has just chosen it.
  if (before === null) return
  const facts = await otherWaysIn(tx, accountId)
  await notifyAccount(tx, needs.notifier, { accountId, kind: 'password-changed', facts })
}
