import { fail, ok, type Result } from '@causeway/core/result'
import type { AccountChangeNeeds } from './account-change-needs.ts'
import type { TotpStateFailure } from './account-failures.ts'
import type { SessionView } from './account-types.ts'
import { totpStateFailure } from './enable-totp.ts'

/** Gives up an authenticator that was begun and never confirmed (AUTH-07). Where none was begun, nothing is to be done. */
export async function disableUnconfirmedTotp(
  needs: AccountChangeNeeds,
  { accountId }: SessionView,
): Promise<Result<null, TotpStateFailure>> {
  const given = await needs.database
    .direct()
    .updateTable('account')
    .set({ totp_state: 'disabled', totp_secret: null, totp_last_step: null })
    .where('id', '=', accountId)
    .where('totp_state', '!=', 'enabled')
    .returning('id')
    .executeTakeFirst()
  return given === undefined ? fail(await totpStateFailure(needs, accountId)) : ok(null)
}
