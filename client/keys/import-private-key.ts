import { fromHex, fromPrivateKeyPem } from './key-texts.ts'

/** How the partner API signs. */
export const SIGNATURE_ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/**
 * Makes a `CryptoKey` of a private key (PKCS#8, as hexadecimal digits or PEM). It can sign, but its bytes can’t be read
 * back, so it can be kept in IndexedDB. Throws a `TypeError` if the text is no such key; the message never contains it.
 */
export async function importPrivateKey(privateKey: string): Promise<CryptoKey> {
  const text = privateKey.trim()
  if (text.startsWith('-----BEGIN RSA PRIVATE KEY-----')) {
    throw new TypeError(
      'The private key is PKCS#1. Convert it to PKCS#8: openssl pkcs8 -topk8 -nocrypt -in KEY.pem',
    )
  }
  const der = fromHex(text) ?? fromPrivateKeyPem(text)
  if (der === null) throw notAKey()
  try {
    return await crypto.subtle.importKey('pkcs8', der, SIGNATURE_ALGORITHM, false, ['sign'])
  } catch {
    throw notAKey()
  }
}

function notAKey(): TypeError {
  return new TypeError('The private key must be an RSA key in PKCS#8, as hexadecimal digits or PEM')
}
