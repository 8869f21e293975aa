import { blake2b } from '@noble/hashes/blake2.js'
import { base32nopad } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

const CHECKSUM_BYTES = 4

/** `text` stands before the base 32, `head` before the payload in what the checksum covers. */
const FORMS = [
  { form: 'secp256k1', text: '1', head: [1], bytes: 20 },
  { form: 'actor', text: '2', head: [2], bytes: 20 },
  { form: 'bls', text: '3', head: [3], bytes: 48 },
  // Accounts of Ethereum keys: actor 10 hands out the rest of the address (FRC-42, "f4").
  { form: 'delegated', text: '410f', head: [4, 10], bytes: 20 },
] as const

/**
 * Filecoin: `f1…` and `f3…` by kind of key, `f2…` of actors, `f410f…` of Ethereum keys. `f0…` is a number without a
 * checksum, and is refused. On test networks the first letter is t.
 */
export const filecoin: AddressRules = {
  family: 'filecoin',
  read: readFilecoin,
  recognises: (text) => readFilecoin(text).ok,
}

function readFilecoin(text: string): Result<ReadAddress, ReadFailure> {
  const kind = FORMS.find((known) => /^[ft]/.test(text) && text.startsWith(known.text, 1))
  if (!kind) return fail({ code: 'address_malformed' })
  const letters = text.slice(1 + kind.text.length)
  // Capitals would be a second spelling.
  const bytes = /^[a-z2-7]+$/.test(letters)
    ? decodeOrNull(base32nopad, letters.toUpperCase())
    : null
  if (bytes?.length !== kind.bytes + CHECKSUM_BYTES) return fail({ code: 'address_malformed' })
  const payload = bytes.slice(0, kind.bytes)
  const expected = blake2b(Uint8Array.of(...kind.head, ...payload), { dkLen: CHECKSUM_BYTES })
  const matches = expected.every((byte, index) => byte === bytes[kind.bytes + index])
  if (!matches) return fail({ code: 'address_bad_checksum' })
  if (text.startsWith('t')) return fail({ code: 'address_wrong_flavour' })
  return ok(plainAddress(text, kind.form))
}
