/** Keeps the product's cookies where the browser keeps none: for as long as the page lives (AUTH-10). */
export type CookieJar = {
  /** Value of `X-Cookies`; empty where nothing is kept, which still asks for `X-Set-Cookies`. */
  readonly header: () => string
  /** Takes in the value of `X-Set-Cookies`: what a `Set-Cookie` header would say, each after a comma. */
  readonly keep: (setCookies: string | null) => void
}

export function createCookieJar(): CookieJar {
  const kept = new Map<string, string>()
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (setCookies) => {
      for (const cookie of setCookies?.split(/,\s*/) ?? []) {
        const [pair = '', ...attributes] = cookie.split(';')
        const at = pair.indexOf('=')
        if (at < 1) continue
        const name = pair.slice(0, at).trim()
        const isOver = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
        if (isOver) kept.delete(name)
        else kept.set(name, pair.slice(at + 1).trim())
      }
    },
  }
}

/** One for the page: whoever signs in by one part of it is signed in for every other. */
const jarOfPage = createCookieJar()

/** The page's jar where its browser has cookies turned off; null where it keeps them itself. */
export function cookieJarOfPage(): CookieJar | null {
  return globalThis.navigator?.cookieEnabled === false ? jarOfPage : null
}
