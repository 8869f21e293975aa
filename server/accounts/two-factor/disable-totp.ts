import { totpMostAttempts } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { ProofFailure, TotpStateFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount, readAccountRow } from '../account-row.ts'
import type { Proof, RotatedSession, SessionView } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { rotateSession } from '../sessions/session-store.ts'
import { totpStateFailure } from './enable-totp.ts'
import { removeRecoveryCodes } from './recovery-code-store.ts'
import { requireProof } from './require-proof.ts'

/** Turns two-factor sign-in off (AUTH-07), with password and code. The secret and the recovery codes go. */
export async function disableTotp(
  needs: AccountChangeNeeds,
  session: SessionView,
  proof: Proof,
): Promise<Result<{ readonly session: RotatedSession }, ProofFailure | TotpStateFailure>> {
  const { accountId } = session
  const account = await readAccountRow(needs.database.direct(), accountId)
  if (account?.totp_state !== 'enabled') return fail(await totpStateFailure(needs, accountId))
  const proven = await requireProof(needs, session, proof)
  if (!proven.ok) return proven
  return needs.database.transaction('disable_totp', async (tx) => {
    const held = await holdAccount(tx, session)
    if (held?.totp_state !== 'enabled') {
      return fail({ code: 'totp_state_wrong', totpState: held?.totp_state ?? 'disabled' })
    }
    const rotated = await rotateSession(tx, needs.clock.now(), session.sessionId)
    await tx
      .updateTable('account')
      .set({
        totp_state: 'disabled',
        totp_secret: null,
        totp_last_step: null,
        totp_attempts: totpMostAttempts,
        totp_locked_until: null,
        totp_locks: 0,
      })
      .where('id', '=', accountId)
      .execute()
    await removeRecoveryCodes(tx, accountId)
    await notifyAccount(tx, needs.notifier, { kind: 'totp-disabled', accountId })
    return ok({ session: rotated })
  })
}
