/** What the modal shows; `off` is no modal (AUTH-01). */
export type SignInFrame =
  | 'off'
  | 'entrypoint'
  | 'enter-email'
  | 'enter-password'
  | 'enter-2fa-code'
  | 'recover-pwd'
  | 'reg-check-email'

/** What went wrong, said where it belongs. `text` comes worded from the server. */
export type SignInProblem =
  | { readonly code: 'wrong_credentials' }
  /** By the operator. Only the proven owner reads it. */
  | { readonly code: 'account_locked'; readonly support: string | null }
  | { readonly code: 'log_in_failed' }
  | { readonly code: 'code_wrong'; readonly attemptsLeft: number | null }
  | { readonly code: 'code_failed' }
  | { readonly code: 'email_invalid' }
  | { readonly code: 'sign_up_failed' }
  | { readonly code: 'recover_invalid' }
  | { readonly code: 'recover_failed' }
  | { readonly code: 'token_over' }
  | { readonly code: 'captcha_failed' }
  /** Browsers do the captcha's work over https only. */
  | { readonly code: 'captcha_insecure' }
  | { readonly code: 'japan_unconfirmed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'too_often'; readonly seconds: number }
  | { readonly code: 'social_blocked' }
  | { readonly code: 'social_failed' }
  /** A link was mailed that has to be followed in this browser. */
  | { readonly code: 'social_check_mail'; readonly email: string }
  /** That link was too old, was used before, or was followed in another browser. */
  | { readonly code: 'social_link_over' }
  | { readonly code: 'passkey_failed' }
  | { readonly code: 'text'; readonly text: string }

/** Everything that the modal knows. Passwords and codes stay in their fields and are never here. */
export type SignInState = {
  readonly frame: SignInFrame
  /** AUTH-17. */
  readonly authType: 'logIn' | 'signUp'
  readonly email: string
  /** Second step: what the first one was answered with. */
  readonly totpToken: string | null
  readonly isSuspicious: boolean
  /** Whether the code was asked for after a password: only then there is one to go back to. */
  readonly isAfterPassword: boolean
  readonly isPending: boolean
  readonly problem: SignInProblem | null
  /** The newsletter choice, which has to be made before an account is (AUTH-02). */
  readonly isSubscribed: boolean | null
  /** Whether the browser works on a captcha right now (AUTH-12). */
  readonly isSolving: boolean
  /** AUTH-08: the check-your-email view of `recover-pwd`. */
  readonly isRecoverySent: boolean
  /** How often a confirmation was sent; each begins the countdown anew. */
  readonly sentCount: number
}

export const signInStart: SignInState = {
  frame: 'off',
  authType: 'signUp',
  email: '',
  totpToken: null,
  isSuspicious: false,
  isAfterPassword: false,
  isPending: false,
  problem: null,
  isSubscribed: null,
  isSolving: false,
  isRecoverySent: false,
  sentCount: 0,
}

export type SignInEvent =
  /** Somebody asks for the modal; in one of its modes, or as it was. */
  | { readonly type: 'open'; readonly authType?: SignInState['authType'] }
  | { readonly type: 'close' }
  | { readonly type: 'back' }
  /** The link between logging in and signing up. */
  | { readonly type: 'switch' }
  | { readonly type: 'choose_email' }
  | { readonly type: 'type_email'; readonly email: string }
  | { readonly type: 'choose_news'; readonly isSubscribed: boolean }
  /** Logging in: the address is given, the password comes next. */
  | { readonly type: 'give_email' }
  | { readonly type: 'recover' }
  | { readonly type: 'log_in' }
  | { readonly type: 'send' }
  | { readonly type: 'fail'; readonly problem: SignInProblem }
  /** Nothing came of what was begun, and nothing is to be said. */
  | { readonly type: 'stop' }
  | { readonly type: 'solve'; readonly isSolving: boolean }
  | { readonly type: 'signed_up' }
  | { readonly type: 'recovery_sent' }
  | { readonly type: 'totp_asked'; readonly token: string; readonly email?: string }
  | { readonly type: 'suspicious'; readonly email?: string }
  | { readonly type: 'signed_in' }
