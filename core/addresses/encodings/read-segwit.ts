import { type Bech32Decoded, bech32, bech32m } from '@scure/base'
import { type Failure, fail, ok, type Result } from '../../result/index.ts'

export type SegwitAddress = {
  /** Lower-case human-readable part: `bc`, `ltc`, `bcrt`, … */
  readonly prefix: string
  readonly form: 'p2wpkh' | 'p2wsh' | 'p2tr'
}

const LONGEST_BECH32 = 90

/**
 * Reads a segregated-witness address: bech32 for version 0 (BIP-173), bech32m for every later one (BIP-350), program
 * lengths by BIP-141 and BIP-341. Versions and lengths that no rule of the chain protects yet can be spent by anyone,
 * so they are `address_unspendable` here although BIP-350 lets wallets send to them.
 */
export function readSegwit(
  text: string,
): Result<
  SegwitAddress,
  Failure<'address_malformed' | 'address_bad_checksum' | 'address_unspendable'>
> {
  const first = bech32.decodeUnsafe(text, LONGEST_BECH32)
  const decoded = first ?? bech32m.decodeUnsafe(text, LONGEST_BECH32)
  if (!decoded)
    return fail({ code: looksLikeBech32(text) ? 'address_bad_checksum' : 'address_malformed' })
  const [version, ...words] = decoded.words
  if (version === undefined || version > 16) return fail({ code: 'address_malformed' })
  if ((version === 0) !== Boolean(first)) return fail({ code: 'address_bad_checksum' })
  return readProgram(decoded, version, words)
}

function readProgram(
  decoded: Bech32Decoded,
  version: number,
  words: number[],
): Result<SegwitAddress, Failure<'address_malformed' | 'address_unspendable'>> {
  const program = bech32.fromWordsUnsafe(words)
  if (!program || program.length < 2 || program.length > 40)
    return fail({ code: 'address_malformed' })
  if (program.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  if (version === 0) {
    if (program.length === 20) return ok({ prefix: decoded.prefix, form: 'p2wpkh' })
    if (program.length === 32) return ok({ prefix: decoded.prefix, form: 'p2wsh' })
    return fail({ code: 'address_malformed' })
  }
  if (version === 1 && program.length === 32) return ok({ prefix: decoded.prefix, form: 'p2tr' })
  return fail({ code: 'address_unspendable' })
}

/** The right letters in the right order: then what is wrong with it is a slip of the pen. */
function looksLikeBech32(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false
  return /^[a-z]{2,4}1[02-9ac-hj-np-z]{14,86}$/.test(text.toLowerCase())
}
