import { fail, ok, type Result } from '@causeway/core/result'
import type { Tx } from '../../db/index.ts'
import type { TotpStateFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import type { SessionView } from '../account-types.ts'
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

/**
 * With a new password, forgets an authenticator's secret that no code has confirmed yet: somebody who had the old
 * password may have read it, and whoever turns two-factor sign-in on later must not take it over.
 */
export async function dropUnconfirmedTotp(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ totp_state: 'disabled', totp_secret: null, totp_begun_at: null })
    .where('id', '=', accountId)
    .where('totp_state', '=', 'unconfirmed')
    .execute()
}
