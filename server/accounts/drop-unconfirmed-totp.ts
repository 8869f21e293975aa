import type { Tx } from '../db/index.ts'

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
