import { type StaffRole, staffLifetimes } from '@causeway/core/staff/roles'
import { validate as isUuid, v7 as newId } from 'uuid'
import { deviceName, isSecretToken, newSecretToken, tokenHash } from '../../accounts/index.ts'
import type { Queryable, Tx } from '../../db/index.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type {
  NewStaffSession,
  StaffSession,
  StaffSessionSummary,
  StaffSignInMethod,
  StaffVisitor,
} from '../staff-types.ts'

type Needs = Pick<StaffNeeds, 'clock' | 'database'>

/** Begins a session. Both factors were given just now. */
export async function startSession(
  tx: Tx,
  now: number,
  asked: {
    readonly staffId: string
    readonly email: string
    readonly name: string
    readonly role: StaffRole
    readonly visitor: StaffVisitor
    readonly method: StaffSignInMethod
  },
): Promise<NewStaffSession> {
  const { method, visitor, ...member } = asked
  const token = newSecretToken()
  const sessionId = newId()
  const at = new Date(now)
  const endsAt = new Date(now + staffLifetimes.sessionSeconds * 1000)
  await tx
    .insertInto('staff_session')
    .values({
      id: sessionId,
      staff_id: member.staffId,
      token_hash: tokenHash(token),
      created_at: at,
      seen_at: at,
      ends_at: endsAt,
      proven_at: at,
      device: deviceName(visitor.userAgent),
      network: visitor.network,
      method,
    })
    .execute()
  return { token, endsAt, session: { ...member, sessionId, provenAt: at, endsAt } }
}

/** Whose session a token is; null where it lets nobody in. A use (`isUse`) puts off its idle end. */
export async function readStaffSession(
  { clock, database }: Needs,
  token: string,
  isUse: boolean,
): Promise<StaffSession | null> {
  if (!isSecretToken(token)) return null
  const now = clock.now()
  const row = await openSessions(database.direct(), now)
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff_session.id as sessionId',
      'staff.id as staffId',
      'staff.email',
      'staff.name',
      'staff.role',
      'staff_session.proven_at as provenAt',
      'staff_session.ends_at as endsAt',
      'staff_session.seen_at as seenAt',
    ])
    .where('staff_session.token_hash', '=', tokenHash(token))
    .where('staff.state', '=', 'active')
    .executeTakeFirst()
  if (row === undefined) return null
  const { seenAt, ...session } = row
  if (isUse && now - seenAt.getTime() >= staffLifetimes.sessionSeenSeconds * 1000) {
    await database
      .direct()
      .updateTable('staff_session')
      .set({ seen_at: new Date(now) })
      .where('id', '=', session.sessionId)
      .execute()
  }
  return session
}

/** A member’s own open sessions, the last used first. */
export async function listStaffSessions(
  { clock, database }: Needs,
  session: StaffSession,
): Promise<readonly StaffSessionSummary[]> {
  const rows = await openSessions(database.direct(), clock.now())
    .select(['id', 'device', 'network', 'created_at', 'seen_at', 'method'])
    .where('staff_id', '=', session.staffId)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ created_at: createdAt, seen_at: seenAt, ...row }) => ({
    ...row,
    createdAt,
    seenAt,
    isCurrent: row.id === session.sessionId,
  }))
}

/** Ends one session of the member’s own; `id` null: every one but this. */
export async function endStaffSession(
  { database }: Needs,
  session: StaffSession,
  id: string | null,
): Promise<void> {
  if (id !== null && !isUuid(id)) return
  const ended = database
    .direct()
    .deleteFrom('staff_session')
    .where('staff_id', '=', session.staffId)
  await (id === null
    ? ended.where('id', '!=', session.sessionId)
    : ended.where('id', '=', id)
  ).execute()
}

function openSessions(database: Queryable, now: number) {
  return database
    .selectFrom('staff_session')
    .where('staff_session.ends_at', '>', new Date(now))
    .where('staff_session.seen_at', '>', new Date(now - staffLifetimes.sessionIdleSeconds * 1000))
}
