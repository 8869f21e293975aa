import { base64, base64url } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { crc16 } from '../encodings/crc16.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

/** Flags, workchain, 32 bytes of account and two of checksum: 48 letters. */
const LETTERS = 48
const BOUNCEABLE = 0x11
const NOT_BOUNCEABLE = 0x51
/** A flag beside the others: not to be paid with real coins. */
const TEST_ONLY = 0x80
const BASIC_WORKCHAIN = 0x00

/**
 * TON's friendly form (TEP-2), in either alphabet: `EQ…` bounceable and `UQ…` not, two spellings of one account, which
 * have the bounceable one as canonical. The raw form (`0:…`) has no checksum, and the masterchain no wallets of
 * customers; both are refused.
 */
export const ton: AddressRules = {
  family: 'ton',
  read: readTon,
  recognises: (text) => readTon(text).ok,
}

function readTon(text: string): Result<ReadAddress, ReadFailure> {
  const codec = /[-_]/.test(text) ? base64url : base64
  const bytes = text.length === LETTERS ? decodeOrNull(codec, text) : null
  if (!bytes) return fail({ code: 'address_malformed' })
  const flags = (bytes[0] ?? 0) & ~TEST_ONLY
  const hasForm = flags === BOUNCEABLE || flags === NOT_BOUNCEABLE
  if (!hasForm || bytes[1] !== BASIC_WORKCHAIN) return fail({ code: 'address_malformed' })
  const checksum = crc16(bytes.slice(0, -2))
  const [high, low] = bytes.slice(-2)
  if (high !== checksum >> 8 || low !== (checksum & 0xff)) {
    return fail({ code: 'address_bad_checksum' })
  }
  if (bytes[0] !== flags) return fail({ code: 'address_wrong_flavour' })
  const account = bytes.slice(2, -2)
  if (account.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  const form = flags === BOUNCEABLE ? 'bounceable' : 'non-bounceable'
  return ok(plainAddress(text, form, bounceable(account)))
}

function bounceable(account: Uint8Array): string {
  const body = Uint8Array.of(BOUNCEABLE, BASIC_WORKCHAIN, ...account)
  const checksum = crc16(body)
  return base64url.encode(Uint8Array.of(...body, checksum >> 8, checksum & 0xff))
}
