import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a token belongs to: a browser by its `csrf` cookie, and the session that it has, if any. */
export type CsrfBinding = { readonly cookie: string; readonly session: string | null }

/** Value of a new `csrf` cookie: 32 random bytes. */
export function newCsrfCookie(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token that changes from this browser in this session carry (AUTH-10). Whoever can write cookies of ours without
 * reading them (a sibling domain, plain http) still cannot make one: it takes the key and the session.
 */
export function csrfToken(key: Uint8Array, { cookie, session }: CsrfBinding): string {
  return mac(key, cookie, session).toString('base64url')
}

/** Takes as long for a near miss as for any other. */
export function isCsrfToken(key: Uint8Array, binding: CsrfBinding, given: string): boolean {
  const expected = mac(key, binding.cookie, binding.session)
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

// Neither part can hold a colon: both are base64url.
function mac(key: Uint8Array, cookie: string, session: string | null): Buffer {
  return createHmac('sha256', key)
    .update(`${cookie}:${session ?? ''}`)
    .digest()
}
