import { sha512_256 } from '@noble/hashes/sha2.js'
import { base32nopad } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

const LETTERS = 58
const KEY_BYTES = 32
const CHECKSUM_BYTES = 4

/** Algorand: a 32-byte key and the last four bytes of its SHA-512/256, in base 32. Test networks write the same. */
export const algorand: AddressRules = {
  family: 'algorand',
  read: readAlgorand,
  recognises: (text) => readAlgorand(text).ok,
}

function readAlgorand(text: string): Result<ReadAddress, ReadFailure> {
  const bytes = text.length === LETTERS ? decodeOrNull(base32nopad, text) : null
  if (bytes?.length !== KEY_BYTES + CHECKSUM_BYTES) return fail({ code: 'address_malformed' })
  const key = bytes.slice(0, KEY_BYTES)
  const expected = sha512_256(key).slice(-CHECKSUM_BYTES)
  const matches = expected.every((byte, index) => byte === bytes[KEY_BYTES + index])
  if (!matches) return fail({ code: 'address_bad_checksum' })
  // All zeros is where closed accounts point to.
  if (key.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account'))
}
