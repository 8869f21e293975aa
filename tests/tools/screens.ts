// npm run screens [page …]: pictures of every page at three widths, into .cache/screens (not in the repository).
// With --orders: every state of an order's page, at a phone's width, into docs/screens/orders.
// With --language de and --scheme dark: the same in another language or theme; --into FOLDER keeps them elsewhere.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languageCodes } from '@causeway/content/languages'
import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser, startProduct } from '../support/index.ts'
import { takeOrderPictures } from './pictures/order-pictures.ts'
import { pictureOf } from './pictures/picture-of.ts'
import { projectRoot } from './project-root.ts'

const WIDTHS = [390, 768, 1440] as const
const HEIGHT = 900
/** A page is never empty: at least this much text tells a picture from a blank one. */
const LEAST_TEXT = 20

/** The one table of pages. Web is checked with a browser's types, so it is read here, not imported. */
const { pages }: { pages: readonly { id: string; path: string }[] } = await import(
  join(projectRoot, 'web/pages.ts')
)
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    scheme: { type: 'string', default: 'light' },
    into: { type: 'string' },
    orders: { type: 'boolean', default: false },
  },
})
const { language, scheme } = options
if (!languageCodes.some((code) => code === language)) throw new Error(`no language: ${language}`)
if (scheme !== 'light' && scheme !== 'dark') throw new Error('--scheme is light or dark')
const usual = options.orders ? 'docs/screens/orders' : '.cache/screens'
const folder = resolve(options.into ?? join(projectRoot, usual))
const variant = `${language === 'en' ? '' : `-${language}`}${scheme === 'light' ? '' : '-dark'}`
/** What some pages are asked, to have something to show. */
const asked: Readonly<Record<string, string>> = {
  processing: '?from=xrp&to=xlm&amountFrom=500',
  buy: '?from=eur&amount=150',
  sell: '?from=ltc&amount=3.5',
  borrow: '?from=btc&amount=0.5',
  preview: '?part=form',
}
/** What stands in addresses for their parts. */
const samples: Readonly<Record<string, string>> = {
  '*': 'no-such-page',
  ':pair': 'btc-eur',
  ':country': 'de',
  ':from': 'btc',
  ':to': 'eth',
  ':coin': 'btc',
  ':method': 'getTransactions',
}
/** Pages that are also shown from right to left. */
const arabic = pages
  .filter(({ id }) => ['home', 'processing', 'transaction', 'exchange-pair'].includes(id))
  .filter(() => variant === '')
  .map(({ id, path }) => ({ id: `${id}-ar`, path: `ar/${path}` }))
// They lead on to the provider's own page at once; the play provider's is shown in their place.
const PASSED_THROUGH: readonly string[] = ['payments-moonpay', 'payment']
const CHECKOUT = 'sandbox/checkout/:order'
const shown = [...pages, ...arabic].filter(
  ({ id }) => !PASSED_THROUGH.includes(id) && (wanted.length === 0 || wanted.includes(id)),
)
if (shown.length === 0) throw new Error(`no such page: ${wanted.join(', ')}`)
mkdirSync(folder, { recursive: true })

const { executablePath, args, env } = await findBrowser()
Object.assign(process.env, env)
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: [...args] })
try {
  const context = await browser.newContext({ baseURL: product.url, colorScheme: scheme })
  // The cookie notice would stand before every page.
  await context.addCookies([{ name: 'cookieConsent', value: 'ok', url: product.url }])
  await (options.orders ? takeOrders(context) : takePages(context))
} finally {
  await browser.close()
  await product.stop()
}

async function takePages(context: BrowserContext): Promise<void> {
  const address = await addressOfPages(context)
  for (const width of WIDTHS) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: HEIGHT })
    for (const { id, path } of shown) {
      await page.goto(`${address(path)}${asked[id.replace('-ar', '')] ?? ''}`, {
        waitUntil: 'networkidle',
      })
      if (path === CHECKOUT) await page.waitForURL('**/sandbox/checkout/**')
      const { length } = await page.locator('body').innerText()
      const name = `${id}${variant}-${width}.webp`
      writeFileSync(join(folder, name), await pictureOf(page))
      console.log(length < LEAST_TEXT ? `${name}: the page is empty` : name)
      if (length < LEAST_TEXT) process.exitCode = 1
    }
    await page.close()
  }
}

function takeOrders(context: BrowserContext): Promise<void> {
  return takeOrderPictures(context, {
    folder,
    scheme,
    prefix: language === 'en' ? '' : `/${language}`,
  })
}

/** Pages of one order are shown with a new order of this browser. */
async function addressOfPages(context: BrowserContext): Promise<(path: string) => string> {
  const prefix = language === 'en' ? '' : `/${language}`
  const withoutOrder = (path: string) =>
    `${prefix}/${path.replace(/[*]|:(?:pair|country|from|to|coin|method)\b/g, (part) => samples[part] ?? part)}`
  if (!shown.some(({ path }) => path.includes(':id') || path === CHECKOUT)) return withoutOrder
  const response = await context.request.post('/api/transactions', {
    headers: { 'Idempotency-Key': 'pictures-of-every-page', Origin: product.url },
    data: {
      from: 'btc',
      to: 'eth',
      amountFrom: '0.1',
      destinationAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    },
  })
  if (!response.ok()) throw new Error(`no order for the pictures: ${await response.text()}`)
  const { transaction }: { transaction: { transactionId: string } } = await response.json()
  const purchase = await beginPurchase(context)
  return (path) =>
    path === CHECKOUT
      ? `${prefix}/payment/${purchase}`
      : withoutOrder(path.replace(':id', transaction.transactionId))
}

/** An order with a provider of money, whose step is still to come. */
async function beginPurchase({ request }: BrowserContext): Promise<string> {
  const given = await request.get('/api/sandbox/addresses/btc')
  const { address }: { address: string } = await given.json()
  const wanted = { from: 'usd', to: 'btc', amount: '150', country: 'DE', providerId: 'sandboxpay' }
  const response = await request.post('/api/fiat/exchange', {
    headers: { 'Idempotency-Key': 'pictures-of-a-purchase', Origin: product.url },
    data: { ...wanted, address },
  })
  if (!response.ok()) throw new Error(`no purchase for the pictures: ${await response.text()}`)
  const { faTransactionId }: { faTransactionId: string } = await response.json()
  return faTransactionId
}
