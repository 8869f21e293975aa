import { expect, test } from 'vitest'
import { crc16 } from './crc16.ts'

test('gives the check value that catalogues of CRCs print for XMODEM', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x31c3)
})
