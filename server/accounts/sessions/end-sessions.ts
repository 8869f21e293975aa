import type { Tx } from '../../db/index.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { spoilTokens } from '../account-token.ts'
import type { SessionView } from '../account-types.ts'
import { tokenHash } from '../secret-token.ts'
import { endSessionsOf } from './session-store.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Ends one session of the asker's own account, or, where `id` is null, every one but the asker's, and with them every
 * link and second step that somebody else may have begun in them: a change of the e-mail address above all.
 */
export async function endSessions(
  { clock, database }: Pick<AccountNeeds, 'clock' | 'database'>,
  session: SessionView,
  id: string | null,
): Promise<void> {
  if (id === null) {
    await database.transaction('end_sessions', async (tx) => {
      await endSessionsOf(tx, session.accountId, session.sessionId)
      await spoilTokens(tx, clock.now(), session.accountId)
    })
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

/**
 * Ends one session of an account for staff, or, where `id` is null, all of them and every open link. Answers how many
 * sessions that were. `now`: milliseconds since 1970.
 */
export async function endSessionsForStaff(
  tx: Tx,
  now: number,
  { accountId, id }: { readonly accountId: string; readonly id: string | null },
): Promise<number> {
  let ended = tx.deleteFrom('account_session').where('account_id', '=', accountId)
  if (id === null) await spoilTokens(tx, now, accountId)
  else ended = ended.where('id', '=', id)
  return (await ended.returning('id').execute()).length
}

/** Ends a session; an unknown token ends none. */
export async function signOut(
  { database }: Pick<AccountNeeds, 'database'>,
  token: string,
): Promise<void> {
  await database
    .direct()
    .deleteFrom('account_session')
    .where('token_hash', '=', tokenHash(token))
    .execute()
}
