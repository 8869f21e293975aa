import { base58 } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

const ACCOUNT_BYTES = 32

/** Solana: 32 bytes in base58. There is no checksum: a slip can give another valid address. */
export const solana: AddressRules = {
  family: 'solana',
  read: readSolana,
  recognises: (text) => readSolana(text).ok,
}

function readSolana(text: string): Result<ReadAddress, ReadFailure> {
  const bytes = decodeOrNull(base58, text)
  if (bytes?.length !== ACCOUNT_BYTES) return fail({ code: 'address_malformed' })
  // All zeros is the system program, which gives nothing back.
  if (bytes.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account'))
}
