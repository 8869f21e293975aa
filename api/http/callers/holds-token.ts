import { createHash, timingSafeEqual } from 'node:crypto'

const BEARER = /^Bearer +(\S+)$/i

/** True where an Authorization header bears the token. Takes as long for a near miss as for any other. */
export function holdsToken(authorization: string | undefined, token: string | null): boolean {
  const given = BEARER.exec(authorization ?? '')?.[1]
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

// Digests have one length, which the comparison needs.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
