import { NoAnswer } from './no-answer.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of a page that a person is sent to: https, so that nobody in between reads along, on one of the provider's
 * own sites (a domain and what is below it) where those are said, or on this machine. Throws NoAnswer for another.
 */
export function pageAddress(text: string | null, sites: readonly string[] | null = null): string {
  const url = pageAddressOrNull(text, sites)
  if (url === null) throw new NoAnswer('unavailable', 'The provider’s page has no safe address')
  return url
}

/** The same; null for another. */
export function pageAddressOrNull(
  text: string | null,
  sites: readonly string[] | null = null,
): string | null {
  const url = text === null ? null : URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (url.protocol === 'http:' && LOOPBACK.has(url.hostname)) return url.href
  const isSite = sites?.some((site) => url.hostname === site || url.hostname.endsWith(`.${site}`))
  return url.protocol === 'https:' && isSite !== false ? url.href : null
}
