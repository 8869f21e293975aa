// door: HTTP
import type { FiatOffersReply, FiatProvidersReply } from '@causeway/api/contract'
import { languageCodes } from '@causeway/content/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, misbehave, mustAsk, type Refused } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { fiatOffers, toldBy } from '../support/fiat-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const PROVIDERS = ['sandboxpay', 'playbank', 'toyramp'] as const
const IN_FRANCE = { from: 'eur', country: 'FR' }
const IN_CALIFORNIA = { country: 'US', state: 'CA' }
const LONGEST = { title: 60, description: 160 }

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('buying_pages')
})
afterAll(() => stopShop(shop))

const page = (path: string) => fetch(shop.url + path, { redirect: 'manual' })
const html = async (path: string) => (await page(path)).text()

describe('offers', () => {
  test('[BUY-01.1,2] [BUY-04.1,2] of all providers come sorted: prices first, then who does not serve the place', async () => {
    const { result: providers } = await mustAsk<FiatProvidersReply>(
      shop,
      'GET',
      '/api/fiat/provider',
    )
    expect(providers.map(({ providerId }) => providerId)).toEqual([
      'sandboxpay',
      'playbank',
      'toyramp',
    ])
    const [france, california, little] = await Promise.all([
      fiatOffers(shop, IN_FRANCE),
      fiatOffers(shop, IN_CALIFORNIA),
      fiatOffers(shop, { ...IN_CALIFORNIA, amount: '15' }),
    ])
    expect(Object.entries(toldBy(france))).toEqual([
      ['playbank', 'offer'],
      ['sandboxpay', 'offer'],
      ['toyramp', 'offer'],
    ])
    const offers = france.result
    expect(offers.map(({ rankReason }) => rankReason)).toEqual(['best_rate', 'rate', 'rate'])
    expect(offers[0]?.bestFor).toContain('price')
    const amounts = offers.map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    for (const { amount, invertedRate, rate } of offers) {
      expect(Number(rate) * 150).toBeCloseTo(Number(amount), 8)
      expect(Number(invertedRate) * Number(amount)).toBeCloseTo(150, 3)
    }
    expect(Object.entries(toldBy(california))).toEqual([
      ['sandboxpay', 'offer'],
      ['toyramp', 'offer'],
      ['playbank', 'country'],
    ])
    expect(little.result.at(-1)?.error).toMatchObject({
      type: 'limits',
      details: { min: expect.stringMatching(/^20(?:\.\d+)?$/) },
    })
  })

  test('[BUY-01.3,4,5] are asked for in either way, of providers that are named or have a rating', async () => {
    const place = 'country=US&state=CA'
    const asked = `currencyFrom=usd&currencyTo=btc&amountFrom=150&${place}&fiatProviders=toyramp`
    const tracked = `${asked}&gaClientId=g&refId=r&source=s&cjevent=c`
    const named = await mustAsk<FiatOffersReply>(shop, 'GET', `/api/fiat/offer?${tracked}`)
    expect(toldBy(named)).toEqual({ toyramp: 'offer' })
    const stranger = await ask<Refused>(shop, 'GET', `/api/fiat/offer?${asked}&more=1`)
    expect(stranger.status).toBe(400)
    // Nobody has had enough orders here for a rating.
    const rated = async (rating: string) =>
      Object.keys(toldBy(await fiatOffers(shop, { ...IN_CALIFORNIA, rating }))).toSorted()
    const all = ['playbank', 'sandboxpay', 'toyramp']
    expect(await Promise.all(['any', '', '0.5'].map(rated))).toEqual([all, all, []])
  })

  test('[BUY-04.4] that are none stand below: no place before no answer, and limits last', async () => {
    await misbehave(shop, 'fiat/toyramp', 'garbage')
    try {
      const told = await fiatOffers(shop, { ...IN_CALIFORNIA, amount: '12' })
      expect(Object.entries(toldBy(told))).toEqual([
        ['playbank', 'country'],
        ['toyramp', 'unavailable'],
        ['sandboxpay', 'limits'],
      ])
    } finally {
      await misbehave(shop, 'fiat/toyramp', 'ok')
    }
  })

  test('[BUY-04.5] that are too little or too much have limits each, of which the widest are told', async () => {
    for (const [amount, end] of [
      ['1', 'min'],
      ['900000', 'max'],
    ] as const) {
      const { limits, result } = await fiatOffers(shop, { ...IN_FRANCE, amount })
      const each = result.map(({ error }) => Number(error?.details[end]))
      expect(new Set(each).size).toBe(3)
      const widest = end === 'min' ? Math.min(...each) : Math.max(...each)
      expect(Number(limits[end]), end).toBe(widest)
    }
  })

  test('[BUY-03.3,4] of one that is down, or lies, are an error of its own and nobody else’s', async () => {
    await misbehave(shop, 'fiat/sandboxpay', 'down')
    await misbehave(shop, 'fiat/toyramp', 'garbage')
    try {
      const told = await fiatOffers(shop, { ...IN_FRANCE, to: 'eth', amount: '160' })
      expect(Object.entries(toldBy(told))).toEqual([
        ['playbank', 'offer'],
        ['sandboxpay', 'unavailable'],
        ['toyramp', 'unavailable'],
      ])
    } finally {
      await misbehave(shop, 'fiat/sandboxpay', 'ok')
      await misbehave(shop, 'fiat/toyramp', 'ok')
    }
  })
})

describe('pages of buying', () => {
  test.each([
    ['/buy/btc-eur/de', { from: 'eur', to: 'btc', country: 'DE' }],
    ['/buy/eth-gbp', { from: 'gbp', to: 'eth', country: 'GB' }],
    ['/buy-crypto', { country: 'US', state: 'CA' }],
  ] as const)(
    '[BUY-03.7] %s shows what providers would give now, the best first',
    async (path, question) => {
      // They have answered a moment ago: the page need not wait for the slow ones.
      const { result } = await fiatOffers(shop, question)
      const offers = result.filter(({ error }) => error === null)
      const amounts = offers.map(({ amount }) => Number(amount))
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      const text = textOf(await html(path))
      const places = offers.map(({ amount, name }) => {
        expect(text).toContain(name)
        return text.indexOf(shortened(amount ?? ''))
      })
      expect(places.length).toBeGreaterThan(1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(Math.min(...places)).toBeGreaterThan(0)
    },
  )

  test('[BUY-03.5] stand without any offer: nobody waits for a provider', async () => {
    for (const provider of PROVIDERS) await misbehave(shop, `fiat/${provider}`, 'slow')
    try {
      const response = await page('/buy/ltc-chf/ch')
      expect(response.status).toBe(200)
      const text = textOf(await response.text())
      expect(text).toContain('Buy Litecoin with CHF: Switzerland')
      expect(text).not.toContain('Sandbox Pay')
    } finally {
      for (const provider of PROVIDERS) await misbehave(shop, `fiat/${provider}`, 'ok')
    }
  })

  test('have one address each: other ways to write it lead there, what is unknown is no page', async () => {
    for (const [path, to] of [
      ['/buy/btc', '/buy/btc-usd'],
      ['/buy/BTC-eur', '/buy/btc-eur'],
      ['/de/buy/btc-eur/DE', '/de/buy/btc-eur/de'],
    ] as const) {
      const moved = await page(path)
      expect([moved.status, moved.headers.get('location')], path).toEqual([301, to])
    }
    for (const path of ['/buy/nope-usd', '/buy/btc-nope', '/buy/btc-usd/xx', '/buy/btc-usd/de/x']) {
      expect((await page(path)).status, path).toBe(404)
    }
  })
})

describe('search engines', () => {
  test.each(['/buy-crypto', '/buy/btc-eur', '/buy/usdttrc20-eur/de'])(
    'are told of %s by title, description and address, and of its questions',
    async (path) => {
      for (const prefix of ['', '/de', '/ar']) {
        const source = await html(prefix + path)
        const title = textOf(/<title>(.*?)<\/title>/.exec(source)?.[1] ?? '')
        const description = /<meta name="description" content="(.*?)"/.exec(source)?.[1] ?? ''
        expect([...title].length, title).toBeLessThanOrEqual(LONGEST.title)
        expect([...description].length, description).toBeLessThanOrEqual(LONGEST.description)
        expect([...description].length, description).toBeGreaterThan(50)
        expect(/<link rel="canonical" href="(.*?)"/.exec(source)?.[1]).toMatch(
          new RegExp(`^https?://[^/]+${prefix}${path}$`),
        )
        const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(source)?.[1] ?? ''
        const [crumbs, questions] = JSON.parse(data)['@graph']
        expect(crumbs.itemListElement).toHaveLength(path === '/buy-crypto' ? 1 : 2)
        for (const { name } of questions.mainEntity) expect(textOf(source)).toContain(name)
      }
    },
  )

  test('are told of the landing in every language, and not of what nobody sells', async () => {
    const alternates = (source: string) => source.match(/<link rel="alternate"/g) ?? []
    expect(alternates(await html('/buy-crypto'))).toHaveLength(languageCodes.length + 1)
    expect(alternates(await html('/buy/btc-eur'))).toHaveLength(0)
    await fiatOffers(shop, { to: 'xmr', country: 'US', state: 'CA' })
    const nobodys = await html('/buy/xmr-usd')
    expect(nobodys).toContain('<meta name="robots" content="noindex"/>')
    expect(textOf(nobodys)).toContain('No provider has an offer')
  })
})

/** As people see it: eight digits behind the dot at most, none that says nothing. */
function shortened(amount: string): string {
  return amount.replace(/(\.\d{8})\d+$/, '$1').replace(/0+$/, '')
}

function textOf(source: string): string {
  return source
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
