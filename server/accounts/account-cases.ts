import type { Result } from '@causeway/core/result'
import type { CaptchaChallenge } from './captcha.ts'

/** What is known of who asks, for limits, for the list of sessions, and to see that somebody comes from elsewhere. */
export type Visitor = {
  /** The client's network (an IPv6 /64), never the whole of what could name a person longer than needed. */
  readonly network: string | null
  /** ISO 3166-1 code in upper case, where the operator's proxy names it. */
  readonly country: string | null
  /** The browser's own name for itself, shortened. */
  readonly userAgent: string
  /** Value of the device cookie; null where there is none. */
  readonly deviceToken: string | null
  /** Code of the page's language; null for English. */
  readonly language: string | null
  /** AUTH-15, AUTH-21. */
  readonly confirmedNotJapan: boolean
  /** AUTH-12: a solved captcha of ours, as its widget gives it; null where none was sent. */
  readonly captcha: string | null
}

export type TotpState = 'enabled' | 'disabled' | 'unconfirmed'

/** AUTH-18. */
export type AccountView = {
  readonly id: string
  readonly email: string
  readonly subscribed: boolean
  readonly totpState: TotpState
  /** `otpauth://` link and secret, only while unconfirmed. */
  readonly totpQrLink: string | null
  readonly totpSecret: string | null
  readonly totpAttempts: number
  readonly hasPassword: boolean
  readonly merchantId: string
  readonly transactionsCount: number
  readonly createdAt: Date
  readonly language: string | null
}

/** A session that was just begun: the token goes into a cookie and is nowhere else. */
export type NewSession = {
  readonly token: string
  readonly endsAt: Date
  /** A device cookie to set, where the browser had none. */
  readonly deviceToken: string
  readonly account: AccountView
}

/** Whose session a token is. Reading it puts off its idle end. */
export type SessionView = {
  readonly sessionId: string
  readonly accountId: string
  readonly method: string
  /** When a password, code or passkey was last given in it. */
  readonly provenAt: Date
}

export type SignUpFailure =
  | { readonly code: 'email_invalid' }
  | { readonly code: 'captcha_missing' }
  | { readonly code: 'captcha_wrong' }
  | { readonly code: 'japan_unconfirmed' }
  | { readonly code: 'too_often'; readonly retryAfterSeconds: number }

export type SignInFailure =
  /** Also for an account that is not there, with the same work done (AUTH-04). */
  | { readonly code: 'wrong_credentials' }
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

/** The same session under a new token, after a change of rights; the old token is worth nothing any more. */
export type RotatedSession = { readonly token: string; readonly endsAt: Date }

export type PasskeyView = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type TokenFailure = { readonly code: 'token_unknown' } | { readonly code: 'token_old' }

export type SessionSummary = {
  readonly id: string
  readonly isCurrent: boolean
  readonly device: string
  readonly country: string | null
  readonly network: string | null
  readonly method: string
  readonly createdAt: Date
  readonly seenAt: Date
}

export type Proof = {
  readonly password?: string | undefined
  /** Six digits, or a recovery code. */
  readonly code?: string | undefined
}

/** Signing up, in and out (slice A1). */
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

/** Second factors and account changes. Where a session comes back, its token replaces the asker's. */
export type AccountChangeCases = {
  /** Begins anew where it was begun before; needs no proof, as nothing is on before `confirmTotp`. */
  readonly enableTotp: (
    session: SessionView,
  ) => Promise<
    Result<{ readonly totpSecret: string; readonly totpQrLink: string }, TotpStateFailure>
  >
  /** `proof.code` is of the new secret. Answers ten recovery codes, shown once. */
  readonly confirmTotp: (
    session: SessionView,
    proof: Proof,
  ) => Promise<
    Result<
      { readonly recoveryCodes: readonly string[]; readonly session: RotatedSession },
      ProofFailure | TotpStateFailure
    >
  >
  readonly disableUnconfirmedTotp: (session: SessionView) => Promise<Result<null, TotpStateFailure>>
  readonly disableTotp: (
    session: SessionView,
    proof: Proof,
  ) => Promise<Result<{ readonly session: RotatedSession }, ProofFailure | TotpStateFailure>>
  /** Ten new ones; the old ones are worth nothing any more. */
  readonly renewRecoveryCodes: (
    session: SessionView,
    proof: Proof,
  ) => Promise<
    Result<{ readonly recoveryCodes: readonly string[] }, ProofFailure | TotpStateFailure>
  >
  readonly recoveryCodesLeft: (session: SessionView) => Promise<number>
  /** Options for `navigator.credentials.create()`, as JSON; answered within five minutes. */
  readonly passkeyRegistrationOptions: (
    session: SessionView,
    proof: Proof,
  ) => Promise<Result<Readonly<Record<string, unknown>>, ProofFailure>>
  /** `response`: what the browser answered, as JSON. An empty name becomes one by number. */
  readonly addPasskey: (
    session: SessionView,
    asked: { readonly name: string; readonly response: unknown },
  ) => Promise<Result<PasskeyView, PasskeyFailure>>
  /** Options for `navigator.credentials.get()`, for whoever is nobody yet. */
  readonly passkeySignInOptions: () => Promise<Readonly<Record<string, unknown>>>
  /** A passkey asks for a PIN or a finger itself, so no code is asked for beside it. */
  readonly signInWithPasskey: (
    response: unknown,
    visitor: Visitor,
  ) => Promise<Result<NewSession, SignInFailure | PasskeyFailure>>
  readonly listPasskeys: (session: SessionView) => Promise<readonly PasskeyView[]>
  readonly renamePasskey: (
    session: SessionView,
    asked: { readonly id: string; readonly name: string },
  ) => Promise<Result<PasskeyView, { readonly code: 'passkey_not_found' }>>
  readonly removePasskey: (
    session: SessionView,
    asked: { readonly id: string } & Proof,
  ) => Promise<Result<null, ProofFailure | { readonly code: 'passkey_not_found' }>>
  /** Every other session ends. `oldPassword` null: the account has none yet. */
  readonly changePassword: (
    session: SessionView,
    asked: {
      readonly oldPassword: string | null
      readonly password: string
      readonly code?: string | undefined
    },
  ) => Promise<Result<{ readonly session: RotatedSession }, ProofFailure | PasswordFailure>>
  /** A link goes to the new address, a notice to the old one; nothing changes before the link is followed. */
  readonly askEmailChange: (
    session: SessionView,
    asked: { readonly email: string } & Proof,
  ) => Promise<Result<null, ProofFailure | { readonly code: 'email_invalid' }>>
  readonly confirmEmailChange: (
    token: string,
  ) => Promise<Result<{ readonly email: string }, TokenFailure>>
  readonly setSubscribed: (session: SessionView, subscribed: boolean) => Promise<void>
  /** Removes or anonymises what the books do not need; every session ends. */
  readonly deleteAccount: (
    session: SessionView,
    proof: Proof,
  ) => Promise<
    Result<
      null,
      | ProofFailure
      /** These can still receive or owe money: by public code. */
      | { readonly code: 'orders_open'; readonly publicCodes: readonly string[] }
    >
  >
  /** Everything kept about the person, as JSON. */
  readonly exportData: (session: SessionView) => Promise<Readonly<Record<string, unknown>>>
  /** Proof for a change that stands elsewhere (linking a social account, say). */
  readonly requireProof: (session: SessionView, proof: Proof) => Promise<Result<null, ProofFailure>>
}
