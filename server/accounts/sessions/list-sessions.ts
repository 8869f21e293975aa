import type { AccountNeeds } from '../account-needs.ts'
import type { SessionSummary, SessionView } from '../account-types.ts'
import { openSessions } from './session-store.ts'

/** Every session of the asker's account that lets in, the last used first. */
export async function listSessions(
  { database, clock }: Pick<AccountNeeds, 'database' | 'clock'>,
  session: SessionView,
): Promise<readonly SessionSummary[]> {
  const rows = await openSessions(database.direct(), clock.now())
    .select(['id', 'device', 'country', 'network', 'method', 'created_at', 'seen_at'])
    .where('account_id', '=', session.accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ created_at: createdAt, seen_at: seenAt, ...row }) => ({
    ...row,
    isCurrent: row.id === session.sessionId,
    createdAt,
    seenAt,
  }))
}
