import { blake2b } from '@noble/hashes/blake2.js'
import { sha512_256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base32nopad, base58, base58xmr, base58xrp, base64url, bech32, bech32m } from '@scure/base'
import type { AddressFamily } from '../../currencies/index.ts'
import { writeBase58Check } from '../encodings/base58-check.ts'
import { writeCashAddress } from '../encodings/cash-address.ts'
import { crc16 } from '../encodings/crc16.ts'

export const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SMALL32 = BASE32.toLowerCase()
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** One address format of a family, with a writer that adds the checksum. */
export type Sort = {
  readonly name: string
  readonly family: AddressFamily
  readonly alphabet: string
  /** How many bytes of key or hash it carries. */
  readonly bytes: number
  readonly write: (bytes: Uint8Array) => string
}

export const base58Check =
  (...version: readonly number[]) =>
  (hash: Uint8Array) =>
    writeBase58Check(Uint8Array.of(...version, ...hash), base58)

const strkey = (version: number) => (key: Uint8Array) => {
  const payload = Uint8Array.of(version, ...key)
  const checksum = crc16(payload)
  return base32nopad.encode(Uint8Array.of(...payload, checksum & 0xff, checksum >> 8))
}

const cryptonote = (prefix: number) => (keys: Uint8Array) => {
  const payload = Uint8Array.of(prefix, ...keys)
  return base58xmr.encode(Uint8Array.of(...payload, ...keccak_256(payload).slice(0, 4)))
}

const segwit = (prefix: string, version: number) => (program: Uint8Array) =>
  (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(program)])

const cardano = (header: number) => (hashes: Uint8Array) =>
  bech32.encode('addr', bech32.toWords(Uint8Array.of(header, ...hashes)), 120)

export const cosmos = (prefix: string) => (account: Uint8Array) =>
  bech32.encode(prefix, bech32.toWords(account))

export const nem = (hash: Uint8Array) => {
  const payload = Uint8Array.of(0x68, ...hash)
  return base32nopad.encode(Uint8Array.of(...payload, ...keccak_256(payload).slice(0, 4)))
}

export const algorand = (key: Uint8Array) =>
  base32nopad.encode(Uint8Array.of(...key, ...sha512_256(key).slice(-4)))

export const ton = (flags: number) => (account: Uint8Array) => {
  const payload = Uint8Array.of(flags, 0, ...account)
  const checksum = crc16(payload)
  return base64url.encode(Uint8Array.of(...payload, checksum >> 8, checksum & 0xff))
}

export const filecoin = (protocol: number) => (payload: Uint8Array) => {
  const checksum = blake2b(Uint8Array.of(protocol, ...payload), { dkLen: 4 })
  return `f${protocol}${base32nopad.encode(Uint8Array.of(...payload, ...checksum)).toLowerCase()}`
}

export const waves = (hash: Uint8Array) => {
  const payload = Uint8Array.of(1, 0x57, ...hash)
  const checksum = keccak_256(blake2b(payload, { dkLen: 32 })).slice(0, 4)
  return base58.encode(Uint8Array.of(...payload, ...checksum))
}

const base58Sort = (
  name: string,
  family: AddressFamily,
  bytes: number,
  write: Sort['write'],
): Sort => ({ name, family, alphabet: BASE58, bytes, write })

const bech32Sort = (
  name: string,
  family: AddressFamily,
  bytes: number,
  write: Sort['write'],
): Sort => ({ name, family, alphabet: BECH32, bytes, write })

export const sorts: readonly Sort[] = [
  base58Sort('p2pkh', 'bitcoin', 20, base58Check(0)),
  bech32Sort('p2wpkh', 'bitcoin', 20, segwit('bc', 0)),
  bech32Sort('p2tr', 'bitcoin', 32, segwit('bc', 1)),
  base58Sort('p2sh', 'litecoin', 20, base58Check(50)),
  bech32Sort('p2wsh', 'litecoin', 32, segwit('ltc', 0)),
  base58Sort('p2pkh', 'dogecoin', 20, base58Check(30)),
  base58Sort('p2sh', 'dash', 20, base58Check(16)),
  base58Sort('p2pkh', 'zcash', 20, base58Check(0x1c, 0xb8)),
  bech32Sort('p2wpkh', 'digibyte', 20, segwit('dgb', 0)),
  base58Sort('p2sh', 'digibyte', 20, base58Check(63)),
  base58Sort('p2pkh', 'ravencoin', 20, base58Check(60)),
  base58Sort('p2sh', 'bitcoincash', 20, base58Check(5)),
  bech32Sort('p2pkh', 'bitcoincash', 20, (hash) => writeCashAddress('bitcoincash', 'p2pkh', hash)),
  bech32Sort('p2sh', 'bitcoincash', 20, (hash) =>
    writeCashAddress('bitcoincash', 'p2sh', hash).slice('bitcoincash:'.length),
  ),
  base58Sort('account', 'tron', 20, base58Check(0x41)),
  base58Sort('classic', 'ripple', 20, (account) =>
    writeBase58Check(Uint8Array.of(0, ...account), base58xrp),
  ),
  base58Sort('x-address', 'ripple', 24, (bytes) =>
    writeBase58Check(
      Uint8Array.of(5, 0x44, ...bytes.slice(0, 20), 1, ...bytes.slice(20), 0, 0, 0, 0),
      base58xrp,
    ),
  ),
  { name: 'account', family: 'stellar', alphabet: BASE32, bytes: 32, write: strkey(6 << 3) },
  { name: 'muxed', family: 'stellar', alphabet: BASE32, bytes: 40, write: strkey(12 << 3) },
  base58Sort('p2pkh', 'bitcoinsv', 20, base58Check(0)),
  bech32Sort('enterprise', 'cardano', 28, cardano(0x61)),
  bech32Sort('base', 'cardano', 56, cardano(0x01)),
  base58Sort('tz1', 'tezos', 20, base58Check(0x06, 0xa1, 0x9f)),
  base58Sort('kt1', 'tezos', 20, base58Check(0x02, 0x5a, 0x79)),
  base58Sort('account', 'neo', 20, base58Check(0x35)),
  { name: 'account', family: 'nem', alphabet: BASE32, bytes: 20, write: nem },
  bech32Sort('account', 'cosmos', 20, cosmos('cosmos')),
  bech32Sort('account', 'kava', 20, cosmos('kava')),
  { name: 'account', family: 'algorand', alphabet: BASE32, bytes: 32, write: algorand },
  { name: 'bounceable', family: 'ton', alphabet: BASE64, bytes: 32, write: ton(0x11) },
  { name: 'non-bounceable', family: 'ton', alphabet: BASE64, bytes: 32, write: ton(0x51) },
  { name: 'secp256k1', family: 'filecoin', alphabet: SMALL32, bytes: 20, write: filecoin(1) },
  { name: 'bls', family: 'filecoin', alphabet: SMALL32, bytes: 48, write: filecoin(3) },
  base58Sort('account', 'waves', 20, waves),
  base58Sort('standard', 'monero', 64, cryptonote(18)),
  base58Sort('integrated', 'monero', 72, cryptonote(19)),
  base58Sort('subaddress', 'monero', 64, cryptonote(42)),
]
