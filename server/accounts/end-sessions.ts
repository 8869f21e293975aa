import type { SessionView } from './account-cases.ts'
import type { AccountNeeds } from './account-needs.ts'
import { endSessionsOf } from './session-store.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ends one session of the asker's own account, or, where `id` is null, every one but the asker's. */
export async function endSessions(
  { database }: Pick<AccountNeeds, 'database'>,
  session: SessionView,
  id: string | null,
): Promise<void> {
  if (id === null) {
    await endSessionsOf(database.direct(), session.accountId, session.sessionId)
    return
  }
  if (!UUID.test(id)) return
  await database
    .direct()
    .deleteFrom('account_session')
    .where('account_id', '=', session.accountId)
    .where('id', '=', id)
    .execute()
}
