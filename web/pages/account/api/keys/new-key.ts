import type { CreatePartnerKeyReply } from '@causeway/api/contract'

/** The parts of a pair that its owner keeps. */
export type PrivateKeyTexts = {
  readonly privateKeyPem: string
  readonly privateKeyHex: string
}

/** What of a new key is shown this once. */
export type NewKey = {
  readonly name: string
  readonly apiKey: string
  readonly secret: string | null
  readonly privateKey: PrivateKeyTexts | null
  /** The private key was made on the server, as the browser could not. */
  readonly isPairOfServer: boolean
}

/** What is shown of a key that was just made; `own`: the private key of a pair that this browser made. */
export function newKeyOf(
  { apiKey = '', key, privateKeyHex, privateKeyPem, secret = null }: CreatePartnerKeyReply,
  own: PrivateKeyTexts | null,
): NewKey {
  const ofServer = privateKeyHex && privateKeyPem ? { privateKeyHex, privateKeyPem } : null
  return {
    name: key?.name ?? '',
    apiKey,
    secret,
    privateKey: own ?? ofServer,
    isPairOfServer: own === null && ofServer !== null,
  }
}
