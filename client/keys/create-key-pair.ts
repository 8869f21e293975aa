import { importPrivateKey, SIGNATURE_ALGORITHM } from './import-private-key.ts'
import { toBase64, toHex, toPem } from './key-texts.ts'
import { rsaPublicKeyIn } from './rsa-public-key-in.ts'

const KEY_BITS = 2048
const PUBLIC_EXPONENT = [1, 0, 1]

/** A key pair of the partner API. */
export type KeyPair = {
  /** Sent with each request: base64 of the SHA-256 of the public key (PKCS#1 DER). */
  readonly apiKey: string
  /** Signs; its bytes can’t be read back. */
  readonly privateKey: CryptoKey
  /** PKCS#8 DER as hexadecimal digits. Keep it secret. */
  readonly privateKeyHex: string
  /** PKCS#8 PEM. Keep it secret. */
  readonly privateKeyPem: string
  /** PKCS#1 PEM, for the exchange. */
  readonly publicKeyPem: string
}

/** Makes a key pair on this device, so that nobody else ever has the private key. */
export async function createKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    {
      ...SIGNATURE_ALGORITHM,
      modulusLength: KEY_BITS,
      publicExponent: Uint8Array.from(PUBLIC_EXPONENT),
    },
    true,
    ['sign', 'verify'],
  )
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey))
  const pkcs1 = rsaPublicKeyIn(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)))
  const privateKeyPem = toPem('PRIVATE KEY', pkcs8)
  return {
    apiKey: toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', pkcs1))),
    privateKey: await importPrivateKey(privateKeyPem),
    privateKeyHex: toHex(pkcs8),
    privateKeyPem,
    publicKeyPem: toPem('RSA PUBLIC KEY', pkcs1),
  }
}
