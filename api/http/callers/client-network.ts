import { isIP } from 'node:net'
import { isLoopbackAddress } from './peer.ts'

const GROUPS_OF_A_SUBSCRIBER = 4

/**
 * What tells clients apart: an IPv4 address, or the /64 of an IPv6 one, of which a subscriber has every address. Null
 * for this machine itself: behind a proxy that is not trusted everybody seems to come from there.
 */
export function clientNetwork(ip: string): string | null {
  const version = isIP(ip)
  if (version === 0 || isLoopbackAddress(ip)) return null
  if (version === 4) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return `${groupsOf(ip).slice(0, GROUPS_OF_A_SUBSCRIBER).join(':')}::/64`
}

function groupsOf(ip: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${ip.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}
