import type { Queryable } from '../../db/index.ts'
import type { AccountNeeds } from '../account-needs.ts'
import type { SessionSummary, SessionView } from '../account-types.ts'
import { openSessions } from './session-store.ts'

/** Every session of the asker's account that lets in, the last used first. */
export async function listSessions(
  { database, clock }: Pick<AccountNeeds, 'database' | 'clock'>,
  session: SessionView,
): Promise<readonly SessionSummary[]> {
  const sessions = await sessionsOf(database.direct(), clock.now(), session.accountId)
  return sessions.map((one) => ({ ...one, isCurrent: one.id === session.sessionId }))
}

/** The same of any account, for staff. `now`: milliseconds since 1970. */
export async function sessionsOf(
  database: Queryable,
  now: number,
  accountId: string,
): Promise<readonly Omit<SessionSummary, 'isCurrent'>[]> {
  const rows = await openSessions(database, now)
    .select(['id', 'device', 'country', 'network', 'method', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ created_at: createdAt, seen_at: seenAt, ...row }) => ({
    ...row,
    createdAt,
    seenAt,
  }))
}
