import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AccountMail } from './notifier.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** An account's mail as it lies in the outbox: a copy of the database opens no link in it. */
export type SealedMail = Omit<AccountMail, 'facts'> & { readonly sealed: string }

/** Seals a mail's facts, its link among them, with AES-256-GCM (NIST SP 800-38D), bound to recipient and kind. */
export function sealFacts(key: Uint8Array, { facts, ...mail }: AccountMail): SealedMail {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(mail))
  const text = Buffer.concat([cipher.update(JSON.stringify(facts), 'utf8'), cipher.final()])
  return {
    ...mail,
    sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url'),
  }
}

/** Throws where the key is another one, or the mail was changed. */
export function unsealFacts(key: Uint8Array, { sealed, ...mail }: SealedMail): AccountMail {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(mail))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
  return { ...mail, facts: factsOf(JSON.parse(text.toString('utf8'))) }
}

function boundTo({ to, kind, key }: Omit<SealedMail, 'sealed'>): Buffer {
  return Buffer.from(JSON.stringify([to, kind, key]))
}

function factsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) throw new Error('A mail without facts')
  const facts: Record<string, string> = {}
  for (const [name, fact] of Object.entries(value)) {
    if (typeof fact === 'string') facts[name] = fact
  }
  return facts
}
