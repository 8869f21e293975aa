import type { AddressFamily } from '../currencies/index.ts'
import { type Failure, fail, ok, type Result } from '../result/index.ts'

const LARGEST_XRP_TAG = 2n ** 32n - 1n
const LARGEST_STELLAR_ID = 2n ** 64n - 1n

/** Most bytes of a text by the network's own rule. */
const LONGEST_TEXTS: ReadonlyMap<AddressFamily, number> = new Map([
  ['stellar', 28],
  ['eos', 256],
  ['cosmos', 256],
  ['kava', 256],
  ['hedera', 100],
  // What one cell holds behind the four bytes that say that a comment follows.
  ['ton', 123],
  ['nem', 1024],
])

const WHOLE_NUMBER = /^(0|[1-9]\d{0,19})$/

/**
 * Checks a memo, destination tag or the like by its network's own limits: XRP a whole number of 32 bits; Stellar a
 * text of at most 28 bytes (MEMO_TEXT; a number of 64 bits is short enough too, MEMO_ID); EOS, Cosmos, Kava, Hedera,
 * TON and NEM a text of as many bytes as each allows. The other families have none.
 */
export function checkExtraId(
  extraId: string,
  family: AddressFamily,
): Result<string, Failure<'extra_id_malformed' | 'extra_id_not_supported'>> {
  if (family === 'ripple') return wholeNumberUpTo(extraId, LARGEST_XRP_TAG)
  const longest = LONGEST_TEXTS.get(family)
  if (longest !== undefined) return textUpTo(extraId, longest)
  return fail({ code: 'extra_id_not_supported' })
}

/** How a Stellar extra id is written into a transaction: numbers of 64 bits as MEMO_ID, all else as MEMO_TEXT. */
export function stellarMemoType(extraId: string): 'MEMO_ID' | 'MEMO_TEXT' {
  return wholeNumberUpTo(extraId, LARGEST_STELLAR_ID).ok ? 'MEMO_ID' : 'MEMO_TEXT'
}

function wholeNumberUpTo(
  text: string,
  largest: bigint,
): Result<string, Failure<'extra_id_malformed'>> {
  const fits = WHOLE_NUMBER.test(text) && BigInt(text) <= largest
  return fits ? ok(text) : fail({ code: 'extra_id_malformed' })
}

function textUpTo(text: string, bytes: number): Result<string, Failure<'extra_id_malformed'>> {
  // Control characters cannot be typed into a wallet again, and lone surrogates cannot be sent at all.
  const writable = text.isWellFormed() && !/\p{Cc}/u.test(text)
  return writable && utf8Length(text) <= bytes ? ok(text) : fail({ code: 'extra_id_malformed' })
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
