import { bech32 } from '@scure/base'
import type { AddressFamily } from '../../currencies/index.ts'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'

const ACCOUNT_BYTES = 20
const DATA_LETTERS = /^[02-9ac-hj-np-z]{38}$/

/** Rules of a network made with the Cosmos SDK: bech32 (BIP-173) of a 20-byte account behind the network's prefix. */
function bech32AccountRules(family: AddressFamily, prefix: string): AddressRules {
  const read = (text: string) => readAccount(text, prefix)
  return { family, read, recognises: (text) => read(text).ok }
}

function readAccount(text: string, prefix: string): Result<ReadAddress, ReadFailure> {
  const lower = text.toLowerCase()
  const isOneCase = text === lower || text === text.toUpperCase()
  const start = `${prefix}1`
  if (!isOneCase || !lower.startsWith(start)) return fail({ code: 'address_malformed' })
  if (!DATA_LETTERS.test(lower.slice(start.length))) return fail({ code: 'address_malformed' })
  const decoded = bech32.decodeUnsafe(lower)
  if (!decoded) return fail({ code: 'address_bad_checksum' })
  const account = bech32.fromWordsUnsafe(decoded.words)
  if (account?.length !== ACCOUNT_BYTES) return fail({ code: 'address_malformed' })
  if (account.every((byte) => byte === 0)) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account', lower))
}

/** Cosmos Hub: `cosmos1…`. Addresses of validators (`cosmosvaloper1…`) are not accounts. */
export const cosmos = bech32AccountRules('cosmos', 'cosmos')

/** Kava, its Cosmos side: `kava1…`. Its EVM side (`0x…`) is refused: the coin is kept here. */
export const kava = bech32AccountRules('kava', 'kava')
