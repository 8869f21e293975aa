import { BlockList, isIP } from 'node:net'

/** Whether a client's address is in one of the networks (CIDR, or one address); any is where none is named. */
export function allowsAddress(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  const version = isIP(plain)
  if (version === 0) return false
  const allowed = new BlockList()
  for (const network of networks) {
    const [base = '', bits] = network.split('/')
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(base) === 0) continue
    allowed.addSubnet(base, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return allowed.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}
