import { base58xrp } from '@scure/base'
import { type Failure, fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  type ChainFlavour,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { readBase58Check, writeBase58Check } from '../encodings/base58-check.ts'

const ACCOUNT_BYTES = 20
/** One version byte, 0, before the account. */
const CLASSIC_BYTES = 1 + ACCOUNT_BYTES
/** Two prefix bytes, the account, a byte that says whether a tag follows, and eight bytes for the tag. */
const PACKED_BYTES = 2 + ACCOUNT_BYTES + 1 + 8

const PACKED_PREFIX: Record<ChainFlavour, readonly [number, number]> = {
  main: [0x05, 0x44],
  regtest: [0x04, 0x93],
}

/**
 * XRP Ledger: classic addresses `r…`, and X-addresses (XLS-5), which pack address and destination tag into one text
 * and are read into the two. Test ledgers write the same classic addresses and have X-addresses that begin with T.
 */
export const ripple: AddressRules = {
  family: 'ripple',
  read: readRipple,
  recognises: (text, flavour) => readRipple(text, flavour).ok,
}

function readRipple(text: string, flavour: ChainFlavour): Result<ReadAddress, ReadFailure> {
  if (/^[XT]/.test(text)) return readPacked(text, flavour)
  const payload = readBase58Check(text, { codec: base58xrp, payloadBytes: CLASSIC_BYTES })
  if (!payload.ok) return payload
  if (payload.value[0] !== 0) return fail({ code: 'address_malformed' })
  if (payload.value.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'classic'))
}

function readPacked(text: string, flavour: ChainFlavour): Result<ReadAddress, ReadFailure> {
  const payload = readBase58Check(text, { codec: base58xrp, payloadBytes: PACKED_BYTES })
  if (!payload.ok) return payload
  const bytes = payload.value
  const hasPrefix = ([first, second]: readonly [number, number]) =>
    bytes[0] === first && bytes[1] === second
  if (!hasPrefix(PACKED_PREFIX[flavour])) {
    const elsewhere = Object.values(PACKED_PREFIX).some(hasPrefix)
    return fail({ code: elsewhere ? 'address_wrong_flavour' : 'address_malformed' })
  }
  const account = bytes.slice(2, 2 + ACCOUNT_BYTES)
  if (account.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  const tag = readTag(bytes.slice(2 + ACCOUNT_BYTES))
  if (!tag.ok) return tag
  const address = writeBase58Check(Uint8Array.of(0, ...account), base58xrp)
  return ok({
    address,
    canonical: address,
    form: 'x-address',
    impliedExtraId: tag.value,
    saysExtraId: true,
  })
}

/** XLS-5: flag 0 says no tag and eight zero bytes; flag 1 says a tag of 32 bits, little-endian. */
function readTag(bytes: Uint8Array): Result<string | null, Failure<'address_malformed'>> {
  const [flag, ...rest] = bytes
  const restIsZero = (from: number) => rest.slice(from).every((byte) => byte === 0)
  if (flag === 0 && restIsZero(0)) return ok(null)
  if (flag !== 1 || !restIsZero(4)) return fail({ code: 'address_malformed' })
  const tag = rest.slice(0, 4).reduceRight((value, byte) => value * 256 + byte, 0)
  return ok(String(tag))
}
