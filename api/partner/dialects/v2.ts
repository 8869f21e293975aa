import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { v2Reference } from '../reference/signed-dialects.ts'
import type { Dialect } from './dialect.ts'
import { headerOf, signedBytes } from './signed-request.ts'

/** RSA-SHA256 over the body. An `Authorization` header that some programs send besides says nothing. */
export const v2: Dialect = {
  name: 'v2',
  reference: v2Reference,
  apiKeyIn: (request) =>
    headerOf(request, 'x-api-signature') === null ? null : headerOf(request, 'x-api-key'),
  isProven: (request, key) => {
    const signature = headerOf(request, 'x-api-signature')
    if (signature === null || key.publicKey === null) return false
    return verify(
      'RSA-SHA256',
      signedBytes(request),
      publicKeyOf(key.id, key.publicKey),
      Buffer.from(signature, 'base64'),
    )
  },
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
