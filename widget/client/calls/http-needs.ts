import { cookieJarOfPage } from '../requests/cookie-jar.ts'
import type { HttpNeeds } from '../requests/send-request.ts'
import { tellBrokenWeb } from '../requests/tell-broken-web.ts'

const defaults: Omit<HttpNeeds, 'cookieJar'> = {
  baseUrl: '',
  // Looked up at each call, so that a page's stand-in for fetch is seen.
  fetch: (input, init) => globalThis.fetch(input, init),
  timeLimitMilliseconds: 15_000,
  onBroken: tellBrokenWeb,
}

/** Fills in what a page's own client needs. */
export function httpNeeds(needs: Partial<HttpNeeds>): HttpNeeds {
  return { ...defaults, cookieJar: cookieJarOfPage(), ...needs }
}
