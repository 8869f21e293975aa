import type { AddressFamily } from '../../currencies/index.ts'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'

/**
 * Rules of the networks that grew out of Libra: 32 bytes in hexadecimal behind `0x`, in full. There is no checksum, and
 * nothing tells one of them from another.
 */
function moveAccountRules(family: AddressFamily): AddressRules {
  return { family, read: readMoveAccount, recognises: (text) => readMoveAccount(text).ok }
}

function readMoveAccount(text: string): Result<ReadAddress, ReadFailure> {
  if (!/^0x[0-9a-fA-F]{64}$/.test(text)) return fail({ code: 'address_malformed' })
  // The lowest numbers are the network's own programs.
  if (/^0x0{63}[0-9a-fA-F]$/.test(text)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account', text.toLowerCase()))
}

/** Aptos: `0x` and 64 digits (AIP-40, the long form). */
export const aptos = moveAccountRules('aptos')

/** Sui: `0x` and 64 digits. */
export const sui = moveAccountRules('sui')
