import { createKeyPair } from '@causeway/client'
import type { PrivateKeyTexts } from './new-key.ts'

/** False where a page has no cryptography of the browser’s: served without TLS, from another machine. */
export function canMakePair(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** A new pair, made in this browser: what goes to the server, and what stays here. */
export async function makePair(): Promise<{
  readonly publicKey: string
  readonly own: PrivateKeyTexts
}> {
  const { privateKeyHex, privateKeyPem, publicKeyPem } = await createKeyPair()
  return { publicKey: publicKeyPem, own: { privateKeyHex, privateKeyPem } }
}
