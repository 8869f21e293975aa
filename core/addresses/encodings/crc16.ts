/** CRC-16/XMODEM: polynomial 0x1021, starting from 0. */
export function crc16(bytes: Uint8Array): number {
  let remainder = 0
  for (const byte of bytes) {
    remainder ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      const carried = remainder & 0x8000 ? 0x1021 : 0
      remainder = ((remainder << 1) & 0xffff) ^ carried
    }
  }
  return remainder
}
