import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'

/** What a 64-bit name can spell: twelve letters of 32 and a thirteenth of 16; dots at the end would vanish. */
const NAME = /^(?=.*[a-z1-5]$)[a-z1-5.]{1,12}[a-j1-5]?$/
const LONGEST_ACCOUNT = 12

/**
 * EOS account names. There is no checksum, and most short words pass. The thirteenth letter exists for names of other
 * things; no account can have it (eosio `newaccount`).
 */
export const eos: AddressRules = {
  family: 'eos',
  read: readEos,
  // Accounts that are not bought by bid have twelve letters and no dot. The start of a bech32 address is not one.
  recognises: (text) =>
    /^[a-z][a-z1-5]{11}$/.test(text) && !/^(bc|tb|bcrt|r?ltc|dgb(rt)?)1/.test(text),
}

function readEos(text: string): Result<ReadAddress, ReadFailure> {
  if (!NAME.test(text) || text.startsWith('.')) return fail({ code: 'address_malformed' })
  if (text.length > LONGEST_ACCOUNT) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account'))
}
