import { parseWithDigits } from './parse-with-digits.ts'
import { textOf } from './read-fields.ts'

/** A JSON Web Token (RFC 7519) taken apart; nothing of it is to be believed before its signature was checked. */
export type SignedToken = {
  /** As its header names it: "HS256". */
  readonly algorithm: string
  /** Numbers in it are the texts that they were. */
  readonly claims: unknown
  readonly signedText: string
  readonly signature: Buffer
}

/** Takes a token apart; null where it is none. */
export function readToken(text: string): SignedToken | null {
  const [header = '', payload = '', signature = '', ...more] = text.split('.')
  if (header === '' || payload === '' || signature === '' || more.length > 0) return null
  const algorithm = textOf(decoded(header), 'alg')
  const claims = decoded(payload)
  if (algorithm === null || typeof claims !== 'object' || claims === null) return null
  return {
    algorithm,
    claims,
    signedText: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
  }
}

function decoded(part: string): unknown {
  return parseWithDigits(Buffer.from(part, 'base64url').toString('utf8'))
}
