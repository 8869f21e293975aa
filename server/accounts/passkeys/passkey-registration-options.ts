import { fail, ok, type Result } from '@causeway/core/result'
import type { ProofFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { readAccountRow } from '../account-row.ts'
import type { Proof, SessionView } from '../account-types.ts'
import { requireProof } from '../two-factor/require-proof.ts'
import { createChallenge } from './passkey-challenge.ts'
import { passkeyCreationOptions } from './passkey-options.ts'
import { passkeySite } from './passkey-site.ts'

/** What a browser needs to make a passkey. It lets in by itself, so password and code are asked for first. */
export async function passkeyRegistrationOptions(
  needs: AccountChangeNeeds,
  session: SessionView,
  proof: Proof,
): Promise<Result<Readonly<Record<string, unknown>>, ProofFailure>> {
  const { accountId, sessionId } = session
  const proven = await requireProof(needs, session, proof)
  if (!proven.ok) return proven
  const account = await readAccountRow(needs.database.direct(), accountId)
  if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
  const known = await needs.database
    .direct()
    .selectFrom('passkey')
    .select('credential_id')
    .where('account_id', '=', accountId)
    .execute()
  const challenge = await createChallenge(needs, { accountId, sessionId })
  const options = await passkeyCreationOptions({
    site: passkeySite(needs.publicUrl),
    title: needs.brand,
    owner: { handle: accountId, name: account.email ?? '' },
    known: known.map(({ credential_id: id }) => id),
    challenge,
  })
  return ok(options)
}
