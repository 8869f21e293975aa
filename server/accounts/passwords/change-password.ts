import { fail, ok, type Result } from '@causeway/core/result'
import type { PasswordFailure, ProofFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount, readAccountRow } from '../account-row.ts'
import { spoilTokens } from '../account-token.ts'
import type { RotatedSession, SessionView } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { endSessionsOf, rotateSession } from '../sessions/session-store.ts'
import { dropUnconfirmedTotp } from '../two-factor/disable-unconfirmed-totp.ts'
import { requireProof } from '../two-factor/require-proof.ts'
import { checkPassword } from './check-password.ts'
import { otherWaysIn } from './other-ways-in.ts'
import { hasherBusy } from './password-hasher.ts'

/**
 * Sets another password (AUTH-09), or the first one of an account that has none. Whatever somebody else may have begun
 * with the old one ends: other sessions, apps, and every link and second step that is still open.
 */
export async function changePassword(
  needs: AccountChangeNeeds,
  session: SessionView,
  asked: {
    readonly oldPassword: string | null
    readonly password: string
    readonly code?: string | undefined
  },
): Promise<Result<{ readonly session: RotatedSession }, ProofFailure | PasswordFailure>> {
  const { accountId, sessionId } = session
  const account = await readAccountRow(needs.database.direct(), accountId)
  if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
  const { email } = account
  const checked = await checkPassword(needs, { password: asked.password, email })
  if (!checked.ok) return checked
  const proof = { password: asked.oldPassword ?? undefined, code: asked.code }
  const proven = await requireProof(needs, session, proof)
  if (!proven.ok) return proven
  if (needs.hasher.isBusy()) return fail(hasherBusy)
  const hash = await needs.hasher.hash(asked.password)
  return needs.database.transaction('change_password', async (tx) => {
    const held = await holdAccount(tx, session)
    if (held === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    // Another change came first: the password that was proven is the account's no longer.
    if (held.password_hash !== account.password_hash) return fail({ code: 'password_wrong' })
    const now = needs.clock.now()
    await tx
      .updateTable('account')
      .set({ password_hash: hash, suspected_at: null })
      .where('id', '=', accountId)
      .execute()
    await endSessionsOf(tx, accountId, sessionId)
    await spoilTokens(tx, now, accountId)
    await dropUnconfirmedTotp(tx, accountId)
    const rotated = await rotateSession(tx, now, sessionId)
    const facts = await otherWaysIn(tx, accountId)
    await notifyAccount(tx, needs.notifier, { kind: 'password-changed', accountId, facts })
    return ok({ session: rotated })
  })
}
