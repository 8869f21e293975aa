import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Who speaks to this process, as the socket and the headers say it. Never what a proxy says of others. */
export type Peer = {
  readonly peerAddress: string | undefined
  readonly headers: IncomingHttpHeaders
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

const FORWARDING_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'true-client-ip',
  'fastly-client-ip',
  'client-ip',
])
const FORWARDING_PREFIXES = ['x-forwarded-', 'cf-'] as const

/** True for an address that only this machine can use. */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** True where the socket comes from this machine and no proxy has passed the request on. */
export function isLocalPeer({ peerAddress, headers }: Peer): boolean {
  return (
    peerAddress !== undefined &&
    isLoopbackAddress(peerAddress) &&
    !Object.keys(headers).some(forwards)
  )
}

/** True where a `Host` or the host of an `Origin` names this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  const address = name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name
  return name === 'localhost' || isLoopbackAddress(address)
}

function forwards(header: string): boolean {
  return (
    FORWARDING_HEADERS.has(header) ||
    FORWARDING_PREFIXES.some((prefix) => header.startsWith(prefix))
  )
}
