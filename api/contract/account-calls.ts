import type { Answer } from './answer.ts'
import type { Caller } from './caller.ts'
import type { FavouriteReply, RemoveFavouriteReply } from './favourites.ts'
import type {
  ConfirmEmailReply,
  ConfirmReply,
  FormRecoverReply,
  FormRecoverRequest,
  LogoutReply,
  PasskeyAnswer,
  PasskeyOptionsReply,
  PasskeySignInRequest,
  RecoverReply,
  RecoverSubmitRequest,
  ResendVerificationRequest,
  SignInReply,
  SignInRequest,
  SignUpReply,
  SignUpRequest,
} from './sign-in.ts'
import type { LinkSocialReply, SocialAccountsReply, SocialProvidersReply } from './social.ts'
import type {
  PasskeysReply,
  RecoveryCodesLeftReply,
  SessionsReply,
  SubscriptionsReply,
  UserExportReply,
  UserFlagsReply,
  UserOut,
  UserReply,
} from './user.ts'
import type {
  ChangeReply,
  EmailRequest,
  NewPasskeyOptionsReply,
  PasswordRequest,
  RecoveryCodesReply,
  TotpEnableReply,
} from './user-changes.ts'

/** Password and code once more; null or absent where the account has none. */
export type ProofGiven = {
  readonly password?: string | null
  readonly code?: string | null
}

/** What is read of the caller's own account; a page's loader may ask too. Refused with `signed_out` where he has none. */
export type AccountReads = {
  /** AUTH-18: null for somebody who is not signed in. All fields where none are named. */
  readonly user: (caller: Caller, fields?: readonly (keyof UserOut)[]) => Promise<Answer<UserReply>>
  readonly userFlags: (flags: readonly string[], caller: Caller) => Promise<Answer<UserFlagsReply>>
  readonly subscriptions: (caller: Caller) => Promise<Answer<SubscriptionsReply>>
  readonly sessions: (caller: Caller) => Promise<Answer<SessionsReply>>
  readonly recoveryCodesLeft: (caller: Caller) => Promise<Answer<RecoveryCodesLeftReply>>
  readonly passkeys: (caller: Caller) => Promise<Answer<PasskeysReply>>
  /** The services that one can sign in by here; the same for everybody (AUTH-06). */
  readonly socialProviders: () => Promise<Answer<SocialProvidersReply>>
  readonly socialAccounts: (caller: Caller) => Promise<Answer<SocialAccountsReply>>
}

type Bare<T> = Omit<T, '_csrf' | '__type'>

/**
 * What a browser does about accounts, over HTTP only: sessions begin and end by cookie, and the client adds the CSRF
 * token by itself (AUTH-10). What was not done for a reason that people can mend answers with `result: false`.
 */
export type AccountCalls = {
  readonly signUp: (request: SignUpRequest) => Promise<Answer<SignUpReply>>
  readonly resendVerification: (request: ResendVerificationRequest) => Promise<Answer<SignUpReply>>
  /** The link of the mail: confirms the address, and gives what a password is set with. */
  readonly confirmRegistration: (token: string) => Promise<Answer<ConfirmReply>>
  readonly signIn: (request: SignInRequest) => Promise<Answer<SignInReply>>
  readonly formRecover: (request: FormRecoverRequest) => Promise<Answer<FormRecoverReply>>
  /** Whose password the link would set; the link stays good. */
  readonly checkRecovery: (recoverToken: string) => Promise<Answer<RecoverReply>>
  /** Sets a password and signs in; `errors.totp` with a token where a code is asked for first. */
  readonly submitRecovery: (request: RecoverSubmitRequest) => Promise<Answer<SignInReply>>
  readonly confirmEmailChange: (token: string) => Promise<Answer<ConfirmEmailReply>>
  readonly signOut: () => Promise<Answer<LogoutReply>>
  readonly passkeySignInOptions: () => Promise<Answer<PasskeyOptionsReply>>
  readonly signInWithPasskey: (request: PasskeySignInRequest) => Promise<Answer<SignInReply>>

  readonly user: (fields?: readonly (keyof UserOut)[]) => Promise<Answer<UserReply>>
  readonly subscriptions: () => Promise<Answer<SubscriptionsReply>>
  readonly sessions: () => Promise<Answer<SessionsReply>>
  readonly recoveryCodesLeft: () => Promise<Answer<RecoveryCodesLeftReply>>
  readonly passkeys: () => Promise<Answer<PasskeysReply>>
  readonly exportData: () => Promise<Answer<UserExportReply>>

  /** The session proves who is there once more, for changes of orders that it alone allows. */
  readonly prove: (proof: ProofGiven) => Promise<Answer<ChangeReply>>
  readonly setSubscribed: (subscribed: boolean) => Promise<Answer<ChangeReply>>
  readonly changePassword: (request: Bare<PasswordRequest>) => Promise<Answer<ChangeReply>>
  readonly changeEmail: (request: Bare<EmailRequest>) => Promise<Answer<ChangeReply>>
  readonly enableTotp: () => Promise<Answer<TotpEnableReply>>
  readonly confirmTotp: (proof: ProofGiven) => Promise<Answer<RecoveryCodesReply>>
  readonly disableUnconfirmedTotp: () => Promise<Answer<ChangeReply>>
  readonly disableTotp: (proof: ProofGiven) => Promise<Answer<ChangeReply>>
  readonly renewRecoveryCodes: (proof: ProofGiven) => Promise<Answer<RecoveryCodesReply>>
  /** Null: every session but this one. */
  readonly endSessions: (id: string | null) => Promise<Answer<ChangeReply>>
  readonly passkeyRegistrationOptions: (
    proof: ProofGiven,
  ) => Promise<Answer<NewPasskeyOptionsReply>>
  readonly addPasskey: (request: {
    readonly name: string
    readonly response: PasskeyAnswer
  }) => Promise<Answer<ChangeReply>>
  readonly renamePasskey: (id: string, name: string) => Promise<Answer<ChangeReply>>
  readonly removePasskey: (id: string, proof: ProofGiven) => Promise<Answer<ChangeReply>>
  readonly deleteAccount: (proof: ProofGiven) => Promise<Answer<ChangeReply>>

  readonly socialProviders: () => Promise<Answer<SocialProvidersReply>>
  readonly socialAccounts: () => Promise<Answer<SocialAccountsReply>>
  /** Answers where the popup goes; `openSocialPopup` of the client takes it there. */
  readonly linkSocialAccount: (
    provider: string,
    proof: ProofGiven,
  ) => Promise<Answer<LinkSocialReply>>
  readonly unlinkSocialAccount: (
    serviceId: string,
    proof: ProofGiven,
  ) => Promise<Answer<ChangeReply>>

  /** A name for one of the account’s earlier addresses; empty: none (EXCH-04). */
  readonly nameFavourite: (id: string, name: string) => Promise<Answer<FavouriteReply>>
  readonly removeFavourite: (id: string) => Promise<Answer<RemoveFavouriteReply>>
}
