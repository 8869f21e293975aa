import { base58 } from '@scure/base'
import { fail, ok, type Result } from '../../../result/index.ts'
import {
  type AddressRules,
  type ChainFlavour,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../../address-rules.ts'
import { readBase58Check } from '../../encodings/base58-check.ts'
import { type CashKind, readCashAddress, writeCashAddress } from '../../encodings/cash-address.ts'
import { utxoRules } from './utxo-rules.ts'

/** Prefixes of CashAddr (Bitcoin Cash Node, chainparams). */
const PREFIXES: Record<ChainFlavour | 'testnet', string> = {
  main: 'bitcoincash',
  regtest: 'bchreg',
  testnet: 'bchtest',
}

/** The base58 forms are Bitcoin's: nothing in the text tells the two apart. */
const legacy = utxoRules({
  family: 'bitcoincash',
  main: { pubkeyHash: [0], scriptHash: [5], bech32: null },
  regtest: { pubkeyHash: [111], scriptHash: [196], bech32: null },
  testnet: { pubkeyHash: [111], scriptHash: [196], bech32: null },
})

/**
 * Bitcoin Cash: CashAddr `q…` and `p…`, with its prefix or without, and Bitcoin's older `1…` and `3…`, which wallets
 * still show. One spelling per destination: CashAddr with its prefix. Token-aware addresses and script hashes of 256
 * bits (`cashaddr.md`, 2022 and 2023) cannot be paid by the wallet here, and so are refused.
 */
export const bitcoincash: AddressRules = {
  family: 'bitcoincash',
  read: readBitcoinCash,
  recognises: (text, flavour) => readBitcoinCash(text, flavour).ok,
}

function readBitcoinCash(text: string, flavour: ChainFlavour): Result<ReadAddress, ReadFailure> {
  const isCash = /^([a-z]+:)?[02-9ac-hj-np-z]{42}$/.test(text.toLowerCase())
  return isCash ? readCash(text, flavour) : readLegacy(text, flavour)
}

function readCash(text: string, flavour: ChainFlavour): Result<ReadAddress, ReadFailure> {
  const own = readCashAddress(text, PREFIXES[flavour])
  if (own.ok) {
    const { kind, hash } = own.value
    return ok(plainAddress(text, kind, writeCashAddress(PREFIXES[flavour], kind, hash)))
  }
  const elsewhere = Object.values(PREFIXES).some((prefix) => readCashAddress(text, prefix).ok)
  return elsewhere ? fail({ code: 'address_wrong_flavour' }) : own
}

function readLegacy(text: string, flavour: ChainFlavour): Result<ReadAddress, ReadFailure> {
  const read = legacy.read(text, flavour)
  if (!read.ok) return read
  const payload = readBase58Check(text, { codec: base58, payloadBytes: 21 })
  if (!payload.ok) return payload
  const kind: CashKind = read.value.form === 'p2sh' ? 'p2sh' : 'p2pkh'
  const canonical = writeCashAddress(PREFIXES[flavour], kind, payload.value.slice(1))
  return ok(plainAddress(text, kind, canonical))
}
