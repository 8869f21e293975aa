import { WrongSetting } from './read-setting.ts'

/** Services of others by the names of their settings; null: not configured. */
export type ServiceUrls = ReadonlyMap<string, string | null>

// URL writes every way to spell an IPv4 address of http and https in this one.
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Where money is real, services that are told keys or customers' facts are spoken to by https, or on this machine.
 * Throws WrongSetting at the first that is not. Nodes are not among them: they stand in the operator's own network.
 */
export function assertEncrypted(services: ServiceUrls): void {
  for (const [name, url] of services) {
    if (url === null || url.startsWith('https:') || isAtThisMachine(url)) continue
    // Not the whole URL: a password may stand in it.
    throw new WrongSetting(
      name,
      new URL(url).origin,
      'https when WORLD is real, or a service on this machine',
    )
  }
}

/** True for a URL whose host is this machine. */
export function isAtThisMachine(url: string): boolean {
  return THIS_MACHINE.test(URL.parse(url)?.hostname ?? '')
}
