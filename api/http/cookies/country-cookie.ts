import { parseCookie } from 'cookie'
import { type Asker, type CountrySource, countryOf } from '../callers/caller-of.ts'

const LIFETIME_SECONDS = 2_678_400

/**
 * `Set-Cookie` value that tells pages the visitor's country (`ipcountry`, TELE-05), or takes it back where nobody knows it
 * any longer; null where the browser has what is true. Pages kept for everybody learn by it whether the visitor must be
 * asked before anything is counted.
 */
export function countryCookie(asker: Asker, countries: CountrySource): string | null {
  const country = countryOf(asker, countries)
  const kept = parseCookie(asker.headers.cookie ?? '').ipcountry
  if (country === (kept ?? null)) return null
  const site = asker.protocol === 'https' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  return country === null
    ? `ipcountry=; Path=/; Max-Age=0; ${site}`
    : `ipcountry=${country}; Path=/; Max-Age=${LIFETIME_SECONDS}; ${site}`
}
