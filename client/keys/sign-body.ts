import { SIGNATURE_ALGORITHM } from './import-private-key.ts'
import { toBase64 } from './key-texts.ts'

/** What a request carries so that it can’t be sent again by someone else. */
export type ReplayProtection = {
  /** Milliseconds since 1970, sent as `X-Api-Timestamp`. */
  readonly timestamp: number
  /** A value used once, sent as `X-Api-Nonce`: at most 100 characters without line breaks. */
  readonly nonce: string
}

/**
 * The signature of a body, for the header `X-Api-Signature`: base64 of RSASSA-PKCS1-v1_5 with SHA-256. Send exactly this
 * body. With `replayProtection`, its timestamp and nonce are signed too and must be sent.
 */
export async function signBody(
  privateKey: CryptoKey,
  body: string,
  replayProtection?: ReplayProtection,
): Promise<string> {
  const signed =
    replayProtection === undefined
      ? body
      : `${replayProtection.timestamp}\n${replayProtection.nonce}\n${body}`
  const bytes = new TextEncoder().encode(signed)
  const signature = await crypto.subtle.sign(SIGNATURE_ALGORITHM.name, privateKey, bytes)
  return toBase64(new Uint8Array(signature))
}
