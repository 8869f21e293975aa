import { chromium } from '@playwright/test'
import { type Browser, findBrowser } from '../../support/index.ts'
import { type Probe, probePage } from './probe.ts'

/** One load of a page on a slow phone. */
export type PageLoad = Probe & {
  /** Bytes of scripts as they came over the wire, compressed, without their headers. */
  readonly scriptBytes: number
  /** Requests to the page's own server up to the first question, the page included. */
  readonly requestsBefore: number
}

const LATENCY_MILLISECONDS = 150
const BYTES_PER_SECOND = 1_600_000 / 8
const CPU_SLOWDOWN = 4
/** After the last thing of interest, for shifts that come late. */
const REST_MILLISECONDS = 1200
const LIMIT_MILLISECONDS = 30_000

/** Loads a page in a browser of its own: 412 × 823, processor slowed four times, 150 ms and 1.6 Mbit/s. */
export async function loadPage(url: string, hasScript: boolean): Promise<PageLoad> {
  const { executablePath, args, env }: Browser = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env },
  })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MILLISECONDS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
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
  } finally {
    await browser.close()
  }
}
