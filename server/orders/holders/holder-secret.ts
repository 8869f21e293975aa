import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 random bits that name an order in links and on the wire. Never a secret. */
export function newPublicCode(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * The secret that lets its holder change the order. Derived from the creating request, so that a repeated request gets
 * the same secret although only its hash is stored.
 */
export function holderSecretFor(key: Uint8Array, keyHash: string, bodyHash: string): string {
  return createHmac('sha256', key).update(`${keyHash}:${bodyHash}`).digest('base64url')
}

/** What is stored of a secret or of an idempotency key. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** True where one of the secrets has the stored hash. Looks at all of them, in constant time each. */
export function holdsSecret(hash: string, secrets: readonly string[]): boolean {
  const stored = Buffer.from(hash, 'hex')
  let held = false
  for (const secret of secrets) {
    const given = createHash('sha256').update(secret).digest()
    if (given.length === stored.length && timingSafeEqual(given, stored)) held = true
  }
  return held
}
