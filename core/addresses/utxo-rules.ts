import { base58 } from '@scure/base'
import type { AddressFamily } from '../currencies/index.ts'
import { fail, ok, type Result } from '../result/index.ts'
import type { AddressRules, ChainFlavour, ReadAddress, ReadFailure } from './address-rules.ts'
import { readBase58Check } from './base58-check.ts'
import { plainAddress } from './plain-address.ts'
import { readSegwit } from './read-segwit.ts'

/** Version bytes of base58 addresses and the human-readable part of bech32 ones, of one flavour of a chain. */
export type UtxoPrefixes = {
  readonly pubkeyHash: readonly number[]
  readonly scriptHash: readonly number[]
  /** Null where the chain has no segregated witness. */
  readonly bech32: string | null
}

export type UtxoChain = {
  readonly family: AddressFamily
  readonly main: UtxoPrefixes
  readonly regtest: UtxoPrefixes
  /** The public test network: recognised, and paid by neither flavour. */
  readonly testnet: UtxoPrefixes
}

/** A version byte and a 160-bit hash. */
const PAYLOAD_BYTES = 21

/** Rules of a chain descended from Bitcoin. */
export function utxoRules(chain: UtxoChain): AddressRules {
  const read = (text: string, flavour: ChainFlavour) => readUtxo(chain, text, flavour)
  return {
    family: chain.family,
    read,
    recognises: (text, flavour) => read(text, flavour).ok,
  }
}

function readUtxo(
  chain: UtxoChain,
  text: string,
  flavour: ChainFlavour,
): Result<ReadAddress, ReadFailure> {
  const prefixes = [chain.main, chain.regtest, chain.testnet]
  const separator = text.lastIndexOf('1')
  const prefix = text.slice(0, separator).toLowerCase()
  return separator > 0 && prefixes.some((known) => known.bech32 === prefix)
    ? readWitness(chain, text, flavour)
    : readBase58(chain, text, flavour)
}

function readWitness(
  chain: UtxoChain,
  text: string,
  flavour: ChainFlavour,
): Result<ReadAddress, ReadFailure> {
  const witness = readSegwit(text)
  if (!witness.ok) return witness
  if (witness.value.prefix !== chain[flavour].bech32) return fail({ code: 'address_wrong_flavour' })
  return ok(plainAddress(text, witness.value.form, text.toLowerCase()))
}

function readBase58(
  chain: UtxoChain,
  text: string,
  flavour: ChainFlavour,
): Result<ReadAddress, ReadFailure> {
  const payload = readBase58Check(text, { codec: base58, payloadBytes: PAYLOAD_BYTES })
  if (!payload.ok) return payload
  const version = payload.value[0] ?? -1
  const form = formOf(chain[flavour], version)
  if (form) return ok(plainAddress(text, form))
  const elsewhere = [chain.main, chain.regtest, chain.testnet].some((known) =>
    formOf(known, version),
  )
  return fail({ code: elsewhere ? 'address_wrong_flavour' : 'address_malformed' })
}

function formOf(prefixes: UtxoPrefixes, version: number): 'p2pkh' | 'p2sh' | null {
  if (prefixes.pubkeyHash.includes(version)) return 'p2pkh'
  return prefixes.scriptHash.includes(version) ? 'p2sh' : null
}
