import { base58, bech32 } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'
import { readByron } from '../encodings/read-byron.ts'

/** A base address has 103 letters with its prefix: more than BIP-173 allows. */
const LONGEST_BECH32 = 120
const HASH_BYTES = 28
const MAIN = 1

/** Upper half of the first byte (CIP-19). Pointers (4, 5) were given up with Conway, stake keys (14, 15) hold rewards. */
const FORMS = new Map([
  [0, { form: 'base', bytes: 1 + 2 * HASH_BYTES }],
  [1, { form: 'base-script', bytes: 1 + 2 * HASH_BYTES }],
  [2, { form: 'base', bytes: 1 + 2 * HASH_BYTES }],
  [3, { form: 'base-script', bytes: 1 + 2 * HASH_BYTES }],
  [6, { form: 'enterprise', bytes: 1 + HASH_BYTES }],
  [7, { form: 'enterprise-script', bytes: 1 + HASH_BYTES }],
])

/** Cardano: bech32 `addr1…` since Shelley, and base58 `Ae2…` and `DdzFF…` of Byron before it. */
export const cardano: AddressRules = {
  family: 'cardano',
  read: readCardano,
  recognises: (text) => readCardano(text).ok,
}

function readCardano(text: string): Result<ReadAddress, ReadFailure> {
  return /^addr(_test)?1/i.test(text) ? readShelley(text) : readOlder(text)
}

function readShelley(text: string): Result<ReadAddress, ReadFailure> {
  const lower = text.toLowerCase()
  const isOneCase = text === lower || text === text.toUpperCase()
  const data = lower.slice(lower.lastIndexOf('1') + 1)
  if (!isOneCase || !/^[02-9ac-hj-np-z]{50,110}$/.test(data)) {
    return fail({ code: 'address_malformed' })
  }
  const decoded = bech32.decodeUnsafe(lower, LONGEST_BECH32)
  if (!decoded) return fail({ code: 'address_bad_checksum' })
  const bytes = bech32.fromWordsUnsafe(decoded.words)
  const header = bytes?.[0] ?? 0xff
  const kind = FORMS.get(header >> 4)
  if (!kind || bytes?.length !== kind.bytes) return fail({ code: 'address_malformed' })
  const isMain = decoded.prefix === 'addr' && (header & 15) === MAIN
  return isMain ? ok(plainAddress(text, kind.form, lower)) : fail({ code: 'address_wrong_flavour' })
}

function readOlder(text: string): Result<ReadAddress, ReadFailure> {
  const bytes = decodeOrNull(base58, text)
  const read = bytes ? readByron(bytes) : fail({ code: 'address_malformed' } as const)
  return read.ok ? ok(plainAddress(text, 'byron')) : read
}
