import { fail, type Result } from '@causeway/core/result'
import type { AccountChangeCases } from '../account-change-cases.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount } from '../account-row.ts'
import type { Proof, SessionView } from '../account-types.ts'
import { requireProof } from '../two-factor/require-proof.ts'
import { eraseAccount, whyNotErased } from './erase-account.ts'

type DeleteFailure =
  Awaited<ReturnType<AccountChangeCases['deleteAccount']>> extends Result<null, infer F> ? F : never

/**
 * Deletes an account for its owner (AUTH-09). Refused while an order of it can still receive or owe money, or commissions can
 * be paid out.
 */
export async function deleteAccount(
  needs: AccountChangeNeeds,
  session: SessionView,
  proof: Proof,
): Promise<Result<null, DeleteFailure>> {
  // Said before a code is used up.
  const early = await whyNotErased(needs.database.direct(), needs, session.accountId)
  if (early !== null) return fail(early)
  const proven = await requireProof(needs, session, proof)
  if (!proven.ok) return proven
  return needs.database.transaction('delete_account', async (tx) => {
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    return eraseAccount(tx, needs, account)
  })
}
