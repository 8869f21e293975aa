import type { AddressFamily } from '../currencies/index.ts'

/** Longer texts are no link to an explorer either. */
const LONGEST = 400
const HASH = /(?:^|[^0-9a-z])(?:0x)?([0-9a-f]{64})(?![0-9a-z])/gi
// A Solana transaction is named by its first signature: 64 bytes in base 58.
const SIGNATURE = /(?:^|[^0-9a-z])([1-9A-HJ-NP-Za-km-z]{86,88})(?![0-9a-z])/g

/**
 * The id of a transaction in the network's own writing, out of what a person pasted: the id with or without `0x`, in any
 * case, or an explorer's link that ends with it. Null where there is none in it.
 */
export function readTransactionId(family: AddressFamily, pasted: string): string | null {
  if (pasted.length > LONGEST) return null
  const pattern = family === 'solana' ? SIGNATURE : HASH
  const found = [...pasted.matchAll(pattern)].at(-1)?.[1]
  if (found === undefined) return null
  if (family === 'solana') return found
  if (family === 'ripple') return found.toUpperCase()
  return family === 'evm' ? `0x${found.toLowerCase()}` : found.toLowerCase()
}
