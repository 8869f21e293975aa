import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'

/**
 * Ethereum and its kin. Letters all in one case carry no checksum and are accepted; mixed letters must be as EIP-55
 * says. Test chains write the same addresses. The zero address is where tokens go to be destroyed.
 */
export const evm: AddressRules = {
  family: 'evm',
  read: readEvm,
  recognises: (text) => readEvm(text).ok,
}

function readEvm(text: string): Result<ReadAddress, ReadFailure> {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return fail({ code: 'address_malformed' })
  const digits = text.slice(2)
  const lower = digits.toLowerCase()
  const canonical = `0x${withChecksumCase(lower)}`
  const oneCase = digits === lower || digits === digits.toUpperCase()
  if (!oneCase && text !== canonical) return fail({ code: 'address_bad_checksum' })
  if (/^0+$/.test(digits)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account', canonical))
}

/** EIP-55: a letter is upper-case where the hash of the lower-case address has a hexadecimal digit of 8 or more. */
function withChecksumCase(lower: string): string {
  const hash = keccak_256(utf8ToBytes(lower))
  return [...lower]
    .map((digit, index) => {
      const byte = hash[index >> 1] ?? 0
      const nibble = index % 2 === 0 ? byte >> 4 : byte & 15
      return nibble >= 8 ? digit.toUpperCase() : digit
    })
    .join('')
}

/** VeChain: written and checked as Ethereum's are. Nothing in the text names it, so the text is taken for Ethereum's. */
export const vechain: AddressRules = {
  family: 'vechain',
  read: evm.read,
  recognises: () => false,
}
