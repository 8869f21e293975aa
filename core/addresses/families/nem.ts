import { keccak_256 } from '@noble/hashes/sha3.js'
import { base32nopad } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

const LETTERS = 40
const CHECKSUM_BYTES = 4
const MAIN = 0x68
const TEST = 0x98

/** NEM: 40 letters of base 32, `N…`, which wallets show in groups of six with hyphens between. */
export const nem: AddressRules = {
  family: 'nem',
  read: readNem,
  recognises: (text) => readNem(text).ok,
}

function readNem(text: string): Result<ReadAddress, ReadFailure> {
  const plain = isGrouped(text) ? text.replaceAll('-', '') : text
  const bytes = plain.length === LETTERS ? decodeOrNull(base32nopad, plain) : null
  const network = bytes?.[0]
  if (!bytes || (network !== MAIN && network !== TEST)) return fail({ code: 'address_malformed' })
  const expected = keccak_256(bytes.slice(0, -CHECKSUM_BYTES))
  const matches = bytes.slice(-CHECKSUM_BYTES).every((byte, index) => byte === expected[index])
  if (!matches) return fail({ code: 'address_bad_checksum' })
  if (network === TEST) return fail({ code: 'address_wrong_flavour' })
  return ok(plainAddress(text, 'account', plain))
}

function isGrouped(text: string): boolean {
  return /^([A-Z2-7]{6}-){6}[A-Z2-7]{4}$/.test(text)
}
