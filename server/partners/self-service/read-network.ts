import { isIP } from 'node:net'

/**
 * A network as keys keep it: an address, or an address with the number of bits that count (CIDR). Null for what is
 * none, and for IPv4 written as IPv6: requests from there come as IPv4.
 */
export function readNetwork(text: string): string | null {
  const network = text.trim().toLowerCase()
  const [base = '', bits, ...rest] = network.split('/')
  const version = isIP(base)
  if (version === 0 || rest.length > 0 || base.includes('%')) return null
  if (base.startsWith('::ffff:')) return null
  if (bits === undefined) return network
  if (!/^(?:0|[1-9]\d{0,2})$/.test(bits)) return null
  return Number(bits) <= (version === 4 ? 32 : 128) ? network : null
}
