import type { AddressFamily } from '@causeway/core/currencies'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** A transaction id in the network's own form, made of 32 bytes. */
export function playTransactionId(family: AddressFamily, bytes: Uint8Array): string {
  if (family === 'evm') return `0x${bytesToHex(bytes)}`
  if (family === 'ripple') return bytesToHex(bytes).toUpperCase()
  if (family === 'solana') return base58.encode(sha512(bytes))
  return bytesToHex(bytes)
}
