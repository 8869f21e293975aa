import { v7 as newId } from 'uuid'
import type { Tx } from '../../db/index.ts'
import type { Visitor } from '../account-types.ts'
import { newSecretToken, tokenHash } from '../secret-token.ts'
import type { AppToken } from './app-cases.ts'

const TOKEN_DAYS = 30
const DAY_MILLISECONDS = 24 * 3600 * 1000

/**
 * Gives an app a token of an account (AUTH-14). Its session shows in the owner's list under the app's name; the
 * session's own token is made and forgotten, so that nothing opens it as a browser's.
 */
export async function insertAppToken(
  tx: Tx,
  now: number,
  asked: { readonly accountId: string; readonly appId: string; readonly visitor: Visitor },
): Promise<AppToken> {
  const { accountId, appId, visitor } = asked
  const at = new Date(now)
  const endsAt = new Date(now + TOKEN_DAYS * DAY_MILLISECONDS)
  const sessionId = newId()
  const token = newSecretToken()
  await tx
    .insertInto('account_session')
    .values({
      id: sessionId,
      account_id: accountId,
      token_hash: tokenHash(newSecretToken()),
      created_at: at,
      seen_at: at,
      ends_at: endsAt,
      // Nothing is ever proven by it.
      proven_at: new Date(0),
      method: 'app',
      device: appId,
      country: visitor.country,
      network: visitor.network,
    })
    .execute()
  await tx
    .insertInto('app_token')
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      session_id: sessionId,
      app_id: appId,
      created_at: at,
      ends_at: endsAt,
    })
    .execute()
  return { token, endsAt }
}
