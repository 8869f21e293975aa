import type { Failure, Result } from '../result/index.ts'

/**
 * How far a person's identification has come with its provider. `retry`: refused so that the person may try again.
 * `refused`: for good.
 */
export const identityStatuses = [
  'none',
  'started',
  'pending',
  'retry',
  'approved',
  'refused',
] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** What opens the provider's flow for one person, for a while. */
export type IdentitySession = {
  /** For the provider's own SDK. */
  readonly accessToken: string
  /** The provider's hosted page; null where it has none. */
  readonly url: string | null
  /** Milliseconds since 1970, UTC. */
  readonly expiresAt: number
}

/** A provider's message as it came over HTTP. Names of headers in lower case. */
export type WebhookMessage = {
  readonly headers: Readonly<Record<string, string>>
  readonly rawBody: string
}

/** The provider gave no answer that can be read. */
export type IdentityFailure = Failure<'identity_unavailable'>
export type WebhookFailure = Failure<'webhook_forged' | 'webhook_malformed'>

/**
 * A service that identifies people. It alone sees their papers: we know a reference of our own and how far it has come.
 * Never throws for a provider that does not answer.
 */
export type IdentityPort = {
  readonly name: string
  /** Opens the flow for a reference; asked again, it opens the same person's again. */
  readonly begin: (about: {
    readonly reference: string
  }) => Promise<Result<IdentitySession, IdentityFailure>>
  /** `none` of a reference that was never begun. */
  readonly status: (reference: string) => Promise<Result<IdentityStatus, IdentityFailure>>
  /**
   * Whom a message is about, if the provider signed it (compared in constant time). A message is a call to look: what
   * is believed is `status`, so that an old one sent again changes nothing. Pure. Null: about nobody of ours.
   */
  readonly readWebhook: (
    message: WebhookMessage,
  ) => Result<{ readonly reference: string | null }, WebhookFailure>
}
