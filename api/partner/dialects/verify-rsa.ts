import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { PartnerKey } from '@causeway/server/partners'
import { headerOf, type SignedRequest } from './signed-request.ts'

/** Whether `X-Api-Signature` is the key's RSA-SHA256 signature (PKCS#1 v1.5, base64) of these bytes. */
export function isSignedByRsa(request: SignedRequest, key: PartnerKey, signed: Buffer): boolean {
  const signature = headerOf(request, 'x-api-signature')
  if (signature === null || key.publicKey === null) return false
  const publicKey = publicKeyOf(key.id, key.publicKey)
  return verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64'))
}

const MOST_KEYS = 1000
const readKeys = new Map<string, KeyObject>()

/** Reading a key takes as long as checking a signature with it, and a key's bytes never change. */
function publicKeyOf(keyId: string, der: Uint8Array): KeyObject {
  const known = readKeys.get(keyId)
  if (known !== undefined) return known
  const read = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'pkcs1' })
  if (readKeys.size >= MOST_KEYS) readKeys.clear()
  readKeys.set(keyId, read)
  return read
}
