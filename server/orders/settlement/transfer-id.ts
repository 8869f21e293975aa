import { createHash } from 'node:crypto'

/**
 * The id of the transfer of an order's settlement: the same for ever (a UUID of version 8, RFC 9562, from SHA-256), so
 * that a database which came back older asks the signer for the same transfer and never for a second one.
 */
export function transferIdOf(orderId: string, settlementNumber: number): string {
  const bytes = createHash('sha256')
    .update(`causeway transfer ${orderId.toLowerCase()} ${settlementNumber}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
