import { blake2b } from '@noble/hashes/blake2.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256, sha512_256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base32nopad, base58, base64url, bech32, createBase58check } from '@scure/base'

/** Writers of the networks whose forms are their own. Each takes 64 bytes that belong to one address. */

const base58check = createBase58check(sha256)
const WAVES_MAIN = 'W'.charCodeAt(0)

/** RIPEMD-160 of SHA-256 of a would-be public key, as Bitcoin and its kin shorten theirs. */
export function keyHash(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes.slice(0, 33)))
}

/** Base58Check: version bytes and a key's hash (P2PKH). */
export function keyHashAddress(version: readonly number[], bytes: Uint8Array): string {
  return base58check.encode(concatBytes(Uint8Array.from(version), keyHash(bytes)))
}

/** Shelley's enterprise address of the main network (CIP-19): one key's hash of 28 bytes. */
export function cardanoAddress(bytes: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(0x61), bytes.slice(0, 28))
  return bech32.encode('addr', bech32.toWords(body))
}

/** SS58 of network 0. */
export function polkadotAddress(bytes: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(0), bytes.slice(0, 32))
  const context = utf8ToBytes('SS58PRE')
  return base58.encode(concatBytes(body, blake2b(concatBytes(context, body)).slice(0, 2)))
}

/** 25 bytes in base 32: network, hash, four bytes of Keccak. */
export function nemAddress(bytes: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(0x68), bytes.slice(0, 20))
  return base32nopad.encode(concatBytes(body, keccak_256(body).slice(0, 4)))
}

/** Bech32 of a 20-byte account, as chains of the Cosmos SDK write it. */
export function cosmosAddress(prefix: string, bytes: Uint8Array): string {
  return bech32.encode(prefix, bech32.toWords(bytes.slice(0, 20)))
}

/** A key and the last four bytes of its SHA-512/256. */
export function algorandAddress(bytes: Uint8Array): string {
  const key = bytes.slice(0, 32)
  return base32nopad.encode(concatBytes(key, sha512_256(key).slice(-4)))
}

/** An account number far above those that exist. */
export function hederaAddress(bytes: Uint8Array): string {
  const number = bytes.slice(0, 5).reduce((sum, byte) => sum * 256 + byte, 0)
  return `0.0.${1_000_000_000 + number}`
}

/** TEP-2, in the form that bounces: the one that a node compares by. */
export function tonAddress(bytes: Uint8Array, crc16: (body: Uint8Array) => number): string {
  const body = concatBytes(Uint8Array.of(0x11, 0), bytes.slice(0, 32))
  const checksum = crc16(body)
  return base64url.encode(concatBytes(body, Uint8Array.of(checksum >> 8, checksum & 0xff)))
}

/** `f1…`: the hash of a secp256k1 key. */
export function filecoinAddress(bytes: Uint8Array): string {
  const payload = bytes.slice(0, 20)
  const checksum = blake2b(concatBytes(Uint8Array.of(1), payload), { dkLen: 4 })
  return `f1${base32nopad.encode(concatBytes(payload, checksum)).toLowerCase()}`
}

/** `3P…`. */
export function wavesAddress(bytes: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(1, WAVES_MAIN), bytes.slice(0, 20))
  return base58.encode(concatBytes(body, keccak_256(blake2b(body, { dkLen: 32 })).slice(0, 4)))
}

/** `tz1…`: the hash of an Ed25519 key. */
export function tezosAddress(bytes: Uint8Array): string {
  return base58check.encode(concatBytes(Uint8Array.of(0x06, 0xa1, 0x9f), bytes.slice(0, 20)))
}

/** 32 bytes in hexadecimal: NEAR's accounts without a name, and behind `0x` Sui's and Aptos's. */
export function hex32(bytes: Uint8Array): string {
  return bytesToHex(bytes.slice(0, 32))
}
