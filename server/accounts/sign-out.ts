import type { AccountNeeds } from './account-needs.ts'
import { tokenHash } from './secret-token.ts'

/** Ends a session; an unknown token ends none. */
export async function signOut(
  { database }: Pick<AccountNeeds, 'database'>,
  token: string,
): Promise<void> {
  await database
    .direct()
    .deleteFrom('account_session')
    .where('token_hash', '=', tokenHash(token))
    .execute()
}
