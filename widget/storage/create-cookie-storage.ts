import type { TextStorage } from './choose-storage.ts'

/** The part of a document that is used. */
export type CookiePlace = { cookie: string }

const MONTH_SECONDS = 2_678_400

/**
 * Keeps texts in cookies: path /, 31 days unless `seconds` says otherwise, `SameSite=None; Secure` (TELE-03). Over plain
 * http browsers refuse such a cookie, so there it is `SameSite=Lax`.
 */
export function createCookieStorage(
  place: CookiePlace,
  isHttps: boolean,
  seconds = MONTH_SECONDS,
): TextStorage {
  const site = isHttps ? 'SameSite=None; Secure' : 'SameSite=Lax'
  const write = (key: string, value: string, maxAge: number) => {
    place.cookie = `${key}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; ${site}`
  }
  return {
    getItem: (key) => {
      const pair = place.cookie.split('; ').find((each) => each.startsWith(`${key}=`))
      return pair === undefined ? null : decoded(pair.slice(key.length + 1))
    },
    setItem: (key, value) => write(key, value, seconds),
    removeItem: (key) => write(key, '', 0),
  }
}

/** Null for what is no text of ours. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
