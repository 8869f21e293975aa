import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AccountMail, StaffMail } from './notifier.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A mail as it lies in the outbox: a copy of the database opens no link in it. */
type Sealed<Mail> = Omit<Mail, 'facts'> & { readonly sealed: string }
export type SealedMail = Sealed<AccountMail>
export type SealedStaffMail = Sealed<StaffMail>

type Facts = Readonly<Record<string, string>>
type Bound = { readonly to: string; readonly kind: string; readonly key: string }

/** Seals a mail's facts, its link among them, with AES-256-GCM (NIST SP 800-38D), bound to recipient and kind. */
export function sealFacts(key: Uint8Array, { facts, ...mail }: AccountMail): SealedMail {
  return { ...mail, sealed: seal(key, mail, facts) }
}

/** Throws where the key is another one, or the mail was changed. */
export function unsealFacts(key: Uint8Array, { sealed, ...mail }: SealedMail): AccountMail {
  return { ...mail, facts: unseal(key, mail, sealed) }
}

/** The same of a mail to staff. */
export function sealStaffMail(key: Uint8Array, { facts, ...mail }: StaffMail): SealedStaffMail {
  return { ...mail, sealed: seal(key, mail, facts) }
}

/** Throws as `unsealFacts` does, and where a fact of its kind is missing. */
export function unsealStaffMail(key: Uint8Array, { sealed, ...mail }: SealedStaffMail): StaffMail {
  const { code, link, role } = unseal(key, mail, sealed)
  const { kind } = mail
  if (link === undefined) throw new Error('A mail to staff without its link')
  if (kind === 'staff-mention' && code !== undefined)
    return { ...mail, kind, facts: { link, code } }
  if (kind === 'staff-invitation' && role !== undefined)
    return { ...mail, kind, facts: { link, role } }
  throw new Error('A mail to staff without its facts')
}

function seal(key: Uint8Array, mail: Bound, facts: Facts): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(mail))
  const text = Buffer.concat([cipher.update(JSON.stringify(facts), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

function unseal(key: Uint8Array, mail: Bound, sealed: string): Facts {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(mail))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
  return factsOf(JSON.parse(text.toString('utf8')))
}

function boundTo({ to, kind, key }: Bound): Buffer {
  return Buffer.from(JSON.stringify([to, kind, key]))
}

function factsOf(value: unknown): Facts {
  if (typeof value !== 'object' || value === null) throw new Error('A mail without facts')
  const facts: Record<string, string> = {}
  for (const [name, fact] of Object.entries(value)) {
    if (typeof fact === 'string') facts[name] = fact
  }
  return facts
}
