import { fail, ok, type Result } from '@causeway/core/result'
import type { Database } from '../db/index.ts'
import type { SessionView } from './account-cases.ts'
import { holdAccount } from './account-row.ts'
import type { UnlinkFailure } from './social-cases.ts'

/**
 * Ends that a provider lets into the asker's account (AUTH-06). Refused where nothing else would: no password, no
 * passkey, no other provider.
 */
export async function unlinkSocial(
  { database }: { readonly database: Database },
  session: SessionView,
  id: string,
): Promise<Result<null, UnlinkFailure>> {
  return database.transaction('unlink_social', async (tx) => {
    // Two that are unlinked at once must not both believe in the other.
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'signed_out' })
    const accountId = account.id
    const links = await tx
      .selectFrom('social_account')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
    if (!links.some((link) => link.id === id)) return fail({ code: 'social_unknown' })
    const passkey = await tx
      .selectFrom('passkey')
      .select('credential_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (account.password_hash === null && passkey === undefined && links.length === 1) {
      return fail({ code: 'only_way_in' })
    }
    await tx.deleteFrom('social_account').where('id', '=', id).execute()
    return ok(null)
  })
}
