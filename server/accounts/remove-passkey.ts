import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Proof, ProofFailure, SessionView } from './account-cases.ts'
import type { AccountChangeNeeds } from './account-change-needs.ts'
import { requireProof } from './require-proof.ts'

/** A passkey that lets in no longer. There is always another way in: a new password by mail. */
export async function removePasskey(
  needs: AccountChangeNeeds,
  session: SessionView,
  asked: { readonly id: string } & Proof,
): Promise<Result<null, ProofFailure | Failure<'passkey_not_found'>>> {
  const proven = await requireProof(needs, session, asked)
  if (!proven.ok) return proven
  const removed = await needs.database
    .direct()
    .deleteFrom('passkey')
    .where('credential_id', '=', asked.id)
    .where('account_id', '=', session.accountId)
    .returning('credential_id')
    .executeTakeFirst()
  return removed === undefined ? fail({ code: 'passkey_not_found' }) : ok(null)
}
