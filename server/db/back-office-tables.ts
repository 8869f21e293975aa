import type { ProposalKind } from '@causeway/core/approvals/proposal-kinds'
import type { ProposalState } from '@causeway/core/approvals/proposal-states'
import type { StaffRole } from '@causeway/core/staff/roles'
import type { StaffState } from '@causeway/core/staff/staff-states'
import type { ColumnType } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type StaffTable = {
  id: string
  /** In lower case. */
  email: string
  mailbox: string
  name: string
  role: StaffRole
  state: StaffState
  password_hash: Optional<string>
  /** Sealed with a key of the operator's. */
  totp_secret: Optional<string>
  /** The last time step that a code was taken for. */
  totp_last_step: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  created_at: Date
  joined_at: Optional<Date>
  removed_at: Optional<Date>
}

/** A passkey of a member; its id is no other member’s. */
export type StaffPasskeyTable = {
  credential_id: string
  staff_id: string
  public_key: string
  counter: bigint
  name: string
  created_at: Date
  used_at: Optional<Date>
}

/** A filter of the order list that a member keeps. */
export type StaffViewTable = {
  id: string
  staff_id: string
  name: string
  /** JSON. */
  filter: string
  saved_at: Date
}

/** A member whom a note about an order mentions. */
export type NoteMentionTable = {
  id: string
  staff_id: string
  order_id: string
  author_id: string
  noted_at: Date
  /** When the member first opened the order after that. */
  seen_at: Optional<Date>
}

export type StaffInvitationTable = {
  token_hash: string
  staff_id: string
  created_at: Date
  ends_at: Date
  used_at: Optional<Date>
  /** Null: it isn't mailed. */
  mail_state: Optional<'waiting' | 'sent' | 'failed'>
  /** When the mail went out, or the last attempt failed. */
  mailed_at: Optional<Date>
}

export type StaffSessionTable = {
  id: string
  staff_id: string
  token_hash: string
  created_at: Date
  seen_at: Date
  ends_at: Date
  /** When a second factor was last given in it. */
  proven_at: Date
  device: string
  network: Optional<string>
  /** How it was signed in. */
  method: 'password' | 'passkey'
}

export type ProposalTable = {
  id: string
  kind: ProposalKind
  subject: string
  /** JSON, byte for byte what is executed. */
  intent: string
  intent_hash: string
  reason: string
  state: ProposalState
  proposed_by: string
  proposed_at: Date
  ends_at: Date
  decided_by: Optional<string>
  decided_at: Optional<Date>
  outcome: Optional<string>
}

export type AuditEntryTable = {
  /** YYYY-MM-DD, UTC. */
  day: string
  number: number
  at: Date
  /** Null: the operator at the machine. */
  staff_id: Optional<string>
  actor: string
  action: string
  subject: string
  network: Optional<string>
  /** JSON. */
  before: Optional<string>
  after: Optional<string>
  previous_hash: string
  hash: string
}

export type AuditHeadTable = { id: number; day: string; number: number; hash: string }
