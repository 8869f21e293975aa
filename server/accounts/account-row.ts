import type { Queryable, Tx } from '../db/index.ts'
import type { SessionView } from './account-types.ts'

/** What changes of an account look at. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccountRow>>>

/** The account as it stands; undefined where there is none any more. */
export function readAccountRow(database: Queryable, accountId: string) {
  return columnsOf(database).where('id', '=', accountId).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export function lockAccountRow(tx: Tx, accountId: string) {
  return columnsOf(tx).where('id', '=', accountId).forUpdate().executeTakeFirst()
}

/**
 * Holds an account and the session that changes it until the transaction ends, so that changes of one account follow
 * one another. Undefined where the account or the session is there no longer: a change before this one ended it.
 */
export async function holdAccount(
  tx: Tx,
  { accountId, sessionId }: Pick<SessionView, 'accountId' | 'sessionId'>,
): Promise<AccountRow | undefined> {
  const account = await lockAccountRow(tx, accountId)
  const session = await tx
    .selectFrom('account_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return session === undefined ? undefined : account
}

function columnsOf(database: Queryable) {
  return database
    .selectFrom('account')
    .select([
      'id',
      'email',
      'language',
      'password_hash',
      'totp_state',
      'totp_secret',
      'totp_begun_at',
      'created_at',
    ])
    .where('deleted_at', 'is', null)
}
