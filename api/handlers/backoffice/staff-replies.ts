import type { Proposed, Settled } from '@causeway/server/approvals/approval-types'
import type { StaffAtWork } from '@causeway/server/staff/staff-actor'
import type { NewStaffSession, StaffVisitor } from '@causeway/server/staff/staff-types'
import type { Caller } from '../../contract/index.ts'
import { answer } from '../handler.ts'
import type { AskingStaff } from './asking-staff.ts'

/** Where staff ask from, as the audit log keeps it; null for this machine. */
export function networkOf({ address }: Caller): string | null {
  return address ?? null
}

/** The browser that asks, as a new session names it. */
export function visitorOf(caller: Caller): StaffVisitor {
  return { userAgent: caller.userAgent ?? '', network: networkOf(caller) }
}

/** A reply that begins a session. */
export function signedIn({ endsAt, token }: NewStaffSession) {
  return answer({ result: true as const }, [{ kind: 'staff_session', token, endsAt }])
}

/** The member who asks, and from where. */
export function staffAtWork({ caller, staff }: AskingStaff): StaffAtWork {
  return { session: staff, network: networkOf(caller) }
}

/** What came of a proposal, as a reply. */
export function proposedOut({ executed, id }: Proposed) {
  return executed === null
    ? { id, state: 'waiting' as const, outcome: null, invitationPath: null }
    : { id, ...settledOut(executed) }
}

/** The same of one that was executed. */
export function settledOut({ invitation, outcome, state }: Settled) {
  return {
    state,
    outcome,
    invitationPath: invitation === null ? null : `/backoffice/invitation/${invitation}`,
  }
}
