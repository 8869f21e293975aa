import { base58 } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { readBase58Check } from '../encodings/base58-check.ts'

/** A version byte and the last 20 bytes of a key's hash. */
const PAYLOAD_BYTES = 21
const VERSION = 0x41

/** TRON: Base58Check, always `T…`. Test chains write the same addresses. */
export const tron: AddressRules = {
  family: 'tron',
  read: readTron,
  recognises: (text) => readTron(text).ok,
}

function readTron(text: string): Result<ReadAddress, ReadFailure> {
  const payload = readBase58Check(text, { codec: base58, payloadBytes: PAYLOAD_BYTES })
  if (!payload.ok) return payload
  const [version, ...account] = payload.value
  if (version !== VERSION) return fail({ code: 'address_malformed' })
  if (account.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account'))
}
