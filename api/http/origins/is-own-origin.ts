import type { IncomingHttpHeaders } from 'node:http'

/**
 * True where a browser says that one of our own pages asks (docs/adr/0008-csrf.md): `Sec-Fetch-Site` must be
 * `same-origin` where it is sent, `Origin` must be one of ours where it is sent, and one of the two must be there.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  if (site === undefined && origin === undefined) return false
  return (
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || ownOrigins.includes(origin))
  )
}
