import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BrowserContext,
  chromium,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test'
import { findBrowser, type RunningProduct, startProductAtLocalhost } from '../../support/index.ts'
import { test as base } from '../product-test.ts'

/** A page of another site that holds widgets, as its author wrote it. */
export type HostPage = {
  /** Attributes of each tag: `from="btc" to="eth"`. */
  readonly widgets?: readonly string[]
  readonly html?: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
  readonly headers?: Readonly<Record<string, string>>
}

export type Host = {
  readonly origin: string
  /** Opens such a page. */
  readonly open: (page: Page, host: HostPage) => Promise<void>
}

/** What authors of pages do to everything on them. */
const HOSTILE = `iframe, div, button { all: unset; display: none !important }
  * { color: red !important; font: 40px serif !important; letter-spacing: 9px !important }`

const EVENTS = [
  'ready',
  'quoteUpdated',
  'orderCreated',
  'depositSeen',
  'finished',
  'error',
  'signedIn',
]

/** The product on one site (localhost), pages that hold its widget on another (127.0.0.1). */
export const test = base.extend<
  { readonly withoutThirdPartyCookies: BrowserContext },
  { readonly product: RunningProduct; readonly host: Host }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const product = await startProductAtLocalhost({ BLOCK_MILLISECONDS: '300' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  host: [
    async ({ product }, use) => {
      const { close, ...host } = await startHost(originOf(product))
      await use(host)
      close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  withoutThirdPartyCookies: async ({}, use) => {
    const { args, executablePath } = await findBrowser()
    const browser = await chromium.launch({
      executablePath,
      args: [...args, '--test-third-party-cookie-phaseout'],
    })
    await use(await browser.newContext({ viewport: { width: 390, height: 844 } }))
    await browser.close()
  },
})

export function originOf(product: RunningProduct): string {
  return `http://localhost:${new URL(product.url).port}`
}

async function startHost(exchange: string): Promise<Host & { readonly close: () => void }> {
  let shown: HostPage = {}
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...shown.headers })
    response.end(htmlOf(shown, exchange))
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    open: async (page, host) => {
      shown = host
      await page.goto(origin)
    },
    close: () => server.close(),
  }
}

function htmlOf({ dir = 'ltr', html = '', lang = 'en', widgets = [] }: HostPage, exchange: string) {
  const tags = widgets.map(
    (attributes) =>
      `<causeway-widget ${attributes}><a href="${exchange}/">Exchange there</a></causeway-widget>`,
  )
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><title>Host</title>
    <meta name="viewport" content="width=device-width"><style>${HOSTILE}</style>
    <script nonce="host">window.news = []
      for (const name of ${JSON.stringify(EVENTS)}) addEventListener('causeway:' + name, (event) =>
        news.push([name, event.detail]), true)</script>
    <script src="${exchange}/widget.js" defer></script></head>
    <body><h1>A page of somebody else</h1>${tags.join('')}${html}</body></html>`
}

/** What the page around has heard, in order. */
export function newsOf(page: Page): Promise<readonly (readonly [string, object])[]> {
  return page.evaluate(() => Reflect.get(window, 'news'))
}

/** The inside of a widget. */
export function widgetOn(page: Page, at = 0): FrameLocator {
  return page.locator('causeway-widget').nth(at).locator('iframe').contentFrame()
}

/** Presses what makes an order or opens the sign-in window once it has been in sight for long enough. */
export async function pressSeen(
  frame: FrameLocator,
  name: string,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  const button = frame.getByRole(role, { name })
  // The page around scrolls while the frame's height follows its content.
  await expect(async () => {
    await button.scrollIntoViewIfNeeded()
    expect(await button.evaluate(staysInSight)).toBe(true)
  }).toPass()
  await button.focus()
  await button.press('Enter')
}

/** Runs in the browser: whether nothing covers the element for half a second. */
function staysInSight(element: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { trackVisibility: true, delay: 100, threshold: [0.9] }
    new IntersectionObserver(([entry]) => {
      const isInSight = entry !== undefined && Reflect.get(entry, 'isVisible') === true
      if (isInSight) setTimeout(() => resolve(true), 500)
      else resolve(false)
    }, options).observe(element)
  })
}

/** Until the scripts of a page handle what is pressed: before, the browser sends a form itself. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}
