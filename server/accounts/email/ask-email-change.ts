import { lifetimes, readEmailAddress } from '@causeway/core/accounts'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Tx } from '../../db/index.ts'
import type { ProofFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount } from '../account-row.ts'
import { issueToken } from '../account-token.ts'
import type { Proof, SessionView } from '../account-types.ts'
import { tokenHash } from '../secret-token.ts'
import { requireProof } from '../two-factor/require-proof.ts'
import { notifyAccount } from './notify-account.ts'
import { sendLink } from './send-entry-mail.ts'

/** Nobody changes an address oftener, and nobody is to have mails sent to strangers by it. */
const MOST_A_DAY = 5
const DAY_SECONDS = 86_400

/**
 * Begins a change of the e-mail address (AUTH-09): a link goes to the new one, a notice to the old one. Where the new
 * one is somebody's already the answer is the same, and a mail tells its owner instead.
 */
export async function askEmailChange(
  needs: AccountChangeNeeds,
  session: SessionView,
  asked: { readonly email: string } & Proof,
): Promise<Result<null, ProofFailure | Failure<'email_invalid'>>> {
  const email = readEmailAddress(asked.email)
  if (email === null) return fail({ code: 'email_invalid' })
  const proven = await requireProof(needs, session, asked)
  if (!proven.ok) return proven
  return needs.database.transaction('ask_email_change', async (tx) => {
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    const now = needs.clock.now()
    const wait = await secondsToWait(tx, now, account.id)
    if (wait > 0) return fail({ code: 'too_often', retryAfterSeconds: wait })
    await spoilEarlier(tx, now, account.id)
    const token = await issueToken(tx, now, {
      accountId: account.id,
      purpose: 'email',
      seconds: lifetimes.emailLinkSeconds,
      facts: { email },
    })
    const owner = await ownerOf(tx, email)
    if (owner === undefined) {
      await needs.notifier.accountMail(tx, {
        to: email,
        language: account.language,
        kind: 'email-change',
        facts: { email, link: `/auth/email/${token}` },
        key: `email-change-${tokenHash(token)}`,
      })
    } else {
      await sendLink(tx, needs, owner, 'already-registered')
    }
    const facts = { email }
    await notifyAccount(tx, needs.notifier, {
      kind: 'email-change-notice',
      accountId: account.id,
      facts,
    })
    return ok(null)
  })
}

async function secondsToWait(tx: Tx, now: number, accountId: string): Promise<number> {
  const since = new Date(now - DAY_SECONDS * 1000)
  const asked = await tx
    .selectFrom('account_token')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'email')
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()
  const first = asked[asked.length - MOST_A_DAY]
  if (first === undefined) return 0
  return Math.ceil((first.created_at.getTime() - since.getTime()) / 1000)
}

/** Only the newest link counts. */
async function spoilEarlier(tx: Tx, now: number, accountId: string): Promise<void> {
  await tx
    .updateTable('account_token')
    .set({ used_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .execute()
}

/** Whose confirmed address it is. */
function ownerOf(tx: Tx, email: string) {
  return tx
    .selectFrom('account')
    .select(['id', 'email', 'language', 'confirmed_at'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}
