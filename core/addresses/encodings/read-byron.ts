import { type Failure, fail, ok, type Result } from '../../result/index.ts'

const TAGGED_PAIR = [0x82, 0xd8, 0x18, 0x58] as const
const ROOT_START = [0x83, 0x58, 0x1c] as const
const ROOT_BYTES = 28
const NETWORK_MAGIC = 2

type ByronFailure = Failure<'address_malformed' | 'address_bad_checksum' | 'address_wrong_flavour'>

/**
 * Reads an address of Cardano's first era (byron-address.cddl): CBOR of a tagged byte string and its CRC-32; within, a
 * root of 28 bytes, attributes and a type. An address that names a network magic belongs to a test network.
 */
export function readByron(bytes: Uint8Array): Result<null, ByronFailure> {
  const length = bytes[TAGGED_PAIR.length] ?? 0
  const start = TAGGED_PAIR.length + 1
  const payload = bytes.slice(start, start + length)
  const checksum = bytes.slice(start + length)
  if (!startsWith(bytes, TAGGED_PAIR) || !isRoot(payload)) {
    return fail({ code: 'address_malformed' })
  }
  const expected = cborNumber(crc32(payload))
  if (checksum.length !== expected.length || !startsWith(checksum, expected)) {
    return fail({ code: 'address_bad_checksum' })
  }
  const keys = attributeKeys(payload.slice(ROOT_START.length + ROOT_BYTES))
  if (keys === null) return fail({ code: 'address_malformed' })
  return keys.includes(NETWORK_MAGIC) ? fail({ code: 'address_wrong_flavour' }) : ok(null)
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function isRoot(payload: Uint8Array): boolean {
  return startsWith(payload, ROOT_START) && payload.length > ROOT_START.length + ROOT_BYTES
}

/** Keys of the map of attributes, behind which stands the type 0 of an address of a public key; null if it is not so. */
function attributeKeys(bytes: Uint8Array): readonly number[] | null {
  const count = (bytes[0] ?? 0) - 0xa0
  if (count < 0 || count > 2) return null
  const keys: number[] = []
  let at = 1
  for (let entry = 0; entry < count; entry += 1) {
    keys.push(bytes[at] ?? 0)
    const head = bytes[at + 1] ?? 0
    const isLong = head === 0x58
    if (!isLong && (head < 0x40 || head > 0x57)) return null
    at += isLong ? 3 + (bytes[at + 2] ?? 0) : 2 + head - 0x40
  }
  return bytes[at] === 0 && bytes.length === at + 1 ? keys : null
}

/** A number as CBOR writes it: as short as can be. */
function cborNumber(value: number): readonly number[] {
  if (value < 24) return [value]
  if (value < 0x100) return [0x18, value]
  if (value < 0x10000) return [0x19, value >> 8, value & 0xff]
  return [0x1a, value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}

/** CRC-32 of IEEE 802.3: reflected polynomial 0xedb88320, all ones before and after. */
function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff
  for (const byte of bytes) {
    remainder ^= byte
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0)
    }
  }
  return (remainder ^ 0xffffffff) >>> 0
}
