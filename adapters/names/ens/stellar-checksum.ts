/** CRC16-XModem, the low byte first: what ends a Stellar address (SEP-23). */
export function stellarChecksum(bytes: Uint8Array): Uint8Array {
  let checksum = 0
  for (const byte of bytes) {
    checksum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      checksum = checksum & 0x8000 ? ((checksum << 1) ^ 0x1021) & 0xffff : (checksum << 1) & 0xffff
    }
  }
  return Uint8Array.of(checksum & 0xff, checksum >> 8)
}
