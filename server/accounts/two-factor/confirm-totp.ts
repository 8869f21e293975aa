import { totpMostAttempts } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { ProofFailure, TotpStateFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount, readAccountRow } from '../account-row.ts'
import type { Proof, RotatedSession, SessionView } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { rotateSession } from '../sessions/session-store.ts'
import { totpStateFailure } from './enable-totp.ts'
import { isTotpBegun } from './is-totp-begun.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'
import { requireProof } from './require-proof.ts'
import { readTotpSecret } from './totp-secret.ts'
import { stepOfCode } from './verify-second-factor.ts'

type Confirmed = {
  readonly recoveryCodes: readonly string[]
  readonly session: RotatedSession
}

/**
 * Turns two-factor sign-in on (AUTH-07), once the password is right and a code shows that the app has the secret. That
 * code counts as used. Answers the recovery codes, which are shown once.
 */
export async function confirmTotp(
  needs: AccountChangeNeeds,
  session: SessionView,
  proof: Proof,
): Promise<Result<Confirmed, ProofFailure | TotpStateFailure>> {
  const { accountId } = session
  const account = await readAccountRow(needs.database.direct(), accountId)
  const sealed = account?.totp_secret ?? null
  if (account === undefined || sealed === null || !isTotpBegun(account, needs.clock.now())) {
    return fail(await totpStateFailure(needs, accountId))
  }
  const code = proof.code?.replaceAll(/\s/g, '') ?? ''
  if (code === '') return fail({ code: 'proof_needed', missing: 'code' })
  const proven = await requireProof(needs, session, { password: proof.password })
  if (!proven.ok) return proven
  // Whoever asks was shown the secret, so a wrong code is a slip and spends no try.
  const secret = readTotpSecret(needs.accountKey, accountId, sealed)
  const step = secret === null ? null : stepOfCode(secret, code, needs.wallClock.now())
  if (step === null) return fail({ code: 'totp_wrong', attemptsLeft: totpMostAttempts })
  return needs.database.transaction('confirm_totp', async (tx) => {
    const held = await holdAccount(tx, session)
    if (held?.totp_state !== 'unconfirmed' || held.totp_secret !== sealed) {
      return fail({ code: 'totp_state_wrong', totpState: held?.totp_state ?? 'disabled' })
    }
    const rotated = await rotateSession(tx, needs.clock.now(), session.sessionId)
    await tx
      .updateTable('account')
      .set({
        totp_state: 'enabled',
        totp_last_step: step,
        totp_attempts: totpMostAttempts,
        totp_locked_until: null,
        totp_locks: 0,
      })
      .where('id', '=', accountId)
      .execute()
    const recoveryCodes = await replaceRecoveryCodes(tx, needs.accountKey, accountId)
    await notifyAccount(tx, needs.notifier, { kind: 'totp-enabled', accountId })
    return ok({ recoveryCodes, session: rotated })
  })
}
