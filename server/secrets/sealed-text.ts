import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A secret as the database keeps it: AES-256-GCM under a key of the operator's (32 bytes), bound to the row that it belongs
 * to, so that it can neither be read from a copy of the database nor be moved to another row.
 */
export function sealText(key: Uint8Array, rowId: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(rowId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = [nonce, sealed, cipher.getAuthTag()]
  return [VERSION, ...parts.map((part) => part.toString('base64url'))].join('.')
}

/** The text; throws where it was not sealed with this key for this row. */
export function unsealText(key: Uint8Array, rowId: string, sealed: string): string {
  const [version, nonce, text, tag] = sealed.split('.')
  if (version !== VERSION || nonce === undefined || text === undefined || tag === undefined) {
    throw new Error('A sealed text is not in a form that is known')
  }
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(rowId))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([
    decipher.update(Buffer.from(text, 'base64url')),
    decipher.final(),
  ]).toString('utf8')
}
