import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Compares texts of any length in constant time. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** A keyed hash (HMAC, RFC 2104) of a text. */
export function hmac(
  algorithm: 'sha256' | 'sha512',
  key: string,
  text: string,
  encoding: 'hex' | 'base64',
): string {
  return createHmac(algorithm, key).update(text).digest(encoding)
}
