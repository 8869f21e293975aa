import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { AccountChangeNeeds } from '../account-needs.ts'
import type { PasskeyView, SessionView } from '../account-types.ts'
import { isPasskeyId, passkeyColumns, passkeyView, readPasskeyName } from './passkey-fields.ts'

/** Another name for one of the account's passkeys. An empty one changes nothing. */
export async function renamePasskey(
  { database }: Pick<AccountChangeNeeds, 'database'>,
  { accountId }: SessionView,
  asked: { readonly id: string; readonly name: string },
): Promise<Result<PasskeyView, Failure<'passkey_not_found'>>> {
  if (!isPasskeyId(asked.id)) return fail({ code: 'passkey_not_found' })
  const name = readPasskeyName(asked.name)
  const renamed = await database
    .direct()
    .updateTable('passkey')
    .set((build) => ({ name: name ?? build.ref('name') }))
    .where('credential_id', '=', asked.id)
    .where('account_id', '=', accountId)
    .returning(passkeyColumns)
    .executeTakeFirst()
  return renamed === undefined ? fail({ code: 'passkey_not_found' }) : ok(passkeyView(renamed))
}
