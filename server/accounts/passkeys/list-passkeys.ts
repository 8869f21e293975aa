import type { AccountChangeNeeds } from '../account-needs.ts'
import type { PasskeyView, SessionView } from '../account-types.ts'
import { passkeyColumns, passkeyView } from './passkey-fields.ts'

/** The account's passkeys, oldest first. */
export async function listPasskeys(
  { database }: Pick<AccountChangeNeeds, 'database'>,
  { accountId }: Pick<SessionView, 'accountId'>,
): Promise<readonly PasskeyView[]> {
  const rows = await database
    .direct()
    .selectFrom('passkey')
    .select(passkeyColumns)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute()
  return rows.map(passkeyView)
}
