import type { AuditActor } from '../audit/append-audit.ts'
import type { StaffSession } from './staff-types.ts'

/** A member at work, and from where, as the audit log names them. */
export type StaffAtWork = {
  readonly session: Pick<StaffSession, 'staffId' | 'email'>
  /** Client network; null: this machine. */
  readonly network: string | null
}

/** Who acts, as the audit log keeps it. */
export function staffActor({ network, session }: StaffAtWork): AuditActor {
  return { staffId: session.staffId, name: session.email, network }
}
