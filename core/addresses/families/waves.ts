import { blake2b } from '@noble/hashes/blake2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

/** Version, chain, hash of the key, checksum. */
const BYTES = 1 + 1 + 20 + 4
const CHECKSUM_BYTES = 4
const VERSION = 1
const MAIN = 'W'.charCodeAt(0)
const TEST_CHAINS = ['T', 'S', 'R'].map((letter) => letter.charCodeAt(0))

/** Waves: base58, always `3P…`, with four bytes of Keccak over BLAKE2b as checksum. */
export const waves: AddressRules = {
  family: 'waves',
  read: readWaves,
  recognises: (text) => readWaves(text).ok,
}

function readWaves(text: string): Result<ReadAddress, ReadFailure> {
  const bytes = decodeOrNull(base58, text)
  if (bytes?.length !== BYTES || bytes[0] !== VERSION) return fail({ code: 'address_malformed' })
  const expected = keccak_256(blake2b(bytes.slice(0, -CHECKSUM_BYTES), { dkLen: 32 }))
  const matches = bytes.slice(-CHECKSUM_BYTES).every((byte, index) => byte === expected[index])
  if (!matches) return fail({ code: 'address_bad_checksum' })
  const chain = bytes[1] ?? 0
  if (TEST_CHAINS.includes(chain)) return fail({ code: 'address_wrong_flavour' })
  return chain === MAIN ? ok(plainAddress(text, 'account')) : fail({ code: 'address_malformed' })
}
