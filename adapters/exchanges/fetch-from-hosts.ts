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
