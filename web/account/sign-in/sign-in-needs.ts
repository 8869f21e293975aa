import type { AccountCalls, SocialOutcome } from '@causeway/widget/client'

/** What signing in needs of its surroundings. */
export type SignInNeeds = {
  readonly calls: Pick<
    AccountCalls,
    | 'signIn'
    | 'signUp'
    | 'resendVerification'
    | 'formRecover'
    | 'passkeySignInOptions'
    | 'signInWithPasskey'
  >
  readonly clientId: string
  /** AUTH-02: whether the account is made in the window that a widget on another site opened. */
  readonly isForWidget: boolean
  /** AUTH-15: whether somebody in Japan said that he does not live there. */
  readonly isNotJapanResident: () => boolean
  /** AUTH-12: a solved captcha; null where it could not be had. */
  readonly solveCaptcha: () => Promise<string | null>
  /** The browser's answer to the server's question; null where the person gave none. */
  readonly askPasskey: (
    options: Readonly<Record<string, unknown>>,
  ) => Promise<Record<string, unknown> | null>
  readonly openSocial: (provider: string) => Promise<SocialOutcome>
  /** A session has begun: its cookie is set. `goTo`: where a social sign-in leads; null for here. */
  readonly onSignedIn: (goTo: string | null) => void
}
