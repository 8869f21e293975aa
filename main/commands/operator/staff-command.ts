import { type StaffRole, staffRoles } from '@causeway/core/staff/roles'
import type { AuditActor } from '@causeway/server/audit/append-audit'
import { inviteStaff } from '@causeway/server/staff/members/invite-staff'
import { listStaff } from '@causeway/server/staff/members/list-staff'
import { removeStaff, resetStaffAccess } from '@causeway/server/staff/members/manage-staff'
import type { InviteFailure, ManageStaffFailure } from '@causeway/server/staff/staff-failures'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const SAYS = {
  staff_email_malformed: 'Give an email address: staff add EMAIL --role administrator',
  staff_email_taken: 'A member already uses this mailbox. Show members with: staff list',
  staff_unknown: 'No member has this email address. Show members with: staff list',
  staff_state_unfit: 'The member was removed already',
  staff_last_administrator: 'This is the last administrator. Add another one first',
} as const satisfies Record<(InviteFailure | ManageStaffFailure)['code'], string>

/** The person at the machine, as the audit log names them. */
const OPERATOR: AuditActor = { staffId: null, name: 'operator', network: null }

/** Makes the first member of staff, and helps where nobody can get in any more (OPS-05). */
export async function staffCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [action = 'list', email = ''] = line.given
  switch (action) {
    case 'add': {
      const invited = await inviteStaff(context, { email, role: roleOf(line.role) }, OPERATOR)
      if (!invited.ok) throw new CommandStopped(SAYS[invited.failure.code])
      return sayLink(context, email, invited.value.token)
    }
    case 'reset': {
      const reset = await resetStaffAccess(context, await idOf(context, email), OPERATOR)
      if (!reset.ok) throw new CommandStopped(SAYS[reset.failure.code])
      return sayLink(context, email, reset.value.token)
    }
    case 'remove': {
      const removed = await removeStaff(context, await idOf(context, email), OPERATOR)
      if (!removed.ok) throw new CommandStopped(SAYS[removed.failure.code])
      return context.say(`${email} is removed. Their sessions have ended`)
    }
    default: {
      const members = await listStaff(context.database, context.clock.now())
      if (members.length === 0) return context.say('No members. Add one: staff add EMAIL')
      for (const member of members) {
        const { email: address, name, passkeys, role, state } = member
        const keys = passkeys === 0 ? [] : [passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`]
        context.say([address, role, state, name, ...keys].join('  ').trimEnd())
      }
    }
  }
}

function roleOf(given: string): StaffRole {
  const role = staffRoles.find((each) => each === (given || 'viewer'))
  if (role === undefined) throw new CommandStopped(`Roles: ${staffRoles.join(', ')}`)
  return role
}

async function idOf({ clock, database }: OperatorContext, email: string): Promise<string> {
  const members = await listStaff(database, clock.now())
  const found = members.find(
    (member) => member.email === email.trim().toLowerCase() && member.state !== 'removed',
  )
  if (found === undefined) throw new CommandStopped(SAYS.staff_unknown)
  return found.id
}

function sayLink({ backofficeUrl, say }: OperatorContext, email: string, token: string): void {
  say(`Send this link to ${email}. It works once, within 48 hours:`)
  say(`${backofficeUrl}/backoffice/invitation/${token}`)
}
