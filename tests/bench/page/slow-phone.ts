import { chromium, type Page } from '@playwright/test'
import { type Browser, findBrowser } from '../../support/index.ts'

const LATENCY_MILLISECONDS = 150
const BYTES_PER_SECOND = 1_600_000 / 8
const CPU_SLOWDOWN = 4

/**
 * Shows something to a page in a browser of its own, as a slow phone has it: 412 × 823, processor slowed four times, 150 ms and
 * 1.6 Mbit/s. `more`: further switches of the browser.
 */
export async function onSlowPhone<Seen>(
  look: (page: Page) => Promise<Seen>,
  more: readonly string[] = [],
): Promise<Seen> {
  const { executablePath, args, env }: Browser = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...more],
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
    return await look(page)
  } finally {
    await browser.close()
  }
}
