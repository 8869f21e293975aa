import { fail, ok, type Result } from '@causeway/core/result'
import type { Database } from '../../db/index.ts'
import { holdAccount } from '../account-row.ts'
import type { SessionView } from '../account-types.ts'
import { countWaysIn } from '../count-ways-in.ts'
import type { UnlinkFailure } from './social-cases.ts'

/**
 * Ends that a provider lets into the asker's account (AUTH-06). Refused where nothing else would: no password, no
 * passkey, no other provider. The caller has asked for proof (`requireProof`).
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
    const link = await tx
      .selectFrom('social_account')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (link === undefined) return fail({ code: 'social_unknown' })
    if ((await countWaysIn(tx, account)) === 1) return fail({ code: 'only_way_in' })
    await tx.deleteFrom('social_account').where('id', '=', id).execute()
    return ok(null)
  })
}
