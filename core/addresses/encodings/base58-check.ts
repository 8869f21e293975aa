import { sha256 } from '@noble/hashes/sha2.js'
import type { BytesCoder } from '@scure/base'
import { type Failure, fail, ok, type Result } from '../../result/index.ts'
import { decodeOrNull } from './decode-or-null.ts'

const CHECKSUM_BYTES = 4

/**
 * Reads base58 text that ends in four bytes of a double SHA-256 (Base58Check, as Bitcoin defined it and XRP and TRON
 * took it over). The alphabet is the codec's. Answers the payload, version bytes included, which must have
 * `payloadBytes` bytes.
 */
export function readBase58Check(
  text: string,
  { codec, payloadBytes }: { codec: BytesCoder; payloadBytes: number },
): Result<Uint8Array, Failure<'address_malformed' | 'address_bad_checksum'>> {
  const bytes = decodeOrNull(codec, text)
  if (bytes?.length !== payloadBytes + CHECKSUM_BYTES) return fail({ code: 'address_malformed' })
  const payload = bytes.slice(0, payloadBytes)
  const expected = checksumOf(payload)
  const matches = bytes.slice(payloadBytes).every((byte, index) => byte === expected[index])
  return matches ? ok(payload) : fail({ code: 'address_bad_checksum' })
}

/** Writes a payload, version bytes included, with its checksum. */
export function writeBase58Check(payload: Uint8Array, codec: BytesCoder): string {
  return codec.encode(Uint8Array.of(...payload, ...checksumOf(payload)))
}

function checksumOf(payload: Uint8Array): Uint8Array {
  return sha256(sha256(payload)).slice(0, CHECKSUM_BYTES)
}
