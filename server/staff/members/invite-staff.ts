import { readEmailAddress } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { StaffRole } from '@causeway/core/staff/roles'
import { staffMailbox } from '@causeway/core/staff/staff-mailbox'
import { v7 as newId } from 'uuid'
import { type AuditActor, appendAudit } from '../../audit/append-audit.ts'
import type { InviteFailure } from '../staff-failures.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import { type InvitingNeeds, issueInvitation } from './invitations.ts'

/**
 * Invites somebody, and answers the token of the link, which works once and for 48 hours. An address whose mailbox another
 * member has is refused: one mailbox is one person (OPS-07).
 */
export async function inviteStaff(
  needs: InvitingNeeds,
  asked: { readonly email: string; readonly role: StaffRole },
  actor: AuditActor,
): Promise<Result<{ readonly token: string; readonly staffId: string }, InviteFailure>> {
  const checked = await checkInvitee(needs, asked.email)
  if (!checked.ok) return checked
  const email = checked.value
  const { role } = asked
  return needs.database.transaction('invite_staff', async (tx) => {
    const now = needs.clock.now()
    const staffId = newId()
    const added = await tx
      .insertInto('staff')
      .values({
        id: staffId,
        email,
        mailbox: staffMailbox(email),
        name: '',
        role,
        state: 'invited',
        created_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added === undefined) return fail({ code: 'staff_email_taken' } as const)
    const token = await issueInvitation(tx, needs, { staffId, email, role })
    const subject = `staff:${staffId}`
    const after = { email, role }
    await appendAudit(tx, now, { actor, action: 'staff.invited', subject, after })
    return ok({ token, staffId })
  })
}

/** The address as it is kept, if somebody can be invited under it. */
export async function checkInvitee(
  { database }: Pick<StaffNeeds, 'database'>,
  given: string,
): Promise<Result<string, InviteFailure>> {
  const email = readEmailAddress(given)
  if (email === null) return fail({ code: 'staff_email_malformed' })
  const row = await database
    .direct()
    .selectFrom('staff')
    .select('id')
    .where('mailbox', '=', staffMailbox(email))
    .where('state', '!=', 'removed')
    .executeTakeFirst()
  return row === undefined ? ok(email) : fail({ code: 'staff_email_taken' })
}
