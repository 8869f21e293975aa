import type { TotpState } from './account-types.ts'

export type SignUpFailure =
  | { readonly code: 'email_invalid' }
  | { readonly code: 'captcha_missing' }
  | { readonly code: 'captcha_wrong' }
  | { readonly code: 'japan_unconfirmed' }
  | { readonly code: 'too_often'; readonly retryAfterSeconds: number }

/** By staff. Only the proven owner reads it. `support`: address for questions; null: the operator names none. */
export type AccountLocked = { readonly code: 'account_locked'; readonly support: string | null }

export type SignInFailure =
  /** Also for an account that is not there, with the same work done (AUTH-04). */
  | { readonly code: 'wrong_credentials' }
  | AccountLocked
  /** The password was right; a code is asked for with this token. */
  | { readonly code: 'totp_required'; readonly token: string }
  | { readonly code: 'totp_wrong'; readonly attemptsLeft: number }
  | { readonly code: 'token_unknown' }
  /** A new country or device after failures: only a new password by mail lets in. */
  | { readonly code: 'suspicious' }
  | { readonly code: 'captcha_missing' }
  | { readonly code: 'captcha_wrong' }
  | { readonly code: 'japan_unconfirmed' }
  | { readonly code: 'too_often'; readonly retryAfterSeconds: number }

export type PasswordFailure =
  | { readonly code: 'password_short'; readonly least: number }
  | { readonly code: 'password_long'; readonly most: number }
  /** In the list of passwords that everybody tries. */
  | { readonly code: 'password_common' }

/** Whatever an account change asks for again (password, code), where the session's own proof is too old. */
export type ProofFailure =
  | { readonly code: 'password_wrong' }
  | { readonly code: 'totp_wrong'; readonly attemptsLeft: number }
  /** Nothing was given that had to be; `sign_in`: the account has no password, and the session is too old to do without. */
  | { readonly code: 'proof_needed'; readonly missing: 'password' | 'code' | 'sign_in' }
  | { readonly code: 'too_often'; readonly retryAfterSeconds: number }

/** What was asked does not fit the state that two-factor sign-in is in. */
export type TotpStateFailure = { readonly code: 'totp_state_wrong'; readonly totpState: TotpState }

/** The browser's answer is not to a challenge of ours, was used before, or is not signed by a passkey that we know. */
export type PasskeyFailure = { readonly code: 'passkey_refused' }

export type TokenFailure = { readonly code: 'token_unknown' } | { readonly code: 'token_old' }
