import type { Failure, Result } from '../result/index.ts'

/** Those that the product has a button for; an operator offers the ones that are configured (AUTH-06). */
export const socialProviders = ['google', 'facebook', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Whom a provider says somebody to be. */
export type SocialIdentity = {
  /** The provider's own name for the person: never given to anybody else, never changed. */
  readonly subject: string
  /** In lower case; null where the provider tells none. */
  readonly email: string | null
  /** True only where the provider itself has seen to it that the address is the person's now. */
  readonly isEmailVerified: boolean
}

/** One try: what goes to the provider and what must come back with its answer. */
export type SocialTry = {
  /** Where the provider sends the browser back to; the same both times. */
  readonly redirectUri: string
  /** Random, single-use, known to this browser (RFC 6749, 10.12). */
  readonly state: string
  /** Random; stands in the ID token of OpenID Connect. */
  readonly nonce: string
  /** RFC 7636; 43 characters of base64url. */
  readonly codeVerifier: string
}

/**
 * `social_refused`: the person said no there, or the provider does not know the try. `social_unavailable`: no answer in
 * time. `social_reply_wrong`: an answer that is not to be believed.
 */
export type SocialFailure = Failure<'social_refused' | 'social_unavailable' | 'social_reply_wrong'>

/** A provider that vouches for people by OAuth 2.0 or OpenID Connect. Never throws for one that does not answer. */
export type SocialPort = {
  readonly provider: SocialProvider
  /** Where the browser is sent: an address of the provider (in a play world a path of ours). */
  readonly authorizationUrl: (tried: SocialTry) => Promise<Result<string, SocialFailure>>
  /** Redeems what the provider's redirect brought. `query`: that redirect's own, as it came, without its `?`. */
  readonly identify: (
    tried: SocialTry,
    query: string,
  ) => Promise<Result<SocialIdentity, SocialFailure>>
}
