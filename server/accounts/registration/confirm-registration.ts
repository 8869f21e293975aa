import { lifetimes } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { TokenFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { consumeToken, issueToken } from '../account-token.ts'
import { reclaimAccount } from './reclaim-account.ts'

/** The link of a sign-up's mail: confirms the address, and gives what a first password is set with (AUTH-02). */
export function confirmRegistration(
  { database, clock }: Pick<AccountNeeds, 'database' | 'clock'>,
  token: string,
): Promise<Result<{ readonly recoverToken: string }, TokenFailure>> {
  const now = clock.now()
  return database.transaction('confirm_registration', async (tx) => {
    const taken = await consumeToken(tx, now, { token, purpose: 'confirm' })
    if (!taken.ok) return taken
    const { accountId } = taken.value
    if (accountId === null) return fail({ code: 'token_unknown' })
    await reclaimAccount(tx, accountId, now)
    const recoverToken = await issueToken(tx, now, {
      accountId,
      purpose: 'recover',
      seconds: lifetimes.recoverLinkSeconds,
    })
    return ok({ recoverToken })
  })
}
