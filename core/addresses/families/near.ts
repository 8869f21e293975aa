import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'

/** The account of a public key that nobody has named. */
const IMPLICIT = /^[0-9a-f]{64}$/
/** Rules of account ids (nomicon, "Account ID rules"): parts of small letters and digits, single separators between. */
const NAMED = /^([a-z\d]+[-_])*[a-z\d]+(\.([a-z\d]+[-_])*[a-z\d]+)*\.(near|tg)$/
const LONGEST_NAME = 64

/**
 * NEAR: names below `near` and `tg`, and the 64 hexadecimal digits of a key without one. There is no checksum. Other
 * top names exist, but `somebody.eth` would pass for one too; and accounts of Ethereum keys (`0x…`) look like
 * Ethereum's addresses, so both are refused.
 */
export const near: AddressRules = {
  family: 'near',
  read: readNear,
  // 64 digits alone may be a transaction id of any network.
  recognises: (text) => isNamed(text),
}

function readNear(text: string): Result<ReadAddress, ReadFailure> {
  if (isNamed(text)) return ok(plainAddress(text, 'named'))
  if (!IMPLICIT.test(text)) return fail({ code: 'address_malformed' })
  if (/^0+$/.test(text)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'implicit'))
}

function isNamed(text: string): boolean {
  return text.length <= LONGEST_NAME && NAMED.test(text)
}
