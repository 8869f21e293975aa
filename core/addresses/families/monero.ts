import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58xmr } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

const CHECKSUM_BYTES = 4
/** A prefix byte and two public keys. */
const ADDRESS_BYTES = 1 + 32 + 32
/** The same with an eight-byte payment id. */
const INTEGRATED_BYTES = ADDRESS_BYTES + 8

/** Prefixes of the main network (cryptonote_config.h). A regtest node uses them too. */
const FORMS = new Map([
  [18, { form: 'standard', bytes: ADDRESS_BYTES }],
  [19, { form: 'integrated', bytes: INTEGRATED_BYTES }],
  [42, { form: 'subaddress', bytes: ADDRESS_BYTES }],
])
/** Prefixes of testnet and stagenet. */
const TEST_PREFIXES = [53, 54, 63, 24, 25, 36]

/** Monero: base58 in blocks of eight bytes, with four bytes of Keccak-256 as checksum. */
export const monero: AddressRules = {
  family: 'monero',
  read: readMonero,
  recognises: (text) => readMonero(text).ok,
}

function readMonero(text: string): Result<ReadAddress, ReadFailure> {
  const bytes = decodeOrNull(base58xmr, text)
  if (!bytes) return fail({ code: 'address_malformed' })
  const payload = bytes.slice(0, -CHECKSUM_BYTES)
  if (payload.length !== ADDRESS_BYTES && payload.length !== INTEGRATED_BYTES) {
    return fail({ code: 'address_malformed' })
  }
  const expected = keccak_256(payload)
  const matches = bytes.slice(-CHECKSUM_BYTES).every((byte, index) => byte === expected[index])
  if (!matches) return fail({ code: 'address_bad_checksum' })
  const prefix = payload[0] ?? -1
  if (TEST_PREFIXES.includes(prefix)) return fail({ code: 'address_wrong_flavour' })
  const known = FORMS.get(prefix)
  if (known?.bytes !== payload.length) return fail({ code: 'address_malformed' })
  return ok(plainAddress(text, known.form))
}
