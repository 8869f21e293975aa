import type { Result } from '@causeway/core/result'
import type {
  PasskeyFailure,
  PasswordFailure,
  ProofFailure,
  SignInFailure,
  TokenFailure,
  TotpStateFailure,
} from './account-failures.ts'
import type {
  NewSession,
  PasskeyView,
  Proof,
  RotatedSession,
  SessionView,
  Visitor,
} from './account-types.ts'

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
  ) => Promise<Result<null, ProofFailure | { readonly code: 'passkey_not_found' | 'only_way_in' }>>
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
      | { readonly code: 'affiliate_payout_due' }
    >
  >
  /** Everything kept about the person, as JSON. */
  readonly exportData: (session: SessionView) => Promise<Readonly<Record<string, unknown>>>
  /** Proof for a change that stands elsewhere (linking a social account, say). */
  readonly requireProof: (session: SessionView, proof: Proof) => Promise<Result<null, ProofFailure>>
}
