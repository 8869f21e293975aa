import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { StaffRole } from '@causeway/core/staff/roles'
import { nextStaffState, type StaffEvent } from '@causeway/core/staff/staff-states'
import { validate as isUuid } from 'uuid'
import { type AuditActor, appendAudit } from '../../audit/append-audit.ts'
import type { Database, Tx } from '../../db/index.ts'
import type { MailInvitationFailure, ManageStaffFailure } from '../staff-failures.ts'
import { type InvitingNeeds, issueInvitation } from './invitations.ts'

type Needs = InvitingNeeds
type Member = Awaited<ReturnType<typeof lockMember>>

/** Gives a member another role; the sessions end, so that nothing of the old one is left. */
export async function changeStaffRole(
  needs: Needs,
  { role, staffId }: { readonly staffId: string; readonly role: StaffRole },
  actor: AuditActor,
): Promise<Result<null, ManageStaffFailure>> {
  return change<null, ManageStaffFailure>(needs, staffId, async (tx, member) => {
    if (member.state === 'removed') return fail({ code: 'staff_state_unfit' })
    if (role !== 'administrator' && (await isLastAdministrator(tx, member))) {
      return fail({ code: 'staff_last_administrator' })
    }
    await tx.updateTable('staff').set({ role }).where('id', '=', staffId).execute()
    await endSessionsOf(tx, staffId)
    await log(tx, needs, {
      actor,
      action: 'staff.role_changed',
      member,
      before: { role: member.role },
      after: { role },
    })
    return ok(null)
  })
}

/** Removes a member: the sessions, the passkeys and the invitation end, and what was proposed is refused. */
export async function removeStaff(
  needs: Needs,
  staffId: string,
  actor: AuditActor,
): Promise<Result<null, ManageStaffFailure>> {
  return change<null, ManageStaffFailure>(needs, staffId, async (tx, member) => {
    if (await isLastAdministrator(tx, member)) return fail({ code: 'staff_last_administrator' })
    const at = new Date(needs.clock.now())
    const moved = await move(tx, member, 'removed', {
      removed_at: at,
      password_hash: null,
      totp_secret: null,
    })
    if (!moved) return fail({ code: 'staff_state_unfit' })
    await tx
      .updateTable('staff_invitation')
      .set({ used_at: at })
      .where('staff_id', '=', staffId)
      .where('used_at', 'is', null)
      .execute()
    await endSessionsOf(tx, staffId)
    const passkeys = await deletePasskeysOf(tx, staffId)
    const { email, role, state } = member
    const before = { email, role, state, passkeys }
    await log(tx, needs, { actor, action: 'staff.removed', member, before, after: null })
    return ok(null)
  })
}

/**
 * Takes password, authenticator, passkeys and sessions from a member who lost them, and answers the token of a new link. One who has not
 * joined yet gets another link.
 */
export async function resetStaffAccess(
  needs: Needs,
  staffId: string,
  actor: AuditActor,
): Promise<Result<{ readonly token: string }, ManageStaffFailure>> {
  return change(needs, staffId, async (tx, member) => {
    if (member.state === 'removed') return fail({ code: 'staff_state_unfit' })
    if (member.state === 'active') {
      await move(tx, member, 'access_reset', { password_hash: null, totp_last_step: null })
    }
    await endSessionsOf(tx, staffId)
    const before = { passkeys: await deletePasskeysOf(tx, staffId) }
    const { email, role } = member
    const token = await issueInvitation(tx, needs, { staffId, email, role })
    const after = { email }
    await log(tx, needs, { actor, action: 'staff.access_reset', member, before, after })
    return ok({ token })
  })
}

/**
 * Mails a new link to a member who has not joined yet, in place of the one before; nobody else sees it, so one person
 * may ask for it.
 */
export async function mailInvitationAgain(
  needs: Needs,
  staffId: string,
  actor: AuditActor,
): Promise<Result<null, MailInvitationFailure>> {
  return change(needs, staffId, async (tx, member) => {
    if (member.state !== 'invited') return fail({ code: 'staff_not_invited' })
    const { email, role } = member
    await issueInvitation(tx, needs, { staffId, email, role })
    const action = 'staff.invitation_mailed_again'
    await log(tx, needs, { actor, action, member, before: null, after: { email } })
    return ok(null)
  })
}

/**
 * Whether anybody else with one of these roles has ever joined, removed ones among them: who removes the only other one must not get
 * back to acting alone.
 */
export async function hasSecondMember(
  database: Database,
  staffId: string,
  roles: readonly StaffRole[],
): Promise<boolean> {
  const row = await database
    .direct()
    .selectFrom('staff')
    .select('id')
    .where('joined_at', 'is not', null)
    .where('role', 'in', roles)
    .where('id', '!=', staffId)
    .executeTakeFirst()
  return row !== undefined
}

async function change<T, F extends Failure<string> = ManageStaffFailure>(
  { database }: Needs,
  staffId: string,
  act: (tx: Tx, member: NonNullable<Member>) => Promise<Result<T, F>>,
): Promise<Result<T, F | Failure<'staff_unknown'>>> {
  if (!isUuid(staffId)) return fail({ code: 'staff_unknown' })
  return database.transaction('change_staff', async (tx) => {
    // Of two administrators who remove each other at the same moment, the second sees what the first did.
    await tx
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'administrator')
      .orderBy('id')
      .forUpdate()
      .execute()
    const member = await lockMember(tx, staffId)
    return member === undefined ? fail({ code: 'staff_unknown' } as const) : act(tx, member)
  })
}

function lockMember(tx: Tx, staffId: string) {
  return tx
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'state'])
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
}

async function isLastAdministrator(tx: Tx, { id, role, state }: NonNullable<Member>) {
  if (role !== 'administrator' || state !== 'active') return false
  const other = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'administrator')
    .where('state', '=', 'active')
    .where('id', '!=', id)
    .executeTakeFirst()
  return other === undefined
}

/** False where the table of states has no such step. */
async function move(
  tx: Tx,
  { id, state }: NonNullable<Member>,
  event: StaffEvent,
  set: {
    readonly removed_at?: Date
    readonly password_hash: null
    readonly totp_secret?: null
    readonly totp_last_step?: null
  },
): Promise<boolean> {
  const next = nextStaffState(state, event)
  if (next === null) return false
  await tx
    .updateTable('staff')
    .set({ ...set, state: next })
    .where('id', '=', id)
    .execute()
  return true
}

async function endSessionsOf(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
}

/** Answers how many there were. */
async function deletePasskeysOf(tx: Tx, staffId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function log(
  tx: Tx,
  { clock }: Needs,
  entry: {
    readonly actor: AuditActor
    readonly action: string
    readonly member: NonNullable<Member>
    readonly before: object | null
    readonly after: object | null
  },
): Promise<void> {
  const { action, actor, after, before, member } = entry
  const subject = `staff:${member.id}`
  await appendAudit(tx, clock.now(), { actor, action, subject, before, after })
}
