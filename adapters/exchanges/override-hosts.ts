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
