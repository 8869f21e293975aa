import type { Proposed, Settled } from '@causeway/server/approvals/approval-types'
import type { StaffAtWork } from '@causeway/server/staff/staff-actor'
import type { Caller } from '../../contract/index.ts'
import type { AskingStaff } from './asking-staff.ts'

/** Where staff ask from, as the audit log keeps it; null for this machine. */
export function networkOf({ address }: Caller): string | null {
  return address ?? null
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
