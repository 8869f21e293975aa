import { fail, ok, type Result } from '@causeway/core/result'
import type { TotpStateFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { readAccountRow } from '../account-row.ts'
import type { SessionView } from '../account-types.ts'
import { createTotpSecret, sealTotpSecret, totpLink } from './totp-secret.ts'

/**
 * Makes a secret for an authenticator app (AUTH-07): unconfirmed until a code of it has come back. Asked again before
 * that, it makes another one.
 */
export async function enableTotp(
  needs: AccountChangeNeeds,
  session: SessionView,
): Promise<Result<{ readonly totpSecret: string; readonly totpQrLink: string }, TotpStateFailure>> {
  const { accountId } = session
  const secret = createTotpSecret()
  const begun = await needs.database
    .direct()
    .updateTable('account')
    .set({
      totp_state: 'unconfirmed',
      totp_secret: sealTotpSecret(needs.accountKey, accountId, secret),
      totp_last_step: null,
      totp_begun_at: new Date(needs.clock.now()),
    })
    .where('id', '=', accountId)
    .where('totp_state', '!=', 'enabled')
    .where('deleted_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (begun === undefined) return fail(await totpStateFailure(needs, accountId))
  const link = totpLink(secret, needs.brand, begun.email ?? '')
  return ok({ totpSecret: secret, totpQrLink: link })
}

/** Says in which state two-factor sign-in is, where a step does not fit it. */
export async function totpStateFailure(
  { database }: Pick<AccountChangeNeeds, 'database'>,
  accountId: string,
): Promise<TotpStateFailure> {
  const account = await readAccountRow(database.direct(), accountId)
  return { code: 'totp_state_wrong', totpState: account?.totp_state ?? 'disabled' }
}
