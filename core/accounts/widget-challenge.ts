import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'

/**
 * What a widget's frame shows of its verifier before it signs somebody in: SHA-256, base64url without padding (RFC 7636,
 * S256). `verifier`: 32 random bytes, base64url.
 */
export function widgetChallenge(verifier: string): string {
  return base64urlnopad.encode(sha256(utf8ToBytes(verifier)))
}

/** 32 bytes as base64url without padding. */
export function widgetVerifier(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes)
}
