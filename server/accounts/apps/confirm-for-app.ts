import { readEmailAddress } from '@causeway/core/accounts'
import type { Clock } from '@causeway/core/ports'
import type { Database } from '../../db/index.ts'
import { consumeToken, issueToken } from '../account-token.ts'
import { reclaimAccount } from '../registration/reclaim-account.ts'
import { tokenHash } from '../secret-token.ts'

const CODE_SECONDS = 300

/**
 * The end of a sign-up in an app (AUTH-14): the token of the mailed link confirms the address as following the link
 * would, and becomes a code that is taken once, within five minutes. Whoever knows the address alone gets null, and
 * the link stays good.
 */
export function confirmForApp(
  { clock, database }: { readonly clock: Clock; readonly database: Database },
  asked: { readonly email: string; readonly confirmToken: string },
): Promise<{ readonly code: string; readonly endsAt: Date } | null> {
  const now = clock.now()
  const email = readEmailAddress(asked.email)
  if (email === null) return Promise.resolve(null)
  return database.transaction('confirm_for_app', async (tx) => {
    const token = { token: asked.confirmToken, purpose: 'confirm' } as const
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (account === undefined) return null
    const isTheirs = await tx
      .selectFrom('account_token')
      .select('token_hash')
      .where('token_hash', '=', tokenHash(asked.confirmToken))
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (isTheirs === undefined) return null
    const taken = await consumeToken(tx, now, token)
    if (!taken.ok) return null
    await reclaimAccount(tx, account.id, now)
    const code = await issueToken(tx, now, {
      accountId: account.id,
      purpose: 'mobile',
      seconds: CODE_SECONDS,
    })
    return { code, endsAt: new Date(now + CODE_SECONDS * 1000) }
  })
}
