import { fail, ok, type Result } from '@causeway/core/result'
import type { TokenFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { readToken } from '../account-token.ts'

export type Recovered = { readonly accountId: string; readonly email: string }

/** Whose password a link sets; leaves the link as it is. */
export async function checkRecovery(
  { database, clock }: Pick<AccountNeeds, 'database' | 'clock'>,
  token: string,
): Promise<Result<Recovered, TokenFailure>> {
  const read = await readToken(database.direct(), clock.now(), { token, purpose: 'recover' })
  if (!read.ok) return read
  const { accountId } = read.value
  if (accountId === null) return fail({ code: 'token_unknown' })
  const account = await database
    .direct()
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const email = account?.email ?? null
  return email === null ? fail({ code: 'token_old' }) : ok({ accountId, email })
}
