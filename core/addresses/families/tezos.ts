import { base58 } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { readBase58Check } from '../encodings/base58-check.ts'

/** Prefixes of three bytes (Octez, `base58.ml`); each stands before a hash of 20. */
const FORMS = [
  { form: 'tz1', prefix: [0x06, 0xa1, 0x9f] },
  { form: 'tz2', prefix: [0x06, 0xa1, 0xa1] },
  { form: 'tz3', prefix: [0x06, 0xa1, 0xa4] },
  { form: 'tz4', prefix: [0x06, 0xa1, 0xa6] },
  { form: 'kt1', prefix: [0x02, 0x5a, 0x79] },
] as const
const PAYLOAD_BYTES = 3 + 20

/** Tezos: accounts `tz1…` to `tz4…`, by kind of key, and contracts `KT1…`. */
export const tezos: AddressRules = {
  family: 'tezos',
  read: readTezos,
  recognises: (text) => readTezos(text).ok,
}

function readTezos(text: string): Result<ReadAddress, ReadFailure> {
  const payload = readBase58Check(text, { codec: base58, payloadBytes: PAYLOAD_BYTES })
  if (!payload.ok) return payload
  const kind = FORMS.find(({ prefix }) =>
    prefix.every((byte, index) => payload.value[index] === byte),
  )
  if (!kind) return fail({ code: 'address_malformed' })
  return ok(plainAddress(text, kind.form))
}
