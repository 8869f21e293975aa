const SEQUENCE = 0x30
const BIT_STRING = 0x03

type Bytes = Uint8Array<ArrayBuffer>
type Element = { readonly tag: number; readonly content: Bytes; readonly rest: Bytes }

/**
 * The PKCS#1 public key (RFC 8017, A.1.1) inside a SubjectPublicKeyInfo, which is what Web Crypto exports (RFC 5280, 4.1):
 * SEQUENCE { algorithm SEQUENCE, key BIT STRING }. Both are DER.
 */
export function rsaPublicKeyIn(spki: Bytes): Bytes {
  const { content } = readElement(spki, SEQUENCE)
  const { rest } = readElement(content, SEQUENCE)
  const key = readElement(rest, BIT_STRING)
  // The first byte counts the unused bits at the end; a key has none.
  return key.content.slice(1)
}

function readElement(bytes: Bytes, expected: number): Element {
  const [tag = -1, first = 0] = bytes
  if (tag !== expected) throw new TypeError('The public key is not a SubjectPublicKeyInfo')
  // From 128 bytes on, the length stands in the bytes that the first one counts.
  const lengthBytes = first < 0x80 ? 0 : first - 0x80
  const start = 2 + lengthBytes
  const length = bytes.slice(2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  const end = start + (lengthBytes === 0 ? first : length)
  return { tag, content: bytes.slice(start, end), rest: bytes.slice(end) }
}
