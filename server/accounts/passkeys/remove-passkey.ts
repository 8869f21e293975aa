import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { ProofFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount } from '../account-row.ts'
import type { Proof, SessionView } from '../account-types.ts'
import { countWaysIn } from '../count-ways-in.ts'
import { requireProof } from '../two-factor/require-proof.ts'
import { isPasskeyId } from './passkey-fields.ts'

/** A passkey that lets in no longer. Refused where nothing else would: no password, no other passkey, no provider. */
export async function removePasskey(
  needs: AccountChangeNeeds,
  session: SessionView,
  asked: { readonly id: string } & Proof,
): Promise<Result<null, ProofFailure | Failure<'passkey_not_found' | 'only_way_in'>>> {
  if (!isPasskeyId(asked.id)) return fail({ code: 'passkey_not_found' })
  const proven = await requireProof(needs, session, asked)
  if (!proven.ok) return proven
  return needs.database.transaction('remove_passkey', async (tx) => {
    // Two ways in that end at once must not both believe in the other.
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    const passkey = await tx
      .selectFrom('passkey')
      .select('credential_id')
      .where('credential_id', '=', asked.id)
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (passkey === undefined) return fail({ code: 'passkey_not_found' })
    if ((await countWaysIn(tx, account)) === 1) return fail({ code: 'only_way_in' })
    await tx.deleteFrom('passkey').where('credential_id', '=', asked.id).execute()
    return ok(null)
  })
}
