import { bech32 } from '@scure/base'

/** A CashAddr address taken apart: `0` stands for a key's hash, `1` for a script's. */
export type CashPayload = { readonly type: 0 | 1; readonly hash: Uint8Array }

const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const CHECKSUM_WORDS = 8
const HASH_BYTES = 20
const GENERATORS = [
  0x98f2bc8e61n,
  0x79b76d99e2n,
  0xf33e5fb3c4n,
  0xae2eabe2a8n,
  0x1e4f43e470n,
] as const

/** Writes an address with its prefix (Bitcoin Cash specification `cashaddr.md`), hashes of 160 bits only. */
export function writeCashAddress(prefix: string, { type, hash }: CashPayload): string {
  const words = bech32.toWords(Uint8Array.of(type << 3, ...hash))
  const checksum = checksumOf(prefix, [...words, ...new Array<number>(CHECKSUM_WORDS).fill(0)])
  const checks = Array.from({ length: CHECKSUM_WORDS }, (_, place) =>
    Number((checksum >> BigInt(5 * (CHECKSUM_WORDS - 1 - place))) & 31n),
  )
  return `${prefix}:${[...words, ...checks].map((word) => CHARACTERS.charAt(word)).join('')}`
}

/** Reads an address with or without its prefix, all small or all capital letters; null where it is none of this chain. */
export function readCashAddress(prefix: string, address: string): CashPayload | null {
  const text = address.toLowerCase()
  if (address !== text && address !== address.toUpperCase()) return null
  const body = text.startsWith(`${prefix}:`) ? text.slice(prefix.length + 1) : text
  const words = [...body].map((character) => CHARACTERS.indexOf(character))
  if (words.length <= CHECKSUM_WORDS || words.includes(-1)) return null
  if (checksumOf(prefix, words) !== 0n) return null
  const [version, ...hash] = bytesOf(words.slice(0, -CHECKSUM_WORDS))
  if (hash.length !== HASH_BYTES || (version !== 0 && version !== 8)) return null
  return { type: version === 0 ? 0 : 1, hash: Uint8Array.from(hash) }
}

function bytesOf(words: readonly number[]): Uint8Array {
  return bech32.fromWordsUnsafe([...words]) || new Uint8Array()
}

/** The 40-bit checksum over prefix and words; zero for an address that is whole. */
function checksumOf(prefix: string, words: readonly number[]): bigint {
  const all = [...prefix].map((character) => character.charCodeAt(0) & 31).concat(0, words)
  let checksum = 1n
  for (const word of all) {
    const top = checksum >> 35n
    checksum = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(word)
    for (const [place, generator] of GENERATORS.entries()) {
      if ((top >> BigInt(place)) & 1n) checksum ^= generator
    }
  }
  return checksum ^ 1n
}
