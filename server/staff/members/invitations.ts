import { fail, ok, type Result } from '@causeway/core/result'
import { type StaffRole, staffLifetimes } from '@causeway/core/staff/roles'
import {
  createTotpSecret,
  isSecretToken,
  newSecretToken,
  openTotpSecret,
  sealTotpSecret,
  type TokenFailure,
  tokenHash,
  totpLink,
} from '../../accounts/index.ts'
import type { Queryable, Tx } from '../../db/index.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type { StaffInvitation } from '../staff-types.ts'
import { invitationMail } from './invitation-mails.ts'

/** What inviting works with; the operator’s command mails nothing and prints the link. */
export type InvitingNeeds = Pick<StaffNeeds, 'clock' | 'database' | 'mailStaff' | 'staffKey'>

/**
 * Makes the link’s token for an invited member, with a fresh secret for the authenticator, and mails the link where it
 * can; earlier links lead nowhere any more. The token is kept nowhere but in the sealed mail.
 */
export async function issueInvitation(
  tx: Tx,
  { clock, mailStaff, staffKey }: InvitingNeeds,
  member: { readonly staffId: string; readonly email: string; readonly role: StaffRole },
): Promise<string> {
  const { staffId } = member
  const now = clock.now()
  const token = newSecretToken()
  const hash = tokenHash(token)
  const at = new Date(now)
  await tx
    .updateTable('staff_invitation')
    .set({ used_at: at })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
  await tx
    .insertInto('staff_invitation')
    .values({
      token_hash: hash,
      staff_id: staffId,
      created_at: at,
      ends_at: new Date(now + staffLifetimes.invitationSeconds * 1000),
      mail_state: mailStaff === undefined ? null : 'waiting',
    })
    .execute()
  await tx
    .updateTable('staff')
    .set({ totp_secret: sealTotpSecret(staffKey, staffId, createTotpSecret()) })
    .where('id', '=', staffId)
    .execute()
  await mailStaff?.(tx, invitationMail({ ...member, token, hash }))
  return token
}

/** Whom a link invites, without using it up: programs that look into mails open it too. */
export async function readInvitation(
  needs: StaffNeeds,
  token: string,
): Promise<Result<StaffInvitation, TokenFailure>> {
  const found = await findInvited(needs.database.direct(), needs.clock.now(), token)
  if (!found.ok) return found
  const { email, id, role } = found.value
  const totpSecret = openTotpSecret(needs.staffKey, id, found.value.totp_secret ?? '')
  const issuer = `${needs.brand} back office`
  return ok({ email, role, totpSecret, totpLink: totpLink(totpSecret, issuer, email) })
}

/** The member whom a link invites. `token_old`: it was used, or its time is over. */
export async function findInvited(database: Queryable, now: number, token: string) {
  if (!isSecretToken(token)) return fail({ code: 'token_unknown' } as const)
  const row = await database
    .selectFrom('staff_invitation')
    .innerJoin('staff', 'staff.id', 'staff_invitation.staff_id')
    .select([
      'staff.id',
      'staff.email',
      'staff.role',
      'staff.state',
      'staff.totp_secret',
      'staff_invitation.used_at',
      'staff_invitation.ends_at',
    ])
    .where('staff_invitation.token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (row === undefined) return fail({ code: 'token_unknown' } as const)
  const isOver = row.used_at !== null || row.ends_at.getTime() <= now || row.state !== 'invited'
  return isOver ? fail({ code: 'token_old' } as const) : ok(row)
}
