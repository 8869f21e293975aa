// door: HTTP
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { askProduct } from '../support/ask-product.ts'

const PRESS = {
  title: 'An exchange without an account',
  source: 'The Coin Times',
  url: 'https://coins.example/causeway',
  date: '2026-11-02',
}

// A shop of its own, whose operator has an article and an alert, behind a proxy that knows where visitors are.
let shop: RunningProduct
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-reference-'))
  const content = join(folder, 'content')
  mkdirSync(content)
  writeFileSync(join(content, 'site.json'), JSON.stringify({ press: [PRESS] }))
  const alert = ['maintenance', 'Back at noon.', '--routes', 'index,transaction/[id]']
  const prepare = async (dataDir: string) => {
    await operate(dataDir, 'alert', 'add', ...alert)
  }
  const proxy = { TRUST_PROXY: 'true', COUNTRY_HEADER: 'x-visitor-country' }
  shop = await startProduct({ prepare, env: { CONTENT_DIR: content, ...proxy } })
}, 600_000)
afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = async (path: string, headers = {}) =>
  (await askProduct(shop, 'GET', path, { headers })).body

test('[REF-01.1,2] languages on offer are listed, each with all its phrases; calls refuse in the one asked for', async () => {
  const get = (path: string, headers = {}) => askProduct(shop, 'GET', path, { headers })
  const offered = Object.values((await get('/api/locale/all')).body)
  expect(offered).toEqual([
    { lang: 'en', name: 'English' },
    { lang: 'ar', name: 'العربية' },
    { lang: 'es', name: 'Español' },
    { lang: 'fr', name: 'Français' },
    { lang: 'de', name: 'Deutsch' },
    { lang: 'pt', name: 'Português' },
    { lang: 'ru', name: 'Русский' },
    { lang: 'vt', name: 'Tiếng Việt' },
    { lang: 'hi', name: 'हिन्दी' },
    { lang: 'ja', name: '日本語' },
    { lang: 'ko', name: '한국어' },
    { lang: 'zh', name: '中文' },
    { lang: 'tr', name: 'Türkçe' },
  ])
  const messages = Object((await get('/api/locale/de')).body.messages)
  expect(messages).toMatchObject({ 'form.submit': 'Jetzt tauschen' })
  const spoken = new Set(Object.keys(messages).map((name) => name.split('.')[0]))
  // One of each kind: a page's, what pages share, the dialog to sign in, the frame, what is shown in front of pages.
  for (const name of ['home', 'form', 'auth', 'shell', 'overlays', 'seoTexts', 'profile', 'fiat'])
    expect(spoken).toContain(name)
  expect((await get('/api/locale/it')).status).toBe(404)
  const refusal = async (headers: Record<string, string>) => {
    const { body, status } = await get('/api/transactions/AAAAAAAAAAAAAAAAAAAAAA', headers)
    expect([status, body.error?.code]).toEqual([404, 'order_not_found'])
    return body.error?.message
  }
  expect(await refusal({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).toMatch(
    /^Diesen Auftrag gibt es nicht/,
  )
  expect(await refusal({ 'accept-language': 'it' })).toMatch(/^Order not found/)
  expect(await refusal({})).toMatch(/^Order not found/)
})

test('[REF-01.3] the country is the one that the visitor seems to be in', async () => {
  const countryFrom = (headers: object) => get('/api/locale/country', headers)
  expect(await countryFrom({ 'x-visitor-country': 'fr' })).toEqual({
    result: { country: 'FR', state: null },
  })
  expect(await countryFrom({ 'x-visitor-country': 'de' })).toEqual({
    result: { country: 'DE', state: null },
  })
  expect(await countryFrom({})).toEqual({ result: { country: '', state: null } })
})

test('[REF-01.4,6] currencies are kept for a minute, and one is asked for by its ticker', async () => {
  const { body, headers } = await askProduct(shop, 'GET', '/api/currencies')
  expect(headers.get('cache-control')).toContain('max-age=60')
  const litecoin = Object.values(body).find((coin) => Object(coin).ticker === 'ltc')
  expect(litecoin).toMatchObject({ name: 'Litecoin', protocol: 'litecoin', isFiat: false })
  expect(await get('/api/currencies/ltc')).toEqual(litecoin)
  expect((await askProduct(shop, 'GET', '/api/currencies/nope')).status).toBe(404)
})

test('[REF-01.14] the coins that forms offer: by the version of the list for ever, else for a minute', async () => {
  const newest = await askProduct(shop, 'GET', '/api/coins/list/newest')
  expect(newest.headers.get('cache-control')).toBe('public, max-age=60')
  const { coins, version } = newest.body
  const offered = Object.values(await get('/api/currencies'))
    .map(Object)
    .filter(({ isWebEnabled }) => isWebEnabled)
  const listed = Object.values(Object(coins)).map(Object)
  expect(listed.map(({ ticker }) => ticker)).toEqual(offered.map(({ ticker }) => ticker))
  expect(listed.find(({ ticker }) => ticker === 'usdt20')).toEqual({
    ticker: 'usdt20',
    code: 'usdt',
    name: 'Tether',
    fullName: 'Tether USD (ERC-20)',
    network: 'Ethereum',
    networkBadge: 'ERC-20',
    decimals: 6,
    isFiat: false,
    isWebFromEnabled: true,
    isWebToEnabled: true,
    isWebFixedEnabled: true,
    popularFrom: true,
    popularTo: true,
    popularFiat: false,
  })
  const kept = await askProduct(shop, 'GET', `/api/coins/list/${version}`)
  expect(kept.body).toEqual(newest.body)
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const older = await askProduct(shop, 'GET', '/api/coins/list/older')
  expect(older.body).toEqual(newest.body)
  expect(older.headers.get('cache-control')).toBe('public, max-age=60')
})

test('[REF-01.7,9] alerts and articles are those of the operator', async () => {
  expect(await get('/api/alert-messages')).toEqual({
    result: [{ id: 'maintenance', message: 'Back at noon.', routes: 'index,transaction/[id]' }],
  })
  expect(await get('/api/collections/press')).toEqual({ result: [PRESS] })
})

test('[REF-01.8] each coin has its market, and the whole market its figures', async () => {
  const decimal = expect.stringMatching(/^\d+(\.\d+)?$/)
  const markets = Object.values(await get('/api/coins/markets')).map(Object)
  const tickers = markets.map(({ ticker }) => ticker)
  expect(tickers).toEqual(expect.arrayContaining(['btc', 'eth', 'ltc', 'xmr']))
  expect(new Set(tickers).size).toBe(tickers.length)
  for (const market of markets) expect(market).toMatchObject({ priceUsd: decimal })
  const bitcoin = markets.find(({ ticker }) => ticker === 'btc')
  const coins = Object.values(await get('/api/currencies')).map(Object)
  const enabled = coins.filter(({ isFiat, isWebEnabled }) => !isFiat && isWebEnabled)
  const global = await get('/api/coins/global')
  expect(global).toMatchObject({
    currencies: enabled.length,
    networks: new Set(enabled.map(({ protocol }) => protocol)).size,
    lowestServiceFeePercent: '0.25',
    medianSwapSeconds: null,
  })
  expect(Number(global.btcPriceUsd) / Number(bitcoin.priceUsd)).toBeCloseTo(1, 1)
})

test('[CALC-32.7] every coin and every money has one price in dollars, of one moment', async () => {
  const { takenAt, prices } = Object(await get('/api/coins/prices'))
  expect(Number.isNaN(Date.parse(takenAt))).toBe(false)
  const currencies = Object.values(await get('/api/currencies')).map(Object)
  const enabled = currencies.filter(({ isWebEnabled }) => isWebEnabled)
  for (const { ticker } of enabled) expect(prices[ticker], ticker).toMatch(/^\d+(\.\d+)?$/)
  expect(prices.usd).toBe('1')
  expect(Number(prices.eur)).toBeCloseTo(1.09, 1)
  const markets = Object.values(await get('/api/coins/markets')).map(Object)
  expect(markets.map(({ ticker }) => ticker)).not.toContain('eur')
})

test('[REF-01.11] the day so far, and what a page may boast of, are counted', async () => {
  const { result } = await get('/api/exchange/daily-report')
  const { from, to, ...counted } = Object(result)
  expect(counted).toEqual({ ordersFinished: 0, medianSwapSeconds: null })
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000)
  expect(await get('/api/stats/ad')).toEqual({
    result: { currencies: expect.any(Number), ordersFinished24h: 0, medianSwapSeconds: null },
  })
})

test('[REF-01.12] a captcha is registered at each moment anew', async () => {
  const registered = async (time: number) =>
    Object((await get(`/api/gt/register?t=${time}`)).parameters)
  const [first, second] = [await registered(1), await registered(2)]
  expect(first).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{16,}$/) })
  expect(second.nonce).not.toBe(first.nonce)
})
