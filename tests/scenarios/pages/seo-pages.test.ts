// door: HTTP
import type { CurrencyOut, EstimateReply, SeoPageReply } from '@causeway/api/contract'
import { languageCodes } from '@causeway/content/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import { type RunningProduct, readHtml } from '../../support/index.ts'
import { NO_PAGES, rowsOf, SOME_PAGES, seenRowsOf, statusesOf } from '../support/pages/seo-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('seo_pages')
})
afterAll(() => stopShop(shop))

const page = (path: string) => fetch(shop.url + path, { redirect: 'manual' })
const html = async (path: string) => (await page(path)).text()
const currencies = async (): Promise<CurrencyOut[]> => (await page('/api/currencies')).json()
const call = (path: string) => fetch(`${shop.url}/api/seo-page/${path}`, { method: 'POST' })
const written = async (path: string): Promise<SeoPageReply> => (await call(path)).json()

const estimated = (from: string, to: string) =>
  mustAsk<EstimateReply>(shop, 'POST', '/api/exchange/estimate', {
    body: { from, to, amountFrom: '0.1' },
  })

describe('the words of a page', () => {
  test('[PAGE-04.6] are made of what is true of the pair at this moment', async () => {
    const { pair, ...words } = await written('en/exchange/btc-xrp/all')
    const estimate = await estimated('btc', 'xrp')
    expect(pair?.minFrom).not.toBeNull()
    expect(pair?.amounts.length).toBeGreaterThan(2)
    const row = pair?.amounts.find(({ amountFrom }) => amountFrom === '0.1')
    // Prices move between two questions: the same thousandths are not to be had.
    expect(Number(row?.amountTo) / Number(estimate.amountTo)).toBeCloseTo(1, 1)
    expect(Number(pair?.rate) / Number(estimate.rate)).toBeCloseTo(1, 1)
    expect(pair?.networkFee).toBe(estimate.networkFee)
    const { course } = pair ?? {}
    expect(Number(course?.lowest)).toBeLessThanOrEqual(Number(course?.latest))
    expect(Number(course?.highest)).toBeGreaterThanOrEqual(Number(course?.latest))
    const text = words.paragraphs.join(' ')
    expect(text).toMatch(/is about \d\d?,\d{3}/)
    // Thousands are apart in sentences, and not in data.
    const plain = text.replace(/(?<=\d),(?=\d{3})/g, '')
    for (const fact of [pair?.rate, pair?.minFrom, pair?.maxFrom, course?.lowest, 'Bitcoin']) {
      expect(plain).toContain(fact)
    }
    expect(words.faq.map(({ answer }) => answer).join(' ')).toContain(pair?.networkFee)
    // XRP is paid out with a tag, and says so.
    expect(text).toMatch(/tag/i)
    expect((await written('en/exchange/xrp-btc/all')).h1).not.toBe(words.h1)
  })

  test('[PAGE-04.6] differ from pair to pair, are the pair’s own each time, and fit search engines in every language', async () => {
    const pairs = ['btc-eth', 'ltc-doge', 'xmr-btc', 'usdt20-usdttrc20', 'xlm-xrp', 'trx-ltc']
    const shapes = new Set<string>()
    for (const pair of pairs) {
      const [first, again] = [
        await written(`en/exchange/${pair}/all`),
        await written(`en/exchange/${pair}/all`),
      ]
      expect(again.title).toBe(first.title)
      shapes.add(`${first.title} ${first.description} ${first.h1}`.replace(/\S*[A-Z]\S*/g, ''))
    }
    expect(shapes.size).toBeGreaterThan(2)
    for (const lang of languageCodes) {
      for (const path of ['exchange/usdt20-usdttrc20/all', 'exchange/btc/all', 'buy/btc-eur/de']) {
        const { description, title } = await written(`${lang}/${path}`)
        expect([...title].length, title).toBeLessThanOrEqual(65)
        expect([...description].length, description).toBeLessThanOrEqual(165)
        expect([...description].length, description).toBeGreaterThanOrEqual(50)
        expect(`${title} ${description}`).not.toMatch(/\{\w+\}/)
      }
    }
  })

  test('[PAGE-04.2,6] are there for every type of page, and for no page that there is not', async () => {
    for (const path of SOME_PAGES) {
      const response = await call(`en/${path}`)
      expect(response.status, path).toBe(200)
      const { description, h1, paragraphs, title } = await response.json()
      expect(
        [title, description, h1, ...paragraphs].every((text) => text !== ''),
        path,
      ).toBe(true)
    }
    for (const path of NO_PAGES) {
      expect((await call(path)).status, path).toBe(404)
    }
  })
})

describe('pages', () => {
  const paths = [
    '/exchange/btc',
    '/exchange/btc/eth',
    '/all-coins-buy',
    '/all-coins-exchange',
    '/buy-countries/btc',
    '/buy-fiat/btc',
    '/exchange-pairs/btc',
  ]

  test.each(paths)(
    '[PAGE-04.1] [PAGE-02.3,4,6] %s has a title, a heading, a text and one address',
    async (path) => {
      for (const prefix of ['', '/de', '/ar']) {
        const response = await page(prefix + path)
        expect(response.status).toBe(200)
        const source = await response.text()
        expect(source.match(/<h1[ >]/g)).toHaveLength(1)
        expect(source).toMatch(new RegExp(`rel="canonical" href="https?://[^/]+${prefix}${path}"`))
        expect(source).not.toContain('rel="alternate"')
        expect(source).toContain('"@type":"BreadcrumbList"')
      }
    },
  )

  test('[PAGE-04.1] are there for every coin that is enabled, on either side', async () => {
    const coins = (await currencies()).filter((coin) => coin.isWebEnabled && !coin.isFiat)
    const from = coins.filter((coin) => coin.isWebFromEnabled).map(({ ticker }) => ticker)
    const to = coins.filter((coin) => coin.isWebToEnabled).map(({ ticker }) => ticker)
    expect(to.length).toBeGreaterThan(150)
    // Each coin once on either side; all pairs are too many.
    const pairs = from.map((ticker, at) => [ticker, to[(at + 1) % to.length]] as const)
    const some = to.filter((_, at) => at % 20 === 0)
    const asked = [
      ...pairs.filter(([sent, got]) => sent !== got).map((pair) => `/exchange/${pair.join('/')}`),
      ...some.flatMap((ticker) => [
        `/exchange/${ticker}`,
        `/exchange-pairs/${ticker}`,
        `/buy-fiat/${ticker}`,
        `/buy-countries/${ticker}`,
        `/buy/${ticker}-eur`,
        `/buy/${ticker}-usd/us`,
      ]),
    ]
    expect(await statusesOf(shop, asked)).toEqual(new Map(asked.map((path) => [path, 200])))
  })

  test('[PAGE-04.2] are there for no coin that is not enabled that way, and no list leads to one', async () => {
    const inward = (await currencies()).filter(
      (coin) => coin.isWebFromEnabled && !coin.isWebToEnabled,
    )
    expect(inward.map(({ ticker }) => ticker)).toContain('neo')
    for (const { ticker } of inward) {
      const none = [
        `/exchange/btc/${ticker}`,
        `/buy/${ticker}-eur`,
        `/buy/${ticker}-eur/de`,
        `/buy-countries/${ticker}`,
        `/buy-fiat/${ticker}`,
      ]
      expect(await statusesOf(shop, none)).toEqual(new Map(none.map((path) => [path, 404])))
      const some = [`/exchange/${ticker}`, `/exchange/${ticker}/btc`, `/exchange-pairs/${ticker}`]
      expect(await statusesOf(shop, some)).toEqual(new Map(some.map((path) => [path, 200])))
      for (const list of ['/exchange/btc', '/exchange-pairs/btc', '/all-coins-buy']) {
        const links = readHtml(await html(list)).links
        expect(links.length, list).toBeGreaterThan(100)
        expect(links.filter((link) => none.includes(link))).toEqual([])
      }
    }
  })

  test('[PAGE-04.3,4] show rate and limits of this moment', async () => {
    const estimate = await estimated('btc', 'eth')
    const text = readHtml(await html('/exchange/btc/eth')).text
    const figure = (pattern: RegExp) => Number(pattern.exec(text)?.[1])
    // Prices move between two questions.
    expect(figure(/1 BTC ≈ ([\d.]+) ETH/) / Number(estimate.rate)).toBeCloseTo(1, 1)
    const least = figure(/Minimum\s+([\d.]+)\s*BTC/)
    expect(least / Number(estimate.minFrom)).toBeCloseTo(1, 1)
    const most = figure(/Maximum\s+([\d.]+)\s*BTC/)
    expect(most / Number(estimate.maxFrom)).toBeCloseTo(1, 1)
  })

  test('[PAGE-04.5] [PAGE-02.6] show amounts, course, questions and the form of the pair', async () => {
    const source = await html('/exchange/btc/eth')
    for (const part of ['facts-title', 'amounts-title', 'course-title', 'questions-title']) {
      expect(source).toContain(`id="${part}"`)
    }
    expect(source).toContain('data-island="home-exchange"')
    const kinds = readHtml(source).structuredData.map((data) => data['@type'])
    expect(kinds).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']))
    expect(source).toContain('"@type":"ExchangeRateSpecification"')
  })

  test('[PAGE-04.2,8] are written in small letters; what is unknown is no page', async () => {
    for (const [path, to] of [
      ['/exchange/BTC/eth', '/exchange/btc/eth'],
      ['/de/exchange/Btc', '/de/exchange/btc'],
      ['/buy-fiat/BTC', '/buy-fiat/btc'],
    ] as const) {
      const moved = await page(path)
      expect([moved.status, moved.headers.get('location')], path).toEqual([301, to])
    }
    for (const path of [
      '/exchange/nope',
      '/exchange/eur',
      '/exchange/btc/btc',
      '/exchange/btc/nope',
      '/exchange/btc/eth/xmr',
      '/exchange-pairs/nope',
      '/buy-countries/nope',
      '/buy-fiat/eur',
    ]) {
      expect((await page(path)).status, path).toBe(404)
    }
  })

  test.each([
    ['/all-coins-exchange', 'isWebFromEnabled', '/exchange/'],
    ['/all-coins-buy', 'isWebToEnabled', '/buy-fiat/'],
  ] as const)(
    '[PAGE-04.9,10] %s is looked through page by page without script',
    async (path, side, to) => {
      const tickers = (await currencies())
        .filter((coin) => coin.isWebEnabled && !coin.isFiat && coin[side])
        .map(({ ticker }) => ticker)
      const [first, second] = await Promise.all([html(path), html(`${path}?page=2`)])
      for (const list of [first, second]) {
        expect(rowsOf(list, to)).toEqual(tickers)
        expect(list).toContain(`href="${path}?page=2"`)
      }
      expect(seenRowsOf(first, to)).toEqual(tickers.slice(0, 40))
      expect(seenRowsOf(second, to)).toEqual(tickers.slice(40, 80))
      const found = await html(`${path}?find=bitcoin`)
      expect(seenRowsOf(found, to)).toContain('btc')
      expect(seenRowsOf(found, to)).not.toContain('eth')
    },
  )
})
