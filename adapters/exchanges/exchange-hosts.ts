/** Addresses by name, as deep as an exchange wants. */
export type Addresses = { [name: string]: string | Addresses }

/** The addresses of an exchange whose own host name stands as `{hostname}` in them. */
export function withHostname(urls: Addresses, hostname: string): Addresses {
  return mapAddresses(urls, (address) => address.replaceAll('{hostname}', hostname))
}

/** Every address in a tree of them, with another origin and the same path. */
export function overrideHosts(urls: Addresses, baseUrl: string): Addresses {
  const origin = baseUrl.replace(/\/$/, '')
  return mapAddresses(urls, (address) => address.replace(/^[a-z]+:\/\/[^/]+/, origin))
}

/** The hosts (with port) that a tree of addresses names. */
export function hostsOf(urls: Addresses): ReadonlySet<string> {
  return new Set(
    Object.values(urls).flatMap((each) => {
      if (typeof each !== 'string') return [...hostsOf(each)]
      const host = URL.parse(each)?.host
      return host === undefined ? [] : [host]
    }),
  )
}

function mapAddresses(urls: Addresses, change: (address: string) => string): Addresses {
  return Object.fromEntries(
    Object.entries(urls).map(([name, each]) => [
      name,
      typeof each === 'string' ? change(each) : mapAddresses(each, change),
    ]),
  )
}

/**
 * A fetch that speaks to some hosts and to nobody else, whatever a library or a redirect says: keys and orders must not
 * leave to a host that nobody configured.
 */
export function fetchFromHosts(hosts: ReadonlySet<string>): typeof fetch {
  return async (input, init) => {
    const url = URL.parse(input instanceof Request ? input.url : input.toString())
    if (url === null || !hosts.has(url.host)) {
      throw new RangeError(`No request may go to ${url?.host ?? 'an address that is none'}`)
    }
    return fetch(input, { ...init, redirect: 'error' })
  }
}
