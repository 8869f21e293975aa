import { createHash } from 'node:crypto'

/** What an approval is bound to: SHA-256 of the kind, the subject and the intent’s own bytes, as hexadecimal text. */
export function intentHash(proposal: {
  readonly kind: string
  readonly subject: string
  readonly intent: string
}): string {
  const { intent, kind, subject } = proposal
  return createHash('sha256')
    .update(JSON.stringify([kind, subject, intent]))
    .digest('hex')
}
