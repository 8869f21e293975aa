import type { Clock } from '@causeway/core/ports'
import type { StaffRole } from '@causeway/core/staff/roles'
import type { Database, Tx } from '../../db/index.ts'
import type { StaffMail, StaffMailWatch } from '../../notifications/index.ts'

/** Where invitations leave their mails; absent: nothing is mailed. */
export type MailStaff = (tx: Tx, mail: StaffMail) => Promise<void>

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

/** Keeps what becomes of mailed invitations. A link that was used, replaced or is over is not sent. */
export function watchInvitationMails({
  clock,
  database,
}: {
  readonly clock: Clock
  readonly database: Database
}): StaffMailWatch {
  const wanted = (hash: string) =>
    database
      .direct()
      .selectFrom('staff_invitation')
      .select('token_hash')
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('ends_at', '>', new Date(clock.now()))
      .executeTakeFirst()
  return {
    isWanted: async (hash) => (await wanted(hash)) !== undefined,
    tried: async (hash, isSent) => {
      await database
        .direct()
        .updateTable('staff_invitation')
        .set({ mail_state: isSent ? 'sent' : 'failed', mailed_at: new Date(clock.now()) })
        .where('token_hash', '=', hash)
        .where('used_at', 'is', null)
        .execute()
    },
  }
}
