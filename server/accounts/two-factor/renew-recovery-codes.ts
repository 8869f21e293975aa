import { fail, ok, type Result } from '@causeway/core/result'
import type { ProofFailure, TotpStateFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount, readAccountRow } from '../account-row.ts'
import type { Proof, SessionView } from '../account-types.ts'
import { totpStateFailure } from './enable-totp.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'
import { requireProof } from './require-proof.ts'

/** Ten new recovery codes, shown once; the old ones are worth nothing any more (AUTH-07). */
export async function renewRecoveryCodes(
  needs: AccountChangeNeeds,
  session: SessionView,
  proof: Proof,
): Promise<Result<{ readonly recoveryCodes: readonly string[] }, ProofFailure | TotpStateFailure>> {
  const { accountId } = session
  const account = await readAccountRow(needs.database.direct(), accountId)
  if (account?.totp_state !== 'enabled') return fail(await totpStateFailure(needs, accountId))
  const proven = await requireProof(needs, session, proof)
  if (!proven.ok) return proven
  return needs.database.transaction('renew_recovery_codes', async (tx) => {
    const held = await holdAccount(tx, session)
    if (held?.totp_state !== 'enabled') {
      return fail({ code: 'totp_state_wrong', totpState: held?.totp_state ?? 'disabled' })
    }
    return ok({ recoveryCodes: await replaceRecoveryCodes(tx, needs.accountKey, accountId) })
  })
}

/** How many recovery codes were not used yet. */
export async function recoveryCodesLeft(
  { database }: Pick<AccountChangeNeeds, 'database'>,
  { accountId }: SessionView,
): Promise<number> {
  const row = await database
    .direct()
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<bigint>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.left)
}
