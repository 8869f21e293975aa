import type { Tx } from '../db/index.ts'
import type { AccountRow } from './account-row.ts'

/** How many things let into an account that is held: its password, passkeys, accounts elsewhere. A mailed link is none. */
export async function countWaysIn(
  tx: Tx,
  { id, password_hash: password }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<number> {
  const passkeys = await tx
    .selectFrom('passkey')
    .select('credential_id')
    .where('account_id', '=', id)
    .execute()
  const links = await tx
    .selectFrom('social_account')
    .select('id')
    .where('account_id', '=', id)
    .execute()
  return passkeys.length + links.length + (password === null ? 0 : 1)
}
