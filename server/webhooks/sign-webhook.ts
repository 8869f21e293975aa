import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign as signBytes,
} from 'node:crypto'
import type { WebhookSigning } from './webhook-types.ts'

// Prefixes of the Standard Webhooks convention; `whsk_` never leaves the database.
const SECRET = 'whsec_'
const PRIVATE_KEY = 'whsk_'
const PUBLIC_KEY = 'whpk_'
const SECRET_BYTES = 32
const RAW_KEY_BYTES = 32

/** What signs an endpoint's messages. `shown`: what its owner verifies with, the secret itself or a public key. */
export type SigningSecret = {
  readonly secret: string
  readonly publicKey: string | null
  readonly shown: string
}

/** A new secret for an endpoint, in the form of the Standard Webhooks convention. */
export function newSigningSecret(signing: WebhookSigning): SigningSecret {
  if (signing === 'hmac') {
    const secret = SECRET + randomBytes(SECRET_BYTES).toString('base64')
    return { secret, publicKey: null, shown: secret }
  }
  const pair = generateKeyPairSync('ed25519')
  const der = pair.publicKey.export({ type: 'spki', format: 'der' })
  const publicKey = PUBLIC_KEY + der.subarray(-RAW_KEY_BYTES).toString('base64')
  const secret =
    PRIVATE_KEY + pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  return { secret, publicKey, shown: publicKey }
}

/** The signature of these bytes with its version, as a header carries it. */
export type Signer = (signed: Buffer) => string

/**
 * The headers that prove a message (Standard Webhooks): its id, the time in seconds, and one signature for each secret that is
 * valid, so that a receiver can change its secret without losing a message. `now`: milliseconds since 1970.
 */
export function webhookHeaders(
  message: { readonly id: string; readonly body: string; readonly signers: readonly Signer[] },
  now: number,
): Readonly<Record<string, string>> {
  const { body, id, signers } = message
  const timestamp = String(Math.floor(now / 1000))
  const signed = Buffer.from(`${id}.${timestamp}.${body}`)
  return {
    'content-type': 'application/json',
    'user-agent': 'Causeway-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signers.map((sign) => sign(signed)).join(' '),
  }
}

/** Signs with the secret of an endpoint. */
export function signerOf(secret: string): Signer {
  if (secret.startsWith(SECRET)) {
    const key = Buffer.from(secret.slice(SECRET.length), 'base64')
    return (signed) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  }
  const key = Buffer.from(secret.slice(PRIVATE_KEY.length), 'base64')
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  return (signed) => `v1a,${signBytes(null, signed, privateKey).toString('base64')}`
}
