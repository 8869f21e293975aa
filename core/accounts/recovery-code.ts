/** Codes that stand in for a lost authenticator, each of them once. */
export const recoveryCodeCount = 10

/** Random bytes in a code: 80 bits, out of reach of guessing even for whoever has the database. */
export const recoveryCodeBytes = 10

/** Crockford's base32: no I, L, O or U, so that nothing is misread from paper. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUP = 4

/** A code as it is shown: `0a1b-2c3d-4e5f-6g7h`. `random`: `recoveryCodeBytes` of them. */
export function writeRecoveryCode(random: Uint8Array): string {
  let bits = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (let count = (recoveryCodeBytes * 8) / 5; count > 0; count -= 1) {
    text = LETTERS.charAt(Number(bits % 32n)) + text
    bits /= 32n
  }
  const groups = text.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []
  return groups.join('-')
}

/** A code as it was typed, in one form: without gaps, in lower case, misread letters put right; null where it is none. */
export function readRecoveryCode(typed: string): string | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  const isOne =
    text.length === (recoveryCodeBytes * 8) / 5 && [...text].every((one) => LETTERS.includes(one))
  return isOne ? text : null
}
