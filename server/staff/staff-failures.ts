import type { Failure } from '@causeway/core/result'
import type { PasswordFailure, TokenFailure } from '../accounts/index.ts'

export type StaffTooOften = Failure<'too_often'> & { readonly retryAfterSeconds: number }

/** The same whether the address, the password or the code is wrong (OPS-05). */
export type StaffSignInFailure = Failure<'staff_sign_in_wrong'> | StaffTooOften

export type StepUpFailure = Failure<'staff_code_wrong'> | StaffTooOften

/** The same whatever is wrong with a passkey (OPS-05.10). */
export type StaffPasskeyRefused = Failure<'passkey_refused'>

/** Not one of the member’s own. */
export type StaffPasskeyUnknown = Failure<'passkey_not_found'>

export type JoinFailure =
  | TokenFailure
  | PasswordFailure
  | StaffTooOften
  | Failure<'staff_code_wrong' | 'staff_name_malformed'>

export type InviteFailure = Failure<'staff_email_malformed' | 'staff_email_taken'>

/** `staff_last_administrator`: nobody could invite anybody any more. */
export type ManageStaffFailure = Failure<
  'staff_unknown' | 'staff_state_unfit' | 'staff_last_administrator'
>

/** `staff_not_invited`: who has joined, or was removed, needs no invitation. */
export type MailInvitationFailure = Failure<'staff_unknown' | 'staff_not_invited'>
