import type { Clock } from '@causeway/core/ports'
import type { StaffRole } from '@causeway/core/staff/roles'
import type { Database } from '../../db/index.ts'
import type { StaffMail, StaffMailWatch } from '../../notifications/index.ts'

/** The mail that brings an invitation's link to its member; named by the hash of the token. */
export function invitationMail(given: {
  readonly email: string
  readonly role: StaffRole
  readonly token: string
  readonly hash: string
}): StaffMail {
  const { email: to, hash: key, role, token } = given
  const facts = { link: `/backoffice/invitation/${token}`, role }
  return { to, kind: 'staff-invitation', facts, key }
}

/**
 * Keeps what becomes of mailed invitations. A link that was used, replaced or is over is not sent, nor is another mail to a member who was
 * removed meanwhile.
 */
export function watchStaffMails(needs: {
  readonly clock: Clock
  readonly database: Database
}): StaffMailWatch {
  const { clock, database } = needs
  return {
    isWanted: ({ key, kind, to }) =>
      kind === 'staff-invitation' ? isLinkGood(needs, key) : isAtWork(needs, to),
    tried: async ({ key, kind }, isSent) => {
      if (kind !== 'staff-invitation') return
      await database
        .direct()
        .updateTable('staff_invitation')
        .set({ mail_state: isSent ? 'sent' : 'failed', mailed_at: new Date(clock.now()) })
        .where('token_hash', '=', key)
        .where('used_at', 'is', null)
        .execute()
    },
  }
}

type WatchNeeds = Parameters<typeof watchStaffMails>[0]

async function isLinkGood({ clock, database }: WatchNeeds, hash: string): Promise<boolean> {
  const found = await database
    .direct()
    .selectFrom('staff_invitation')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('ends_at', '>', new Date(clock.now()))
    .executeTakeFirst()
  return found !== undefined
}

async function isAtWork({ database }: WatchNeeds, email: string): Promise<boolean> {
  const found = await database
    .direct()
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}
