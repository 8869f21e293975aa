import { type Probe, probePage } from './probe.ts'
import { onSlowPhone } from './slow-phone.ts'

/** One load of a page on a slow phone. */
export type PageLoad = Probe & {
  /** Bytes of scripts as they came over the wire, compressed, without their headers. */
  readonly scriptBytes: number
  /** Requests to the page's own server up to the first question, the page included. */
  readonly requestsBefore: number
}

/** After the last thing of interest, for shifts that come late. */
const REST_MILLISECONDS = 1200
const LIMIT_MILLISECONDS = 30_000

/** Loads a page on a slow phone. */
export function loadPage(url: string, hasScript: boolean): Promise<PageLoad> {
  return onSlowPhone(async (page) => {
    let scriptBytes = 0
    let requestsBefore = 0
    let hasAsked = false
    const { origin } = new URL(url)
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) return
      if (/\/api\/exchange\/estimate$/.test(request.url())) hasAsked = true
      if (!hasAsked) requestsBefore += 1
    })
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scriptBytes += Number(response.headers()['content-length'] ?? 0)
    })
    await page.addInitScript(probePage)
    const asked = hasScript
      ? page.waitForRequest(/\/api\/exchange\/estimate$/, { timeout: LIMIT_MILLISECONDS })
      : null
    // As on a site that has visitors: somebody else has asked for the page a moment ago.
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text()
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MILLISECONDS })
    await asked
    await page.waitForTimeout(REST_MILLISECONDS)
    const probe = await page.evaluate(() => window.pageProbe)
    return { ...probe, scriptBytes, requestsBefore }
  })
}
