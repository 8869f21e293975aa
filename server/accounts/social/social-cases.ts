import type { SocialFailure, SocialProvider } from '@causeway/core/ports'
import type { Failure, Result } from '@causeway/core/result'
import type { SignInFailure } from '../account-failures.ts'
import type { NewSession, SessionView, Visitor } from '../account-types.ts'

/** An account at a provider that lets into one of ours. */
export type SocialAccount = {
  /** What names it when it is unlinked: `serviceId` on the wire (AUTH-06). */
  readonly id: string
  readonly provider: SocialProvider
  readonly email: string | null
  readonly linkedAt: Date
}

export type BeginSocialInput = {
  readonly provider: string
  /** Whose account the provider's is to be linked to, after `requireProof`; null: it is to sign in. */
  readonly linkTo: SessionView | null
  /** A path of ours to go to after signing in; anything else is forgotten. */
  readonly goto: string | null
  readonly redirectUri: string
}

export type BegunSocial = {
  /** Where the browser goes now. */
  readonly url: string
  /** Binds the try to this browser: an HttpOnly cookie, and nowhere else. */
  readonly browserSecret: string
}

export type BeginSocialFailure = SocialFailure | Failure<'provider_not_offered'>

export type UnlinkFailure = Failure<'social_unknown' | 'only_way_in' | 'signed_out'>

/** How a try ended, where it did not fail. */
export type SocialEnd =
  | { readonly kind: 'signed-in'; readonly session: NewSession; readonly goto: string | null }
  | { readonly kind: 'linked' }
  | { readonly kind: 'totp'; readonly token: string; readonly email: string }
  | { readonly kind: 'suspicious'; readonly email: string }
  /** Nobody has proved the address yet: a link was mailed to it (docs/adr/0029-social-sign-in.md). */
  | { readonly kind: 'mailed'; readonly email: string }

export type FinishSocialFailure =
  | SocialFailure
  | Exclude<SignInFailure, { readonly code: 'totp_required' | 'suspicious' }>
  | Failure<
      | 'provider_not_offered'
      /** Unknown, used, too old, or of another browser. */
      | 'try_unknown'
      /** The session that the link was for is over. */
      | 'signed_out'
      /** The provider's account lets into another account of ours. */
      | 'social_taken'
      /** The provider tells no address, and we know the person by none. */
      | 'social_without_email'
    >

export type FinishSocialInput = {
  readonly provider: string
  readonly state: string
  readonly browserSecret: string | null
  /** The redirect's query as it came, without its `?`. */
  readonly query: string
  readonly redirectUri: string
  /** Who is signed in now: a link is made for him who began it, or not at all. */
  readonly session: SessionView | null
}

/** Signing in by Google, Facebook and Twitter (AUTH-06, AUTH-19). */
export type SocialCases = {
  readonly offered: readonly SocialProvider[]
  readonly begin: (asked: BeginSocialInput) => Promise<Result<BegunSocial, BeginSocialFailure>>
  readonly finish: (
    asked: FinishSocialInput,
    visitor: Visitor,
  ) => Promise<Result<SocialEnd, FinishSocialFailure>>
  /** The link that was mailed because nobody had proved the address; counts in the browser that began only. */
  readonly finishByMail: (
    asked: { readonly token: string; readonly browserSecret: string | null },
    visitor: Visitor,
  ) => Promise<Result<SocialEnd, FinishSocialFailure>>
  readonly list: (session: SessionView) => Promise<readonly SocialAccount[]>
  /** Refused where it is the only way into the account: no password, no passkey, no other provider. */
  /** After `requireProof`. */
  readonly unlink: (session: SessionView, id: string) => Promise<Result<null, UnlinkFailure>>
}
