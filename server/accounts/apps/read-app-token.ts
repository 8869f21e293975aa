import { lifetimes } from '@causeway/core/accounts'
import type { Clock } from '@causeway/core/ports'
import type { Database } from '../../db/index.ts'
import { isSecretToken, tokenHash } from '../secret-token.ts'
import { idleSince } from '../sessions/session-store.ts'

/**
 * Whose token an app shows; null where it is unknown, over, unused for too long, or was ended in the list of sessions.
 * Puts off its idle end.
 */
export async function readAppToken(
  { clock, database }: { readonly clock: Clock; readonly database: Database },
  token: string,
): Promise<{ readonly accountId: string; readonly appId: string } | null> {
  if (!isSecretToken(token)) return null
  const now = clock.now()
  const row = await database
    .direct()
    .selectFrom('app_token')
    .innerJoin('account_session', 'account_session.id', 'app_token.session_id')
    .innerJoin('account', 'account.id', 'app_token.account_id')
    .select([
      'app_token.account_id',
      'app_token.app_id',
      'account_session.id as session_id',
      'account_session.seen_at',
    ])
    .where('app_token.token_hash', '=', tokenHash(token))
    .where('app_token.ends_at', '>', new Date(now))
    .where('account_session.seen_at', '>', idleSince(now))
    .where('account.deleted_at', 'is', null)
    .where('account.locked_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  if (now - row.seen_at.getTime() >= lifetimes.sessionSeenSeconds * 1000) {
    await database
      .direct()
      .updateTable('account_session')
      .set({ seen_at: new Date(now) })
      .where('id', '=', row.session_id)
      .execute()
  }
  return { accountId: row.account_id, appId: row.app_id }
}
