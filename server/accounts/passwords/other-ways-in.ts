import type { Tx } from '../../db/index.ts'
import type { AccountMail } from '../../notifications/index.ts'

/**
 * What signs in to an account beside its password, for the mail that tells of a new one: `ways`, the linked services
 * and the names of its passkeys. Nothing where there is none.
 */
export async function otherWaysIn(tx: Tx, accountId: string): Promise<AccountMail['facts']> {
  const services = await tx
    .selectFrom('social_account')
    .select('provider')
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute()
  const passkeys = await tx
    .selectFrom('passkey')
    .select('name')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const ways = [...services.map(({ provider }) => provider), ...passkeys.map(({ name }) => name)]
  return ways.length === 0 ? {} : { ways: ways.join(', ') }
}
