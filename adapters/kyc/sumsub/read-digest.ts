import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookMessage } from '@causeway/core/ports'

/** Names that Sumsub has for the digest of a webhook. SHA-1 is refused, though it offers it. */
const ALGORITHMS: ReadonlyMap<string, string> = new Map([
  ['HMAC_SHA256_HEX', 'sha256'],
  ['HMAC_SHA512_HEX', 'sha512'],
])

/** True where a webhook's `X-Payload-Digest` is the digest of its very bytes with our secret. */
export function isSignedWith(secret: string, { headers, rawBody }: WebhookMessage): boolean {
  const algorithm = ALGORITHMS.get(headers['x-payload-digest-alg'] ?? '')
  if (algorithm === undefined) return false
  const expected = createHmac(algorithm, secret).update(rawBody).digest('hex')
  return isSame(expected, (headers['x-payload-digest'] ?? '').toLowerCase())
}

/** Compares what has any length in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
