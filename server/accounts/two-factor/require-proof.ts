import { accountThrottle, lifetimes, type ThrottleRule } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { ProofFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { type AccountRow, readAccountRow } from '../account-row.ts'
import type { Proof, SessionView } from '../account-types.ts'
import { hasherBusy } from '../passwords/password-hasher.ts'
import { blindName } from '../secret-token.ts'
import { clearFailures, spendTry, undoAttempt } from '../throttling/throttle-store.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

/** As slow for guesses as signing in; whoever has a session is asked for no captcha. */
const THROTTLE: ThrottleRule = { ...accountThrottle, captchaFrom: null }

type Needs = Pick<AccountChangeNeeds, 'database' | 'clock' | 'wallClock' | 'accountKey' | 'hasher'>

/**
 * Asks again who is there, before a change that whoever merely found an open session must not make: the password, or a
 * young session where the account has none; and a code where two-factor sign-in is on. The code is used up.
 */
export async function requireProof(
  needs: Needs,
  session: SessionView,
  proof: Proof,
): Promise<Result<null, ProofFailure>> {
  const account = await readAccountRow(needs.database.direct(), session.accountId)
  if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
  const isCodeDue = account.totp_state === 'enabled'
  const code = proof.code ?? ''
  // Said before anything is tried, so that a code is never used up by a form that was half filled in.
  const missing = whatIsMissing(needs, session, { account, proof })
  if (missing !== null) return fail({ code: 'proof_needed', missing })
  if (account.password_hash !== null) {
    const known = await provePassword(needs, session, {
      hash: account.password_hash,
      password: proof.password ?? '',
    })
    if (!known.ok) return known
  }
  if (isCodeDue) {
    const taken = await verifySecondFactor(needs, account.id, code)
    if (!taken.ok) return taken
  }
  if (account.password_hash !== null || isCodeDue) await proveSession(needs, session)
  return ok(null)
}

function whatIsMissing(
  { clock }: Needs,
  { provenAt }: SessionView,
  { account, proof }: { readonly account: AccountRow; readonly proof: Proof },
): 'password' | 'code' | 'sign_in' | null {
  if (account.password_hash !== null) {
    if ((proof.password ?? '') === '') return 'password'
  } else if (clock.now() - provenAt.getTime() > lifetimes.proofSeconds * 1000) {
    return 'sign_in'
  }
  return account.totp_state === 'enabled' && (proof.code ?? '').trim() === '' ? 'code' : null
}

async function provePassword(
  { database, clock, accountKey, hasher }: Needs,
  { accountId, sessionId }: SessionView,
  given: { readonly hash: string; readonly password: string },
): Promise<Result<null, ProofFailure>> {
  // Each session by itself: whoever guesses in one that he stole does not keep the owner from changing anything in his.
  const key = blindName(accountKey, 'proof', `${accountId} ${sessionId}`)
  const spent = await database.transaction('spend_proof', (tx) =>
    spendTry(tx, [{ key, rule: THROTTLE }], { hasCaptcha: true, now: clock.now() }),
  )
  if (!spent.ok) {
    const { failure } = spent
    const retryAfterSeconds = failure.code === 'too_often' ? failure.retryAfterSeconds : 0
    return fail({ code: 'too_often', retryAfterSeconds })
  }
  if (hasher.isBusy()) {
    await database.transaction('take_back_proof', (tx) => undoAttempt(tx, { key, rule: THROTTLE }))
    return fail(hasherBusy)
  }
  const { isRight } = await hasher.verify(given.hash, given.password)
  if (!isRight) return fail({ code: 'password_wrong' })
  await database.transaction('clear_proof', (tx) => clearFailures(tx, [key]))
  return ok(null)
}

async function proveSession({ database, clock }: Needs, session: SessionView): Promise<void> {
  await database
    .direct()
    .updateTable('account_session')
    .set({ proven_at: new Date(clock.now()) })
    .where('id', '=', session.sessionId)
    .execute()
}
