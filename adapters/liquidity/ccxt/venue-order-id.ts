import { createHash } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The id under which a venue knows our order: a UUID, which both Kraken (cl_ord_id) and Binance (newClientOrderId) take.
 * Ours where it is one, else one made of its SHA-256 (RFC 9562, version 8): the same for the same order, for ever.
 */
export function venueOrderId(clientOrderId: string): string {
  if (UUID.test(clientOrderId)) return clientOrderId
  const hash = createHash('sha256').update(clientOrderId).digest('hex')
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
