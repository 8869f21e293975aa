import { socialProviders } from '@causeway/core/ports'
import type { Database } from '../../db/index.ts'
import type { SessionView } from '../account-types.ts'
import type { SocialAccount } from './social-cases.ts'

/** The providers' accounts that let into the asker's, oldest first (AUTH-06). */
export async function listSocialAccounts(
  { database }: { readonly database: Database },
  { accountId }: SessionView,
): Promise<readonly SocialAccount[]> {
  const rows = await database
    .direct()
    .selectFrom('social_account')
    .select(['id', 'provider', 'email', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute()
  return rows.flatMap((row) => {
    const provider = socialProviders.find((each) => each === row.provider)
    if (provider === undefined) return []
    return [{ id: row.id, provider, email: row.email, linkedAt: row.linked_at }]
  })
}
