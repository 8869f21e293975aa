// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReadPage, type RunningProduct, readHtml } from '../../support/index.ts'
import { placeFrom } from '../support/owner-steps.ts'
import { newAffiliate } from '../support/partners/affiliate-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

type Theme = 'black' | 'white' | 'light-gray' | 'classic-gray' | 'gray-transparent'
/** What stands beside a page: review badge, calculator above the footer, side menu. */
type Beside = 'badge' | 'form' | 'side'
type Row = readonly [path: string, theme: Theme, ...beside: Beside[]]

const ORDER = '/transaction/order'
const TRACK = '/track/order'

// Written out, not read from the table of pages: a row that changes there by mistake is seen here.
const rows: readonly Row[] = [
  ['/', 'black', 'badge', 'side'],
  ['/buy-crypto', 'light-gray', 'badge', 'side'],
  ['/sell-crypto', 'light-gray', 'side'],
  ['/trade-crypto', 'classic-gray', 'form', 'side'],
  ['/processing?from=btc&to=eth&amountFrom=0.1', 'light-gray'],
  ['/buy', 'light-gray'],
  ['/sell', 'light-gray'],
  ['/borrow', 'light-gray'],
  ['/payments-moonpay', 'light-gray'],
  ['/otc-desk', 'classic-gray'],
  ['/mobileapp', 'white', 'form'],
  ['/about', 'light-gray', 'badge', 'form'],
  ['/press', 'light-gray', 'form'],
  ['/partners', 'light-gray', 'form'],
  ['/reviews', 'light-gray', 'badge', 'form'],
  ['/faq', 'white', 'form'],
  ['/how-it-works', 'white', 'form'],
  ['/for-tokens', 'classic-gray', 'form'],
  ['/for-wallets', 'classic-gray', 'form'],
  ['/for-exchanges', 'classic-gray', 'form'],
  ['/for-services', 'classic-gray', 'form'],
  ['/crashcourse', 'light-gray', 'form'],
  ['/supported-currencies', 'gray-transparent', 'form'],
  ['/terms-of-use', 'white'],
  ['/privacy-policy', 'white'],
  ['/competent-authorities', 'white'],
  ['/aml-kyc', 'white'],
  ['/earn-terms-of-use', 'white'],
  ['/earn', 'light-gray'],
  ['/earn/statistics', 'light-gray'],
  ['/earn/statement', 'light-gray'],
  ['/earn/tools', 'light-gray'],
  ['/earn/payouts', 'light-gray'],
  ['/developers', 'white'],
  ['/developers/quick-start', 'white'],
  ['/developers/authentication', 'white'],
  ['/developers/methods', 'white'],
  ['/developers/methods/getStatus', 'white'],
  ['/developers/rest', 'white'],
  ['/developers/fiat', 'white'],
  ['/developers/statuses', 'white'],
  ['/developers/errors', 'white'],
  ['/developers/webhooks', 'white'],
  ['/developers/limits', 'white'],
  ['/developers/sandbox', 'white'],
  ['/developers/moving', 'white'],
  ['/developers/changelog', 'white'],
  ['/developers/http', 'white'],
  ['/developers/console', 'white'],
  ['/developers/search?find=rate', 'white'],
  ['/profile', 'light-gray'],
  ['/history', 'light-gray'],
  ['/mailinglists', 'light-gray'],
  ['/account/api', 'light-gray'],
  [ORDER, 'light-gray'],
  [TRACK, 'light-gray'],
  ['/exchange/btc', 'light-gray'],
  ['/exchange/btc/eth', 'light-gray'],
  ['/buy/btc-usd', 'light-gray'],
  ['/buy/btc-usd/us', 'light-gray'],
  ['/all-coins-buy', 'light-gray'],
  ['/all-coins-exchange', 'light-gray'],
  ['/buy-countries/btc', 'light-gray'],
  ['/buy-fiat/btc', 'light-gray'],
  ['/exchange-pairs/btc', 'light-gray'],
]
/** Of one visitor alone. */
const personal = [
  '/processing',
  '/profile',
  '/history',
  '/mailinglists',
  '/account/api',
  '/earn/statistics',
  '/earn/statement',
  '/earn/tools',
  '/earn/payouts',
  ORDER,
  TRACK,
]
/** Nothing to be had there today. */
const idle = ['/borrow', '/payments-moonpay', '/developers/search']
const isIndexed = (path: string) =>
  ![...personal, ...idle].some((start) => path.split('?')[0] === start)

const CATEGORIES = ['/buy', '/sell', '/processing']
const FEWEST_WORDS = 20

type Seen = ReadPage & { readonly path: string; readonly html: string; readonly status: number }

let shop: RunningProduct
const pages = new Map<string, Seen>()
beforeAll(async () => {
  shop = await startShop('page_catalogue')
  const { browser: owner } = await newAffiliate(shop)
  const { id } = await placeFrom(shop, owner, { from: 'eth', to: 'usdc' })
  for (const [path] of rows) {
    const { body, status } = await owner.ask<string>('GET', path.replace(/\/order$/, `/${id}`))
    pages.set(path, { ...readHtml(body), path, status, html: body })
  }
})
afterAll(() => stopShop(shop))

const all = () => rows.map(([path]) => seen(path))

function seen(path: string): Seen {
  const page = pages.get(path)
  if (page === undefined) throw new Error(`${path} was not asked for`)
  return page
}

/** What stands in the page's own part. */
function mainOf({ html }: Seen): string {
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
}

const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) => readHtml(text).text)

test('[SHELL-16.2] the earn navigation leads approved affiliates to tools, statistics and payouts', () => {
  const navigation = (html: string) =>
    readHtml(html.split('aria-label="Affiliate programme"')[1]?.split('</nav>')[0] ?? '').links
  for (const path of ['/earn/tools', '/earn/statistics', '/earn/payouts', '/earn-terms-of-use']) {
    expect(navigation(seen(path).html), path).toEqual(
      expect.arrayContaining(['/earn/tools', '/earn/statistics', '/earn/payouts']),
    )
  }
})

describe('every page', () => {
  test('[PAGE-01.1,4] is there, and so is that of a widget’s frame', async () => {
    expect(all().filter(({ status }) => status !== 200)).toEqual([])
    expect((await fetch(`${shop.url}/widget-app`)).status).toBe(200)
  })

  test('[BUY-11.3] that of MoonPay says where it is not set up, and leads on', () => {
    const { html = '' } = all().find(({ path }) => path === '/payments-moonpay') ?? {}
    expect(html).toContain('MoonPay isn’t set up on this exchange')
    expect(html).toContain('href="/buy"')
  })

  test('[PAGE-01.2] has one heading, and no other page has the same', () => {
    const headings = all().map(({ html, path }) => [path, ...headingsOf(html)])
    expect(headings.filter(({ length }) => length !== 2)).toEqual([])
    // Both pages of one order are about the same.
    const others = headings.filter(([path]) => path !== TRACK)
    expect(repeated(others.map(([, heading = '']) => heading))).toEqual([])
  })

  test('[PAGE-01.3] has a text of its own in its main part', () => {
    const texts = all().map((page) => ({ path: page.path, text: readHtml(mainOf(page)).text }))
    const short = texts.filter(({ text }) => text.split(/\s+/).length < FEWEST_WORDS)
    expect(short).toEqual([])
    expect(repeated(texts.map(({ text }) => text))).toEqual([])
  })

  test('[PAGE-02.1,2,3,5,7] comes with title, description, canonical address and preview, if it is indexed', () => {
    const indexed = all().filter(({ path }) => isIndexed(path))
    expect(indexed.length).toBeGreaterThan(30)
    for (const { canonical, description, html, path, picture, title } of indexed) {
      const place = path.split('?')[0]
      expect(canonical, path).toBe(`${shop.url}${place === '/' ? '/' : place}`)
      const content = (name: string) =>
        readHtml(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
          .text
      expect(title, path).toContain(content('og:title'))
      expect(content('og:title'), path).not.toBe('')
      expect(content('og:description'), path).toBe(description)
      expect(content('og:type'), path).toBe('website')
      expect(content('og:url'), path).toBe(canonical)
      expect(picture, path).toMatch(new RegExp(`^${shop.url}/og/[\\w/-]+\\.png$`))
    }
    expect(repeated(indexed.map(({ title }) => title))).toEqual([])
    expect(repeated(indexed.map(({ description }) => description))).toEqual([])
  })

  test('[PAGE-05.6] is for robots, but for those of one visitor', () => {
    const closed = all().filter(({ isNoindex }) => isNoindex)
    expect(closed.map(({ path }) => path.split('?')[0]).toSorted()).toEqual(
      [...personal, ...idle].toSorted(),
    )
    expect(closed.filter(({ canonical }) => canonical !== null)).toEqual([])
  })

  test('[PAGE-08.1,2,3,4,5] carries the label of its type', () => {
    const labelled = all().map(({ html, path }) => [
      path,
      /<html[^>]* data-page-type="([^"]*)"/.exec(html)?.[1],
    ])
    const typeOf = (path: string) => {
      if (path === '/') return 'homepage'
      if (CATEGORIES.includes(path.split('?')[0] ?? '')) return 'category'
      if (path === '/profile') return 'account centre'
      return [ORDER, TRACK].includes(path) ? 'product detail' : 'department'
    }
    expect(labelled).toEqual(rows.map(([path]) => [path, typeOf(path)]))
  })

  test('[SHELL-05.1] has the theme of its row', () => {
    const themed = all().map(({ html, path }) => [
      path,
      /<html[^>]* data-page-theme="([^"]*)"/.exec(html)?.[1],
    ])
    expect(themed).toEqual(rows.map(([path, theme]) => [path, theme]))
  })

  test('[SHELL-03.1] [SHELL-04.9] has beside it what its row says', () => {
    const found = all().map(({ html, path }) => [
      path,
      /<\/main>[\s\S]*name="amountFrom"[\s\S]*<footer/.test(html),
      /<nav[^>]*aria-label="Ways to trade"[\s\S]*<main/.test(
        html.replace(/<header[\s\S]*?<\/header>/, ''),
      ),
    ])
    expect(found).toEqual(
      rows.map(([path, , ...beside]) => [path, beside.includes('form'), beside.includes('side')]),
    )
  })

  test('[SHELL-04.7] has header and footer, but for the page of a shared order', () => {
    const without = all().filter(({ html }) => !/<header[\s\S]*<main[\s\S]*<footer/.test(html))
    expect(without.map(({ path }) => path)).toEqual([TRACK])
    expect(seen(TRACK).html).toContain('<header')
  })
})

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}
