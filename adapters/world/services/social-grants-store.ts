import { createHash, randomBytes } from 'node:crypto'
import type { SandboxConsent } from '@causeway/core/ports'
import type { World } from '../world.ts'

/** The person as the sandbox's provider tells; `nonce` as it was asked with. */
export type PlayPerson = {
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly nonce: string
}

/** Somebody agreed: answers the code that the browser takes back. */
export function grantSocial(world: World, consent: SandboxConsent): string {
  const code = randomBytes(24).toString('base64url')
  const { codeChallenge, email, isEmailVerified, nonce, provider, redirectUri } = consent
  world.store
    .prepare(
      `INSERT INTO social_grants
         (code, provider, subject, email, is_verified, nonce, challenge, redirect_uri)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      code,
      provider,
      subjectOf(world, consent),
      email,
      isEmailVerified ? 1 : 0,
      nonce,
      codeChallenge,
      redirectUri,
    )
  return code
}

/** Whose code it is, once; null where it is unknown, used, or of another try (RFC 7636, 4.6). */
export function redeemSocial(
  world: World,
  asked: {
    readonly provider: string
    readonly code: string
    readonly codeVerifier: string
    readonly redirectUri: string
  },
): PlayPerson | null {
  const challenge = createHash('sha256').update(asked.codeVerifier).digest('base64url')
  const row = world.store
    .prepare(
      `DELETE FROM social_grants
       WHERE code = ? AND provider = ? AND challenge = ? AND redirect_uri = ?
       RETURNING subject, email, is_verified, nonce`,
    )
    .get(asked.code, asked.provider, challenge, asked.redirectUri) as
    | { subject: string; email: string | null; is_verified: number; nonce: string }
    | undefined
  if (row === undefined) return null
  const { email, nonce, subject } = row
  return { subject, email, isEmailVerified: row.is_verified === 1, nonce }
}

/** The same person is the same subject the next time; another provider knows them by another. */
function subjectOf({ seed }: World, { person, provider }: SandboxConsent): string {
  return createHash('sha256')
    .update(`social ${seed} ${provider} ${person}`)
    .digest('hex')
    .slice(0, 24)
}
