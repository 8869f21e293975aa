import type { Result } from '@causeway/core/result'
import type { StaffRole } from '@causeway/core/staff/roles'
import type { StaffState } from '@causeway/core/staff/staff-states'
import type { PasskeyOptions, TokenFailure } from '../accounts/index.ts'
import type {
  InviteFailure,
  JoinFailure,
  MailInvitationFailure,
  ManageStaffFailure,
  StaffPasskeyRefused,
  StaffPasskeyUnknown,
  StaffSignInFailure,
  StaffTooOften,
  StepUpFailure,
} from './staff-failures.ts'

/** What a browser says of itself, and where it is. */
export type StaffVisitor = { readonly userAgent: string; readonly network: string | null }

/** Whose session a request comes with. */
export type StaffSession = {
  readonly sessionId: string
  readonly staffId: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  /** When a second factor was last given in it. */
  readonly provenAt: Date
  readonly endsAt: Date
}

/** A session that has just begun; the token is kept nowhere. */
export type NewStaffSession = {
  readonly token: string
  readonly endsAt: Date
  readonly session: StaffSession
}

export type StaffSessionSummary = {
  readonly id: string
  readonly device: string
  readonly network: string | null
  readonly createdAt: Date
  readonly seenAt: Date
  readonly isCurrent: boolean
  /** How it was signed in. */
  readonly method: StaffSignInMethod
}

/** Email, password and code; or a passkey, which is both factors at once. */
export type StaffSignInMethod = 'password' | 'passkey'

/** A member of staff as the others see one. */
export type StaffMember = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly state: StaffState
  readonly createdAt: Date
  readonly joinedAt: Date | null
  readonly removedAt: Date | null
  /** When a session of theirs was last used; null where none is open. */
  readonly seenAt: Date | null
  /** The open invitation of one who has not joined; null where there is none. */
  readonly invitation: {
    readonly endsAt: Date
    /** Null: the link was printed, not mailed. */
    readonly mail: 'waiting' | 'sent' | 'failed' | null
    /** When it was sent, or the last attempt failed. */
    readonly mailedAt: Date | null
  } | null
  /** How many passkeys the member has. */
  readonly passkeys: number
}

/** What somebody who holds an invitation’s link is shown. */
export type StaffInvitation = {
  readonly email: string
  readonly role: StaffRole
  readonly totpSecret: string
  /** For the QR picture. */
  readonly totpLink: string
}

/** A passkey of a member, as its owner sees it. */
export type StaffPasskey = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  /** Null: never used yet. */
  readonly usedAt: Date | null
}

/** What staff do with passkeys. Options and answers are JSON as browsers write it (WebAuthn level 3). */
export type StaffPasskeyCases = {
  readonly list: (session: StaffSession) => Promise<readonly StaffPasskey[]>
  /** For making a passkey in this session. */
  readonly creationOptions: (session: StaffSession) => Promise<PasskeyOptions>
  readonly add: (
    session: StaffSession,
    asked: { readonly name: string; readonly response: unknown },
    network: string | null,
  ) => Promise<Result<StaffPasskey, StaffPasskeyRefused>>
  readonly rename: (
    session: StaffSession,
    asked: { readonly id: string; readonly name: string },
    network: string | null,
  ) => Promise<Result<null, StaffPasskeyUnknown>>
  readonly remove: (
    session: StaffSession,
    id: string,
    network: string | null,
  ) => Promise<Result<null, StaffPasskeyUnknown>>
  readonly signInOptions: () => Promise<PasskeyOptions>
  readonly signIn: (
    response: unknown,
    visitor: StaffVisitor,
  ) => Promise<Result<NewStaffSession, StaffPasskeyRefused | StaffTooOften>>
  readonly stepUpOptions: (session: StaffSession) => Promise<PasskeyOptions>
  /** Takes a passkey in place of a code. Answers when it was taken. */
  readonly stepUp: (
    session: StaffSession,
    response: unknown,
  ) => Promise<Result<Date, StaffPasskeyRefused | StaffTooOften>>
}

export type StaffCases = {
  readonly readInvitation: (token: string) => Promise<Result<StaffInvitation, TokenFailure>>
  readonly join: (
    asked: {
      readonly token: string
      readonly name: string
      readonly password: string
      readonly code: string
    },
    visitor: StaffVisitor,
  ) => Promise<Result<NewStaffSession, JoinFailure>>
  readonly signIn: (
    asked: { readonly email: string; readonly password: string; readonly code: string },
    visitor: StaffVisitor,
  ) => Promise<Result<NewStaffSession, StaffSignInFailure>>
  /** Whose session a token is; null where it is unknown, idle too long or over, or its member was removed. `isUse` false leaves its idle end where it is. */
  readonly readSession: (token: string, isUse: boolean) => Promise<StaffSession | null>
  readonly stepUp: (session: StaffSession, code: string) => Promise<Result<Date, StepUpFailure>>
  readonly signOut: (session: StaffSession) => Promise<void>
  readonly listSessions: (session: StaffSession) => Promise<readonly StaffSessionSummary[]>
  /** Ends one session of the asker’s own; `id` null: every one but the asker’s. */
  readonly endSession: (session: StaffSession, id: string | null) => Promise<void>
  /** Mails a new link to a member who has not joined. */
  readonly mailInvitation: (
    staffId: string,
    session: StaffSession,
    network: string | null,
  ) => Promise<Result<null, MailInvitationFailure>>
  readonly passkeys: StaffPasskeyCases
  readonly list: () => Promise<readonly StaffMember[]>
  /** Whether somebody can be invited under an address: answers it as it is kept. */
  readonly checkInvitee: (email: string) => Promise<Result<string, InviteFailure>>
  /** Removes a member at once. */
  readonly remove: (
    staffId: string,
    session: StaffSession,
    network: string | null,
  ) => Promise<Result<null, ManageStaffFailure>>
}
