import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

export type PublicKeyFailure = Failure<
  'public_key_malformed' | 'public_key_unsupported' | 'private_key_given'
>

const LEAST_BITS = 2048
const MOST_BITS = 4096
const EXPONENT = 65_537n

/**
 * An RSA public key as the database keeps it (PKCS#1 DER), from what a partner gives: SPKI or PKCS#1, as PEM, or its DER in
 * base64 or hexadecimal. A private key that is given by mistake is told apart, and kept nowhere.
 */
export function readPublicKey(text: string): Result<Buffer, PublicKeyFailure> {
  const given = text.trim()
  if (given.includes('PRIVATE KEY')) return fail({ code: 'private_key_given' })
  const bytes = bytesOf(given)
  if (bytes === null) return fail({ code: 'public_key_malformed' })
  if (isPrivateKey(bytes)) return fail({ code: 'private_key_given' })
  const key = publicKeyIn(bytes)
  if (key === null) return fail({ code: 'public_key_malformed' })
  if (!isSupported(key)) return fail({ code: 'public_key_unsupported' })
  return ok(pkcs1Of(key))
}

/** The DER within what was given; null where it is none of the ways to write it. */
function bytesOf(given: string): Buffer | null {
  const pem = /^-----BEGIN ([A-Z ]*KEY)-----([A-Za-z0-9+/=\s]+)-----END \1-----$/.exec(given)
  const written = (pem?.[2] ?? given).replaceAll(/\s/g, '')
  // Every hexadecimal text could be base64 too, but none of a key is.
  if (pem === null && /^(?:[0-9a-f]{2})+$/i.test(written)) return Buffer.from(written, 'hex')
  return /^[A-Za-z0-9+/]+={0,2}$/.test(written) ? Buffer.from(written, 'base64') : null
}

function isPrivateKey(bytes: Buffer): boolean {
  return (['pkcs8', 'pkcs1', 'sec1'] as const).some(
    (type) => keyIn(() => createPrivateKey({ key: bytes, format: 'der', type })) !== null,
  )
}

function publicKeyIn(bytes: Buffer): KeyObject | null {
  return (
    keyIn(() => createPublicKey({ key: bytes, format: 'der', type: 'spki' })) ??
    keyIn(() => createPublicKey({ key: bytes, format: 'der', type: 'pkcs1' }))
  )
}

/** Null for whatever the library cannot read. */
function keyIn(read: () => KeyObject): KeyObject | null {
  try {
    return read()
  } catch {
    return null
  }
}

function isSupported({ asymmetricKeyDetails, asymmetricKeyType }: KeyObject): boolean {
  const { modulusLength = 0, publicExponent } = asymmetricKeyDetails ?? {}
  return (
    asymmetricKeyType === 'rsa' &&
    modulusLength >= LEAST_BITS &&
    modulusLength <= MOST_BITS &&
    publicExponent === EXPONENT
  )
}

/** Node exports no key as PKCS#1 that it read from PKCS#1, but it does so with a copy that came by JWK. */
function pkcs1Of(key: KeyObject): Buffer {
  const copy = createPublicKey({ key: key.export({ format: 'jwk' }), format: 'jwk' })
  return copy.export({ type: 'pkcs1', format: 'der' })
}
