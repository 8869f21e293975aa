import { piecesAt } from './password-pieces.ts'

/** About 17 thousand million guesses: what a list of breached passwords with its usual changes comes to. */
const LEAST_BITS = 34
/** A longer password has its strength within its beginning. */
const LOOKED_AT = 64

/**
 * Whether a password is one that is tried early: made of what breached passwords are made of (common words however
 * spelled, keyboard rows, dates, repeats), or of the person's `own` words. The cheapest way to put it together decides.
 */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  return guessBits(password, own) < LEAST_BITS
}

/** Bits of the cheapest way to put a password together from known pieces and single characters. */
export function guessBits(password: string, own: readonly string[]): number {
  const text = [...password.toLowerCase()].slice(0, LOOKED_AT).join('')
  const ownWords = new Set(own.map((word) => word.toLowerCase()).filter((word) => word.length >= 3))
  const cheapest: number[] = Array.from({ length: text.length + 1 }, () => Number.POSITIVE_INFINITY)
  cheapest[0] = 0
  for (let from = 0; from < text.length; from += 1) {
    const here = cheapest[from] ?? 0
    const single = { length: 1, bits: bitsOfCharacter(text.charAt(from)) }
    for (const { length, bits } of [single, ...piecesAt(text, from, ownWords)]) {
      const to = from + length
      cheapest[to] = Math.min(cheapest[to] ?? Number.POSITIVE_INFINITY, here + bits)
    }
  }
  return (cheapest[text.length] ?? 0) + bitsOfCapitals(password)
}

function bitsOfCharacter(character: string): number {
  if (/\d/.test(character)) return 3
  if (/[a-z]/.test(character)) return 4.7
  if (/\s/.test(character)) return 2
  return /\p{L}/u.test(character) ? 5 : 4
}

/** A capital at the beginning, or nothing but capitals, is what everybody does. */
function bitsOfCapitals(password: string): number {
  if (password === password.toLowerCase() || password === password.toUpperCase()) return 0
  return /\p{Lu}/u.test(password.slice(1)) ? 2 : 1
}
