/** Letters and digits that are not taken for each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 14

/** Random bytes that a ref id is made of. Those above the largest multiple of the alphabet are skipped. */
export const REF_ID_BYTES = 48

/** The form of ref ids, of tools' ids and of merchant ids. */
export const refIdPattern = /^[23456789a-hjkmnp-z]{14}$/

/** Makes a ref id of random bytes: 14 characters, 69 bits, each equally likely. Throws where there are too few bytes. */
export function refIdFrom(bytes: Uint8Array): string {
  const fair = 256 - (256 % ALPHABET.length)
  const letters = [...bytes]
    .filter((byte) => byte < fair)
    .slice(0, LENGTH)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
  if (letters.length < LENGTH) throw new RangeError('Too few random bytes for a ref id')
  return letters.join('')
}

/** True of a text that can be a ref id. */
export function isRefId(text: string): boolean {
  return refIdPattern.test(text)
}
