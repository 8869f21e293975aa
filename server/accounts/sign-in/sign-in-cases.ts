import type { Result } from '@causeway/core/result'
import type {
  PasswordFailure,
  SignInFailure,
  SignUpFailure,
  TokenFailure,
} from '../account-failures.ts'
import type {
  AccountView,
  NewSession,
  SessionSummary,
  SessionView,
  Visitor,
} from '../account-types.ts'
import type { CaptchaChallenge } from '../throttling/captcha.ts'

/** Signing up, in and out. */
export type SignInCases = {
  /** For the ALTCHA widget (AUTH-12); good for ten minutes, its solution is taken once. */
  readonly captchaChallenge: () => Promise<CaptchaChallenge>
  /** Sends a link to a new address; to a known one, a mail that says so. The answer is the same (no enumeration). */
  readonly signUp: (
    asked: {
      readonly email: string
      readonly subscribed: boolean
      readonly source: 'web' | 'widget'
    },
    visitor: Visitor,
  ) => Promise<Result<null, SignUpFailure>>
  readonly resendVerification: (
    email: string,
    visitor: Visitor,
  ) => Promise<Result<null, SignUpFailure>>
  /** The link in the mail: confirms, and gives a token with which a password is set (AUTH-02). */
  readonly confirmRegistration: (
    token: string,
  ) => Promise<Result<{ readonly recoverToken: string }, TokenFailure>>
  readonly signIn: (
    asked: { readonly email: string; readonly password: string },
    visitor: Visitor,
  ) => Promise<Result<NewSession, SignInFailure>>
  /** Second step. `code`: of the authenticator, or a recovery code. */
  readonly signInWithCode: (
    asked: { readonly token: string; readonly code: string },
    visitor: Visitor,
  ) => Promise<Result<NewSession, SignInFailure>>
  /** Signs in whoever another way (social, passkey) has proved to be this account; asks for a code where one is due. */
  readonly signInAs: (
    accountId: string,
    how: { readonly method: string; readonly isSecondFactor: boolean },
    visitor: Visitor,
  ) => Promise<Result<NewSession, SignInFailure>>
  /** Mails a link where the account exists; the answer is the same where it does not. */
  readonly askRecovery: (email: string, visitor: Visitor) => Promise<Result<null, SignUpFailure>>
  readonly checkRecovery: (
    recoverToken: string,
  ) => Promise<Result<{ readonly email: string }, TokenFailure>>
  /** Sets a password, ends every other session and signs in (a code is still asked where TOTP is on). */
  readonly submitRecovery: (
    asked: { readonly recoverToken: string; readonly password: string },
    visitor: Visitor,
  ) => Promise<Result<NewSession, TokenFailure | PasswordFailure | SignInFailure>>
  /** Null where the token is unknown, idle too long, over, or signed out. */
  readonly readSession: (token: string) => Promise<SessionView | null>
  readonly readAccount: (accountId: string) => Promise<AccountView | null>
  readonly signOut: (token: string) => Promise<void>
  readonly listSessions: (session: SessionView) => Promise<readonly SessionSummary[]>
  /** `id` null: every one but the asker's. */
  readonly endSessions: (session: SessionView, id: string | null) => Promise<void>
  /** Finds by e-mail, or makes, the account that a social provider vouches for; confirmed where the provider says so. */
  readonly accountForEmail: (asked: {
    readonly email: string
    readonly isVerified: boolean
    readonly language: string | null
  }) => Promise<{ readonly accountId: string; readonly isNew: boolean } | null>
}
