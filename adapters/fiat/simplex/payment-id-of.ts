import { createHash } from 'node:crypto'

/**
 * Simplex's name of a payment, which has to be a UUID (RFC 9562, version 8): always the same one for the same order, so
 * that asking again opens no second payment.
 */
export function paymentIdOf(reference: string): string {
  const digest = createHash('sha256').update(`causeway simplex ${reference}`).digest()
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = digest.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
