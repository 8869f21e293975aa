import { base58 } from '@scure/base'
import type { AddressFamily } from '../../../currencies/index.ts'
import { fail, ok, type Result } from '../../../result/index.ts'
import {
  type AddressRules,
  type ChainFlavour,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../../address-rules.ts'
import { readBase58Check } from '../../encodings/base58-check.ts'
import { readSegwit } from '../../encodings/read-segwit.ts'

/**
 * Versions of base58 addresses (their bytes as one number, 0x1cb8 for 1c b8) and the human-readable part of bech32 ones,
 * of one flavour of a chain.
 */
export type UtxoPrefixes = {
  readonly pubkeyHash: readonly number[]
  readonly scriptHash: readonly number[]
  /** Null where the chain has no segregated witness. */
  readonly bech32: string | null
}

export type UtxoChain = {
  readonly family: AddressFamily
  /** Bytes of a base58 version; one, unless said. */
  readonly versionBytes?: 1 | 2
  readonly main: UtxoPrefixes
  readonly regtest: UtxoPrefixes
  /** The public test network: recognised, and paid by neither flavour. */
  readonly testnet: UtxoPrefixes
}

const HASH_BYTES = 20

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
  const { versionBytes = 1 } = chain
  const payload = readBase58Check(text, { codec: base58, payloadBytes: versionBytes + HASH_BYTES })
  if (!payload.ok) return payload
  const version = payload.value.slice(0, versionBytes).reduce((sum, byte) => sum * 256 + byte, 0)
  const form = formOf(chain[flavour], version)
  // No key is known whose hash is zero: such addresses are made to destroy coins.
  const isZero = payload.value.slice(versionBytes).every((byte) => byte === 0)
  if (form) return isZero ? fail({ code: 'address_unspendable' }) : ok(plainAddress(text, form))
  const elsewhere = [chain.main, chain.regtest, chain.testnet].some((known) =>
    formOf(known, version),
  )
  return fail({ code: elsewhere ? 'address_wrong_flavour' : 'address_malformed' })
}

function formOf(prefixes: UtxoPrefixes, version: number): 'p2pkh' | 'p2sh' | null {
  if (prefixes.pubkeyHash.includes(version)) return 'p2pkh'
  return prefixes.scriptHash.includes(version) ? 'p2sh' : null
}
