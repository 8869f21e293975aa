import { staffLifetimes } from '@causeway/core/staff/roles'
import type { StaffCases, StaffSession } from '@causeway/server/staff/staff-types'
import type { Answer, Caller, StaffAccess } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'

/** A member of staff whose session was found, and whose role may make the call. */
export type AskingStaff = {
  readonly session: null
  readonly staff: StaffSession
  readonly caller: Caller
}

/** What the check of a call of staff works with. */
export type StaffDoor = {
  readonly readSession: StaffCases['readSession']
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Whether a caller may make a call of staff, over HTTP and from pages alike: a session, a role that the call names, and for dangerous
 * acts a second factor of the last five minutes (OPS-05, OPS-06).
 */
export async function askingStaff(
  { now, readSession }: StaffDoor,
  { needsStepUp, roles }: StaffAccess,
  caller: Caller,
): Promise<Answer<AskingStaff, 'staff_signed_out' | 'staff_role_missing' | 'step_up_needed'>> {
  const token = caller.staffSession ?? null
  const staff = token === null ? null : await readSession(token, caller.isUnattended !== true)
  if (staff === null) return refuseRequest({ code: 'staff_signed_out' })
  if (!roles.includes(staff.role)) return refuseRequest({ code: 'staff_role_missing' })
  if (needsStepUp && !isSteppedUp(staff, now())) return refuseRequest({ code: 'step_up_needed' })
  return { ok: true, status: 200, body: { session: null, staff, caller } }
}

/** Whether a second factor was given in a session within the last five minutes. */
export function isSteppedUp({ provenAt }: StaffSession, now: number): boolean {
  return now - provenAt.getTime() <= staffLifetimes.stepUpSeconds * 1000
}
