import type { Failure } from '@causeway/core/result'
import type {
  AccountLocked,
  PasswordFailure,
  TokenFailure,
  TotpStateFailure,
} from '@causeway/server/accounts'

/** What calls of accounts are refused with; the rest stands in their own replies. */
export type AccountFailure =
  | TokenFailure
  | PasswordFailure
  | TotpStateFailure
  | Failure<'captcha_missing' | 'captcha_wrong' | 'japan_unconfirmed'>
  | AccountLocked
  | Failure<'passkey_refused' | 'passkey_not_found'>
  | (Failure<'too_often'> & { readonly retryAfterSeconds: number })
