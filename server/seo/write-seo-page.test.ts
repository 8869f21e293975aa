import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { parseAmount } from '@causeway/core/money'
import { defaultFeePolicy, priceQuote } from '@causeway/core/quotes'
import { fail, ok } from '@causeway/core/result'
import { describe, expect, test } from 'vitest'
import type { SeoNeeds } from './seo-page-types.ts'
import { writeSeoPage } from './write-seo-page.ts'

const USD = 10n ** 18n
const NOW = Date.UTC(2026, 10, 21, 12)
const catalogue = createCatalogue(currencies, networks)
const prices = new Map(
  catalogue.all.map(({ ticker }) => [ticker, ticker === 'btc' ? 64_000n * USD : 2n * USD]),
)
const snapshot = { id: 's1', takenAt: NOW, prices, paused: new Map() }

function needs(more: Partial<SeoNeeds> = {}): SeoNeeds {
  return {
    catalogue,
    policy: defaultFeePolicy,
    now: () => NOW,
    markets: () => [{ ticker: 'btc', price: 64_000n * USD, price24hAgo: null, sparkline: [] }],
    estimate: (input) => {
      const from = catalogue.find(input.from)
      const to = catalogue.find(input.to)
      if (from === undefined || to === undefined) return fail({ code: 'same_currency' })
      const given = parseAmount(input.given, from)
      if (!given.ok) return given
      const quote = priceQuote(
        { pair: { from, to }, side: 'from', given: given.value, kind: 'float' },
        { snapshot, policy: defaultFeePolicy, availableTo: null },
      )
      if (!quote.ok) return quote
      const guarantee = { accountCost: null, rateId: null, rateIdExpiresAt: null }
      return ok({ quote: quote.value, quotedAt: NOW, ...guarantee })
    },
    rateHistory: async () =>
      ok([
        { at: NOW - 20 * 86_400_000, numerator: 31n, denominator: 1n },
        { at: NOW - 10 * 86_400_000, numerator: 29n, denominator: 1n },
        { at: NOW, numerator: 30n, denominator: 1n },
      ]),
    pairTimes: async () => new Map(),
    ...more,
  }
}

async function written(type: string, fromAndTo: string, more: Partial<SeoNeeds> = {}) {
  const page = await writeSeoPage(needs(more), { language: 'en', type, fromAndTo, country: 'all' })
  if (!page.ok) throw new Error(page.failure.code)
  return page.value
}

describe('[PAGE-04] the page of a pair', () => {
  test('says rate, limits, range and networks', async () => {
    const { pair, paragraphs, questions } = await written('exchange', 'btc-eth')
    expect(pair?.amounts[0]?.from).toMatch(/^0\.0*1$/)
    expect(pair?.course).toMatchObject({ days: 20, lowest: '29', highest: '31', latest: '30' })
    const [price = '', networks = ''] = paragraphs
    expect(pair?.rate).toBe('31946')
    for (const fact of ['31,946', pair?.limits?.minFrom, '20 days', '29', '31']) {
      expect(price).toContain(fact)
    }
    expect(networks).toContain('Bitcoin')
    expect(networks).toContain('Ethereum')
    expect(questions.length).toBeGreaterThan(3)
  })

  test('groups the thousands of a coin’s price', async () => {
    const { paragraphs } = await written('buy-countries', 'btc')
    expect(paragraphs.join(' ')).toContain('worth about 64,000 US dollars')
  })

  test('says how long finished orders took, where there are enough of them', async () => {
    const timed = (orders: number) => ({
      pairTimes: async () => new Map([['btc-eth', { orders, medianSeconds: 125 }]]),
    })
    const few = await written('exchange', 'btc-eth', timed(2))
    expect(few.pair?.typicalMinutes).toBeNull()
    expect(few.paragraphs.join(' ')).toContain('Deposits on Bitcoin usually take')
    const enough = await written('exchange', 'btc-eth', timed(3))
    expect(enough.pair?.typicalMinutes).toBe(3)
    expect(enough.paragraphs.join(' ')).toContain('took up to 3 minutes')
  })

  test('stands while nothing can be quoted, and says so', async () => {
    const { pair, paragraphs, questions } = await written('exchange', 'btc-eth', {
      estimate: () => fail({ code: 'price_stale' }),
      rateHistory: async () => {
        throw new Error('the source is down')
      },
    })
    expect(pair).toMatchObject({ rate: null, limits: null, amounts: [], course: null })
    expect(paragraphs[0]).toContain('We can’t price')
    expect(JSON.stringify([paragraphs, questions])).not.toMatch(/between {2}|at least {2}/)
  })
})

test('[PAGE-04] every coin’s pages have a title and description that search engines show whole', async () => {
  const { from, to } = catalogue.lists
  const pages = from.flatMap((coin, index) => {
    const other = to[(index * 7 + 3) % to.length]
    return other === undefined || other === coin
      ? []
      : [
          ['exchange', `${coin.ticker}-${other.ticker}`],
          ['exchange', coin.ticker],
        ]
  })
  for (const coin of to) {
    for (const type of ['exchange-pairs', 'buy-countries', 'buy-fiat']) {
      pages.push([type, coin.ticker])
    }
  }
  for (const [type = '', subject = ''] of pages) {
    const { description, heading, title } = await written(type, subject)
    expect([...title].length, title).toBeLessThanOrEqual(60)
    expect([...description].length, description).toBeGreaterThanOrEqual(70)
    expect([...description].length, description).toBeLessThanOrEqual(160)
    expect(`${title}${description}${heading}`).not.toMatch(/[{}]/)
  }
})
