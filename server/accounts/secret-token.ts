import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits for whoever holds them: a session, a link in a mail, a device. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be a token of ours; anything else need not be looked up. */
export function isSecretToken(text: string): boolean {
  return TOKEN.test(text)
}

/**
 * What is stored of a token. A plain hash will do for 256 random bits, and looking it up by its hash gives nothing away
 * in time.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Stands for somebody's e-mail or network in tables, and cannot be turned back without the operator's key. */
export function blindName(key: Uint8Array, kind: string, name: string): string {
  return createHmac('sha256', key).update(`${kind}:${name}`).digest('hex')
}
