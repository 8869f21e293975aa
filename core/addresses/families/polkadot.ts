import { blake2b } from '@noble/hashes/blake2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

const NETWORK = 0
const KEY_BYTES = 32
const CHECKSUM_BYTES = 2
const CONTEXT = utf8ToBytes('SS58PRE')

/**
 * Polkadot: SS58 of network 0, `1…`. The same key on its sister networks, or in the form of no network (`5…`), is
 * refused: who shows that one may mean another chain. The checksum has two bytes, so one slip in 65,536 goes unseen.
 */
export const polkadot: AddressRules = {
  family: 'polkadot',
  read: readPolkadot,
  recognises: (text) => readPolkadot(text).ok,
}

function readPolkadot(text: string): Result<ReadAddress, ReadFailure> {
  const bytes = decodeOrNull(base58, text)
  if (bytes?.length !== 1 + KEY_BYTES + CHECKSUM_BYTES || bytes[0] !== NETWORK) {
    return fail({ code: 'address_malformed' })
  }
  const payload = bytes.slice(0, -CHECKSUM_BYTES)
  const [first, second] = blake2b(Uint8Array.of(...CONTEXT, ...payload))
  const [low, high] = bytes.slice(-CHECKSUM_BYTES)
  if (low !== first || high !== second) return fail({ code: 'address_bad_checksum' })
  if (payload.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account'))
}
