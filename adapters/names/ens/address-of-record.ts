import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import {
  base32nopad,
  base58,
  base58xmr,
  base58xrp,
  bech32,
  bech32m,
  createBase58check,
} from '@scure/base'
import { bytesToHex, getAddress, type Hex, hexToBytes } from 'viem'

type UtxoWriting = {
  readonly keyHash: readonly number[]
  readonly scriptHash: readonly number[]
  readonly segwit: string | null
}

const UTXO: Readonly<Record<string, UtxoWriting>> = {
  bitcoin: { keyHash: [0x00], scriptHash: [0x05], segwit: 'bc' },
  // Legacy writing: the same destination as the cash address.
  bitcoincash: { keyHash: [0x00], scriptHash: [0x05], segwit: null },
  litecoin: { keyHash: [0x30], scriptHash: [0x32], segwit: 'ltc' },
  dogecoin: { keyHash: [0x1e], scriptHash: [0x16], segwit: null },
  dash: { keyHash: [0x4c], scriptHash: [0x10], segwit: null },
  digibyte: { keyHash: [0x1e], scriptHash: [0x3f], segwit: 'dgb' },
  ravencoin: { keyHash: [0x3c], scriptHash: [0x7a], segwit: null },
  zcash: { keyHash: [0x1c, 0xb8], scriptHash: [0x1c, 0xbd], segwit: null },
}

const base58check = createBase58check(sha256)

/**
 * The text of an address that a record holds as bytes (ENSIP-9): the script of Bitcoin's kin, the key or hash of others.
 * Null where the bytes are no address of the network.
 */
export function addressOfRecord(
  { id, addressFamily }: { readonly id: string; readonly addressFamily: string },
  record: Hex,
): string | null {
  const bytes = hexToBytes(record)
  if (addressFamily === 'evm') return bytes.length === 20 ? getAddress(bytesToHex(bytes)) : null
  const utxo = UTXO[id]
  if (utxo !== undefined) return addressOfScript(utxo, bytes)
  const write = WRITERS[id]
  return write?.(bytes) ?? null
}

const WRITERS: Readonly<Record<string, (bytes: Uint8Array) => string | null>> = {
  ripple: (bytes) => {
    if (bytes.length !== 21) return null
    return base58xrp.encode(concatBytes(bytes, sha256(sha256(bytes)).slice(0, 4)))
  },
  stellar: (bytes) => {
    if (bytes.length !== 32) return null
    const body = concatBytes(Uint8Array.of(STELLAR_ACCOUNT), bytes)
    return base32nopad.encode(concatBytes(body, stellarChecksum(body)))
  },
  tron: (bytes) => (bytes.length === 21 ? base58check.encode(bytes) : null),
  solana: (bytes) => (bytes.length === 32 ? base58.encode(bytes) : null),
  monero: (bytes) => (bytes.length >= 65 ? base58xmr.encode(bytes) : null),
}

/** SEP-23: the version byte of an account. */
const STELLAR_ACCOUNT = 6 << 3

function addressOfScript(utxo: UtxoWriting, script: Uint8Array): string | null {
  const hex = bytesToHex(script).slice(2)
  const keyHash = /^76a914([0-9a-f]{40})88ac$/.exec(hex)?.[1]
  if (keyHash !== undefined) return withVersion(utxo.keyHash, keyHash)
  const scriptHash = /^a914([0-9a-f]{40})87$/.exec(hex)?.[1]
  if (scriptHash !== undefined) return withVersion(utxo.scriptHash, scriptHash)
  return utxo.segwit === null ? null : witnessAddress(utxo.segwit, hex)
}

function withVersion(version: readonly number[], hash: string): string {
  return base58check.encode(concatBytes(Uint8Array.from(version), hexToBytes(`0x${hash}`)))
}

/** BIP-173 for version 0, BIP-350 for version 1. */
function witnessAddress(prefix: string, script: string): string | null {
  const first = /^0014([0-9a-f]{40})$|^0020([0-9a-f]{64})$/.exec(script)
  const program = first?.[1] ?? first?.[2]
  if (program !== undefined) {
    return bech32.encode(prefix, [0, ...bech32.toWords(hexToBytes(`0x${program}`))])
  }
  const key = /^5120([0-9a-f]{64})$/.exec(script)?.[1]
  if (key === undefined) return null
  return bech32m.encode(prefix, [1, ...bech32m.toWords(hexToBytes(`0x${key}`))])
}

/** CRC16-XModem, the low byte first: what ends a Stellar address (SEP-23). */
function stellarChecksum(bytes: Uint8Array): Uint8Array {
  let checksum = 0
  for (const byte of bytes) {
    checksum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      checksum = checksum & 0x8000 ? ((checksum << 1) ^ 0x1021) & 0xffff : (checksum << 1) & 0xffff
    }
  }
  return Uint8Array.of(checksum & 0xff, checksum >> 8)
}
