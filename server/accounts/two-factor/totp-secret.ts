import { hkdfSync } from 'node:crypto'
import { totpScheme } from '@causeway/core/accounts'
import { Secret, TOTP } from 'otpauth'
import { sealText, unsealText } from '../../secrets/sealed-text.ts'

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

/** A fresh secret for an authenticator app, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The link that an authenticator app reads from the QR picture. */
export function totpLink(secret: string, brand: string, email: string): string {
  return authenticator(secret, brand, email).toString()
}

/** The code of a time step. */
export function totpCode(secret: string, step: bigint): string {
  const timestamp = Number(step) * totpScheme.periodSeconds * 1000
  return authenticator(secret).generate({ timestamp })
}

function authenticator(secret: string, issuer = '', label = ''): TOTP {
  const { algorithm, digits, periodSeconds } = totpScheme
  return new TOTP({ issuer, label, algorithm, digits, period: periodSeconds, secret })
}

/** A secret as the database keeps it: sealed under the operator's key, for its account. */
export function sealTotpSecret(accountKey: Uint8Array, accountId: string, secret: string): string {
  return sealText(sealingKey(accountKey), accountId, secret)
}

/** The secret; throws where it was not sealed with this key for this account. */
export function openTotpSecret(accountKey: Uint8Array, accountId: string, sealed: string): string {
  const secret = readTotpSecret(accountKey, accountId, sealed)
  if (secret === null) {
    const reason = 'it was sealed under another SECRET_KEY, or for another account'
    throw new Error(`The TOTP secret of account ${accountId} cannot be read: ${reason}`)
  }
  return secret
}

/** The secret; null where it cannot be read: the operator's key was changed since, or somebody moved it here. */
export function readTotpSecret(
  accountKey: Uint8Array,
  accountId: string,
  sealed: string,
): string | null {
  try {
    return unsealText(sealingKey(accountKey), accountId, sealed)
  } catch {
    return null
  }
}

function sealingKey(accountKey: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', accountKey, 'causeway', 'totp secrets', 32))
}
