import { lifetimes } from '@causeway/core/accounts'
import { v7 as newId } from 'uuid'
import type { Queryable, Tx } from '../../db/index.ts'
import type { RotatedSession } from '../account-types.ts'
import { newSecretToken, tokenHash } from '../secret-token.ts'
import { deviceName } from './device-name.ts'

/** Begins a session. The token is answered and kept nowhere. */
export async function insertSession(
  tx: Tx,
  now: number,
  asked: {
    readonly accountId: string
    readonly method: string
    readonly userAgent: string
    readonly country: string | null
    readonly network: string | null
  },
): Promise<RotatedSession> {
  const token = newSecretToken()
  const at = new Date(now)
  const endsAt = new Date(now + lifetimes.sessionSeconds * 1000)
  await tx
    .insertInto('account_session')
    .values({
      id: newId(),
      account_id: asked.accountId,
      token_hash: tokenHash(token),
      created_at: at,
      seen_at: at,
      ends_at: endsAt,
      proven_at: at,
      method: asked.method,
      device: deviceName(asked.userAgent),
      country: asked.country,
      network: asked.network,
    })
    .execute()
  return { token, endsAt }
}

/**
 * Gives a session another token after a change of rights: whoever had read the old one has nothing. The change was
 * proven, so its proof is of now. Throws where the session has ended meanwhile.
 */
export async function rotateSession(
  tx: Tx,
  now: number,
  sessionId: string,
): Promise<RotatedSession> {
  const token = newSecretToken()
  const { ends_at: endsAt } = await tx
    .updateTable('account_session')
    .set({ token_hash: tokenHash(token), proven_at: new Date(now) })
    .where('id', '=', sessionId)
    .returning('ends_at')
    .executeTakeFirstOrThrow()
  return { token, endsAt }
}

/** Ends every session of an account but one; `exceptId` null: every one. */
export async function endSessionsOf(
  database: Queryable,
  accountId: string,
  exceptId: string | null,
): Promise<void> {
  let ended = database.deleteFrom('account_session').where('account_id', '=', accountId)
  if (exceptId !== null) ended = ended.where('id', '!=', exceptId)
  await ended.execute()
}

/** Before when a session must have been used last to be idle too long. */
export function idleSince(now: number): Date {
  return new Date(now - lifetimes.sessionIdleSeconds * 1000)
}

/** Sessions that let somebody in: neither over nor idle too long. */
export function openSessions(database: Queryable, now: number) {
  return database
    .selectFrom('account_session')
    .where('account_session.ends_at', '>', new Date(now))
    .where('account_session.seen_at', '>', idleSince(now))
}
