import { hmac } from '@noble/hashes/hmac.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** 32 bytes that depend on the world's seed and on what they are for, and on nothing else. */
export function playBytes(seed: string, ...purpose: readonly (string | number)[]): Uint8Array {
  return hmac(sha256, utf8ToBytes(seed), utf8ToBytes(purpose.join('|')))
}

/** The same, 64 bytes long. */
export function playBytes64(seed: string, ...purpose: readonly (string | number)[]): Uint8Array {
  return hmac(sha512, utf8ToBytes(seed), utf8ToBytes(purpose.join('|')))
}
