import { fail, ok, type Result } from '@causeway/core/result'
import { nextStaffState } from '@causeway/core/staff/staff-states'
import { checkPassword, hasherBusy, openTotpSecret, stepOfCode } from '../../accounts/index.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { startSession } from '../sessions/session-store.ts'
import { clearStaffTries, spendStaffTry } from '../sessions/staff-throttle.ts'
import type { JoinFailure } from '../staff-failures.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type { NewStaffSession, StaffVisitor } from '../staff-types.ts'
import { findInvited } from './invitations.ts'

const LONGEST_NAME = 80

/**
 * Takes an invitation: a name, a password and a code of the authenticator, all of them at once and none of them left out
 * (OPS-05). The link is used up, and a session begins.
 */
export async function joinStaff(
  needs: StaffNeeds,
  asked: {
    readonly token: string
    readonly name: string
    readonly password: string
    readonly code: string
  },
  visitor: StaffVisitor,
): Promise<Result<NewStaffSession, JoinFailure>> {
  const { brand, clock, database, hasher, staffKey, wallClock } = needs
  const found = await findInvited(database.direct(), clock.now(), asked.token)
  if (!found.ok) return found
  const name = asked.name.trim()
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    return fail({ code: 'staff_name_malformed' })
  }
  const { email, id } = found.value
  const checked = await checkPassword({ brand }, { password: asked.password, email })
  if (!checked.ok) return checked
  const tries = await spendStaffTry(needs, [`join ${id}`])
  if (!tries.ok) return tries
  if (hasher.isBusy()) return fail(hasherBusy)
  const passwordHash = await hasher.hash(asked.password)
  const joined = await database.transaction('join_staff', async (tx) => {
    // Of two who use one link at the same moment, the second finds it used.
    await tx.selectFrom('staff').select('id').where('id', '=', id).forUpdate().execute()
    const now = clock.now()
    const held = await findInvited(tx, now, asked.token)
    if (!held.ok) return held
    const { role, state, totp_secret: sealed } = held.value
    const secret = openTotpSecret(staffKey, id, sealed ?? '')
    const step = stepOfCode(secret, asked.code.replaceAll(/\s/g, ''), wallClock.now())
    const next = nextStaffState(state, 'joined')
    if (step === null || next === null) return fail({ code: 'staff_code_wrong' } as const)
    const at = new Date(now)
    await tx
      .updateTable('staff')
      .set({
        name,
        state: next,
        password_hash: passwordHash,
        totp_last_step: step,
        joined_at: at,
      })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('staff_invitation')
      .set({ used_at: at })
      .where('staff_id', '=', id)
      .where('used_at', 'is', null)
      .execute()
    const member = { staffId: id, email, name, role }
    const session = await startSession(tx, now, { ...member, visitor, method: 'password' })
    const actor = { staffId: id, name: email, network: visitor.network }
    const subject = `staff:${id}`
    await appendAudit(tx, now, { actor, action: 'staff.joined', subject, after: { name, role } })
    return ok(session)
  })
  if (joined.ok) await clearStaffTries(needs, [`join ${id}`])
  return joined
}
