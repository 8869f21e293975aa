import { bech32 } from '@scure/base'
import { type Failure, fail, ok, type Result } from '../../result/index.ts'

export type CashKind = 'p2pkh' | 'p2sh'

type CashAddress = { readonly kind: CashKind; readonly hash: Uint8Array }

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const CHECKSUM_LETTERS = 8
const HASH_BYTES = 20
/** Type in bits 3 to 6, and 0 for a hash of 160 bits (`cashaddr.md`, "Version byte"). */
const VERSIONS: Record<CashKind, number> = { p2pkh: 0, p2sh: 8 }
const KINDS = ['p2pkh', 'p2sh'] as const

/** Generator of the BCH code, one for each bit that is pushed out (`cashaddr.md`, "Checksum"). */
const GENERATORS = [
  0x98f2bc8e61n,
  0x79b76d99e2n,
  0xf33e5fb3c4n,
  0xae2eabe2a8n,
  0x1e4f43e470n,
] as const

/**
 * Reads a CashAddr (Bitcoin Cash specification, `cashaddr.md`) of one prefix, written or left out, in one case.
 * `address_bad_checksum`: the right form, but mistyped, or of another prefix that was left out.
 */
export function readCashAddress(
  text: string,
  prefix: string,
): Result<CashAddress, Failure<'address_malformed' | 'address_bad_checksum'>> {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return fail({ code: 'address_malformed' })
  const colon = lower.lastIndexOf(':')
  if (colon >= 0 && lower.slice(0, colon) !== prefix) return fail({ code: 'address_malformed' })
  const words = [...lower.slice(colon + 1)].map((letter) => LETTERS.indexOf(letter))
  if (words.length <= CHECKSUM_LETTERS || words.includes(-1)) {
    return fail({ code: 'address_malformed' })
  }
  if (remainderOf(prefix, words) !== 0n) return fail({ code: 'address_bad_checksum' })
  // Padding that is not zero would give one destination a second spelling.
  const bytes = bech32.fromWordsUnsafe(words.slice(0, -CHECKSUM_LETTERS))
  const [version, ...hash] = bytes || []
  const kind = KINDS.find((known) => VERSIONS[known] === version)
  if (!kind || hash.length !== HASH_BYTES) return fail({ code: 'address_malformed' })
  return ok({ kind, hash: Uint8Array.from(hash) })
}

/** Writes a hash of 160 bits with its prefix, in small letters. */
export function writeCashAddress(prefix: string, kind: CashKind, hash: Uint8Array): string {
  const words = bech32.toWords(Uint8Array.of(VERSIONS[kind], ...hash))
  const remainder = remainderOf(prefix, [...words, ...Array(CHECKSUM_LETTERS).fill(0)])
  const checksum = Array.from({ length: CHECKSUM_LETTERS }, (_, place) =>
    Number((remainder >> BigInt(5 * (CHECKSUM_LETTERS - 1 - place))) & 31n),
  )
  return `${prefix}:${[...words, ...checksum].map((word) => LETTERS.charAt(word)).join('')}`
}

/** What is left of prefix, separator and words by the code: 0 for an address that is whole. */
function remainderOf(prefix: string, words: readonly number[]): bigint {
  const low = [...prefix].map((letter) => letter.charCodeAt(0) & 31)
  let remainder = 1n
  for (const word of [...low, 0, ...words]) {
    const pushedOut = remainder >> 35n
    remainder = ((remainder & 0x7ffffffffn) << 5n) ^ BigInt(word)
    for (const [bit, generator] of GENERATORS.entries()) {
      if ((pushedOut >> BigInt(bit)) & 1n) remainder ^= generator
    }
  }
  return remainder ^ 1n
}
