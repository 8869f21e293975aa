import type { Database } from '../../db/index.ts'
import type { StaffMember } from '../staff-types.ts'

/** Every member there is or was, those at work first. */
export async function listStaff(database: Database, now: number): Promise<readonly StaffMember[]> {
  const rows = await database
    .direct()
    .selectFrom('staff')
    .leftJoin('staff_invitation', (join) =>
      join
        .onRef('staff_invitation.staff_id', '=', 'staff.id')
        .on('staff_invitation.used_at', 'is', null)
        .on('staff_invitation.ends_at', '>', new Date(now)),
    )
    .select(['id', 'email', 'name', 'role', 'state', 'joined_at', 'removed_at'])
    .select(['staff.created_at', 'staff_invitation.ends_at', 'mail_state', 'mailed_at'])
    .select((select) =>
      select
        .selectFrom('staff_session')
        .select((session) => session.fn.max('seen_at').as('seen_at'))
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .where('staff_session.ends_at', '>', new Date(now))
        .as('seen_at'),
    )
    .select((select) =>
      select
        .selectFrom('staff_passkey')
        .select((passkey) => passkey.fn.countAll<bigint>().as('count'))
        .whereRef('staff_passkey.staff_id', '=', 'staff.id')
        .as('passkeys'),
    )
    .orderBy('state')
    .orderBy('email')
    .execute()
  return rows.map(
    ({ created_at: createdAt, joined_at: joinedAt, removed_at: removedAt, ...row }) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      state: row.state,
      createdAt,
      joinedAt,
      removedAt,
      seenAt: row.seen_at,
      invitation:
        row.ends_at === null
          ? null
          : { endsAt: row.ends_at, mail: row.mail_state, mailedAt: row.mailed_at },
      passkeys: Number(row.passkeys ?? 0n),
    }),
  )
}
