import type { Page } from '@playwright/test'

/** Of a list of all coins and the like the beginning is enough. */
const MOST_HEIGHT = 6000

export type Clip = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A WebP of a page, of all of it or of a part. */
export async function pictureOf(page: Page, part: Clip | null = null): Promise<Buffer> {
  // Rows are laid out when they come into view; a picture shows them all at once. A style element would need a nonce.
  await page.evaluate(() => {
    const everything = new CSSStyleSheet()
    everything.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets.push(everything)
  })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 65,
    captureBeyondViewport: true,
    clip: { ...(part ?? (await wholePage(page))), scale: 1 },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

function wholePage(page: Page): Promise<Clip> {
  return page.evaluate(
    (most) => ({
      x: 0,
      y: 0,
      width: document.documentElement.clientWidth,
      height: Math.min(document.documentElement.scrollHeight, most),
    }),
    MOST_HEIGHT,
  )
}
