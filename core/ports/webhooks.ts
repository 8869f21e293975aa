/** One message to a receiver that a partner named. */
export type OutgoingWebhook = {
  /** An address that a stranger gave: the port refuses those that lead into our own network. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * What came of it. `status`: what the receiver answered, whatever it is. `refused_address`: nothing was sent, since the
 * address is not allowed or leads to no public network. `unreachable`: nobody answered, or not in time.
 */
export type WebhookOutcome =
  | { readonly kind: 'status'; readonly status: number; readonly reply: string }
  | { readonly kind: 'refused_address' | 'unreachable'; readonly reason: string }

/** Sends messages to addresses that strangers gave. */
export type WebhookPort = {
  /** Never rejects. Nothing is repeated and no redirect is followed. */
  readonly send: (message: OutgoingWebhook) => Promise<WebhookOutcome>
}
