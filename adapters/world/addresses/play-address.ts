import { addressRulesOf } from '@causeway/core/addresses/all'
import type { AddressFamily } from '@causeway/core/currencies'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base32nopad, base58, base58xmr, base58xrp, bech32, createBase58check } from '@scure/base'
import { playBytes64, type World, worldNetwork } from '../world.ts'
import {
  algorandAddress,
  cardanoAddress,
  cosmosAddress,
  filecoinAddress,
  hederaAddress,
  hex32,
  keyHash,
  keyHashAddress,
  nemAddress,
  polkadotAddress,
  tezosAddress,
  tonAddress,
  wavesAddress,
} from './play-address-writers.ts'

/** Whose address: our wallet's, an order's, a customer's own, or of somebody that nobody should deal with. */
export type AddressRole = 'hot' | 'pay-in' | 'customer' | 'risky'

const base58check = createBase58check(sha256)
const EOS_LETTERS = 'abcdefghijklmnopqrstuvwxyz12345'
const STELLAR_ACCOUNT = 6 << 3
const MONERO_STANDARD = 18
const MONERO_SUBADDRESS = 42

/**
 * An address as the network writes them, checksum included, that follows from the world's seed alone. No key to it
 * exists: real money sent there would be lost, so the product says on every page that it plays.
 */
export function playAddress(
  world: World,
  network: string,
  role: AddressRole,
  index: number,
): string {
  const family = worldNetwork(world, network).addressFamily
  return WRITERS[family](playBytes64(world.seed, 'address', network, role, index), role)
}

const WRITERS = {
  bitcoin: (bytes) => segwit('bc', bytes),
  bitcoincash: (bytes) => cashAddress(bytes),
  litecoin: (bytes) => segwit('ltc', bytes),
  dogecoin: (bytes) => keyHashAddress([0x1e], bytes),
  dash: (bytes) => keyHashAddress([0x4c], bytes),
  zcash: (bytes) => keyHashAddress([0x1c, 0xb8], bytes),
  digibyte: (bytes) => segwit('dgb', bytes),
  ravencoin: (bytes) => keyHashAddress([0x3c], bytes),
  evm: (bytes) => checksummedEvm(bytesToHex(bytes.slice(0, 20))),
  ripple: (bytes) => ripple(keyHash(bytes)),
  stellar: (bytes) => stellar(bytes.slice(0, 32)),
  tron: (bytes) => base58check.encode(concatBytes(Uint8Array.of(0x41), bytes.slice(0, 20))),
  eos: (bytes) => [...bytes.slice(0, 12)].map((byte) => EOS_LETTERS[byte % 31]).join(''),
  monero: (bytes, role) => monero(role === 'pay-in' ? MONERO_SUBADDRESS : MONERO_STANDARD, bytes),
  solana: (bytes) => base58.encode(bytes.slice(0, 32)),
  bitcoinsv: (bytes) => keyHashAddress([0x00], bytes),
  vechain: (bytes) => checksummedEvm(bytesToHex(bytes.slice(0, 20))),
  cardano: cardanoAddress,
  polkadot: polkadotAddress,
  tezos: tezosAddress,
  neo: (bytes) => keyHashAddress([0x35], bytes),
  nem: nemAddress,
  cosmos: (bytes) => cosmosAddress('cosmos', bytes),
  kava: (bytes) => cosmosAddress('kava', bytes),
  near: hex32,
  algorand: algorandAddress,
  hedera: hederaAddress,
  ton: (bytes) => tonAddress(bytes, crc16XModem),
  filecoin: filecoinAddress,
  waves: wavesAddress,
  sui: (bytes) => `0x${hex32(bytes)}`,
  aptos: (bytes) => `0x${hex32(bytes)}`,
  fiat: () => {
    throw new Error('Money of states has no addresses')
  },
} as const satisfies Record<AddressFamily, (bytes: Uint8Array, role: AddressRole) => string>

/** Bitcoin's own form of the same hash, written as a Bitcoin Cash node does: with its prefix. */
function cashAddress(bytes: Uint8Array): string {
  const legacy = keyHashAddress([0x00], bytes)
  return canonicalAddress('bitcoincash', legacy) ?? legacy
}

/** BIP-173, witness version 0, a 20-byte program (P2WPKH). */
function segwit(prefix: string, bytes: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(keyHash(bytes))])
}

/** EIP-55: a letter is a capital where the hash's digit is 8 or more. `digits` are 40 lower-case ones. */
function checksummedEvm(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const letters = [...digits].map((letter, place) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}

/** XRP Ledger's base58check: type 0, its own alphabet. */
function ripple(accountId: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(0), accountId)
  return base58xrp.encode(concatBytes(body, sha256(sha256(body)).slice(0, 4)))
}

/** SEP-23: version byte, key, CRC16-XModem with the low byte first, in base 32. */
function stellar(key: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(STELLAR_ACCOUNT), key)
  const checksum = crc16XModem(body)
  return base32nopad.encode(concatBytes(body, Uint8Array.of(checksum & 0xff, checksum >> 8)))
}

function crc16XModem(bytes: Uint8Array): number {
  let checksum = 0
  for (const byte of bytes) {
    checksum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      checksum = checksum & 0x8000 ? ((checksum << 1) ^ 0x1021) & 0xffff : (checksum << 1) & 0xffff
    }
  }
  return checksum
}

/** Network byte, spend key, view key, and four bytes of Keccak. */
function monero(networkByte: number, keys: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(networkByte), keys)
  return base58xmr.encode(concatBytes(body, keccak_256(body).slice(0, 4)))
}

/** One way of writing an address that can be written in several, as a node gives it back; null if it is none. */
export function canonicalAddress(family: AddressFamily, text: string): string | null {
  const read = addressRulesOf(family).read(text, 'main')
  return read.ok ? read.value.canonical : null
}
