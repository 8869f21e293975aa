/** A cookie's value from a Cookie header or from `document.cookie`; null where there is none. */
export function cookieValue(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
