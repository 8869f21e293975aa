import { lifetimes } from '@causeway/core/accounts'
import type { AccountNeeds } from '../account-needs.ts'
import type { SessionView } from '../account-types.ts'
import { isSecretToken, tokenHash } from '../secret-token.ts'
import { openSessions } from './session-store.ts'

/** Whose session a token is; null where it is unknown, idle too long, over, or signed out. Puts off its idle end. */
export async function readSession(
  { database, clock }: Pick<AccountNeeds, 'database' | 'clock'>,
  token: string,
): Promise<SessionView | null> {
  if (!isSecretToken(token)) return null
  const now = clock.now()
  const row = await openSessions(database.direct(), now)
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select([
      'account_session.id',
      'account_session.account_id',
      'account_session.method',
      'account_session.proven_at',
      'account_session.seen_at',
    ])
    .where('token_hash', '=', tokenHash(token))
    .where('account.deleted_at', 'is', null)
    .where('account.locked_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  // Once a minute is enough; a write at every request would be the busiest of all.
  if (now - row.seen_at.getTime() >= lifetimes.sessionSeenSeconds * 1000) {
    await database
      .direct()
      .updateTable('account_session')
      .set({ seen_at: new Date(now) })
      .where('id', '=', row.id)
      .where('seen_at', '=', row.seen_at)
      .execute()
  }
  const { id: sessionId, account_id: accountId, method, proven_at: provenAt } = row
  return { sessionId, accountId, method, provenAt }
}
