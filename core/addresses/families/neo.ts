import { base58 } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { readBase58Check } from '../encodings/base58-check.ts'

/** A version byte and a script's hash. */
const PAYLOAD_BYTES = 21
const VERSION = 0x35
const LEGACY_VERSION = 0x17

/**
 * Neo N3: Base58Check, always `N…`. Addresses of the first Neo chain (`A…`) are whole, and say so: that chain was
 * retired, and its coins had to be migrated.
 */
export const neo: AddressRules = {
  family: 'neo',
  read: readNeo,
  recognises: (text) => readNeo(text).ok,
}

function readNeo(text: string): Result<ReadAddress, ReadFailure> {
  const payload = readBase58Check(text, { codec: base58, payloadBytes: PAYLOAD_BYTES })
  if (!payload.ok) return payload
  const [version, ...hash] = payload.value
  if (version === LEGACY_VERSION) return fail({ code: 'address_legacy' })
  if (version !== VERSION) return fail({ code: 'address_malformed' })
  if (hash.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account'))
}
