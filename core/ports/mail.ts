export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A mail with the same key is delivered once. */
  readonly idempotencyKey: string
}

export type MailPort = { readonly send: (mail: Mail) => Promise<void> }
