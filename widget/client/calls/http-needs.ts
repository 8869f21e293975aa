import { cookieJarOfPage } from '../requests/cookie-jar.ts'
import { reportBrokenWeb } from '../requests/report-broken-web.ts'
import type { HttpNeeds } from '../requests/send-request.ts'

const defaults: Omit<HttpNeeds, 'cookieJar'> = {
  baseUrl: '',
  // Looked up at each call, so that a page's stand-in for fetch is seen.
  fetch: (input, init) => globalThis.fetch(input, init),
  timeLimitMilliseconds: 15_000,
  onBroken: reportBrokenWeb,
}

/** Fills in what a page's own client needs. */
export function httpNeeds(needs: Partial<HttpNeeds>): HttpNeeds {
  return { ...defaults, cookieJar: cookieJarOfPage(), ...needs }
}
