import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** `TXN` and a zero, before what is hashed. */
const PREFIX = Uint8Array.of(0x54, 0x58, 0x4e, 0x00)

/** The hash that names a signed transaction: the first half of SHA-512. */
export function transactionId(bytes: string): string {
  const hash = sha512(concatBytes(PREFIX, hexToBytes(bytes)))
  return bytesToHex(hash.slice(0, 32)).toUpperCase()
}
