import { NoAnswer } from './no-answer.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of a page that a person is sent to: https, so that nobody in between reads along, or on this machine.
 * Throws NoAnswer for another.
 */
export function pageAddress(text: string | null): string {
  const url = pageAddressOrNull(text)
  if (url === null) throw new NoAnswer('unavailable', 'The provider’s page has no safe address')
  return url
}

/** The same; null for another. */
export function pageAddressOrNull(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
  return isSafe ? url.href : null
}
