import type { Failure } from '@causeway/core/result'
import type { PasswordFailure, TokenFailure } from '@causeway/server/accounts'

/** What calls of accounts are refused with; the rest stands in their own replies. */
export type AccountFailure =
  | TokenFailure
  | PasswordFailure
  | Failure<'captcha_missing' | 'captcha_wrong' | 'japan_unconfirmed' | 'passkey_refused'>
  | (Failure<'too_often'> & { readonly retryAfterSeconds: number })
