import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { PriceVector } from '@causeway/core/ports'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlayMarket } from '../../play-exchanges/play-book.ts'
import { type PlayExchange, startPlayExchange } from '../../play-exchanges/start-play-exchange.ts'
import { openExchangeRates } from './exchange-rates.ts'

const USD = 10n ** 18n
/** Those of Ethereum beside it on other networks have its price, and would be told of with it. */
const COINS = [
  'btc',
  'eth',
  'ltc',
  'usdt20',
  'usdc',
  'xmr',
  'trx',
  'bnb',
  'xrp',
  'doge',
  'pol',
  'etc',
]
const known = networks.filter(({ feeAsset }) => COINS.includes(feeAsset))
const catalogue = createCatalogue(
  currencies.filter(({ ticker }) => COINS.includes(ticker)),
  known,
)
const rules = { least: '0.0001', leastCost: '5', step: '0.0001', tick: '0.0001' }
const market = (base: string, quote: string, price: string): PlayMarket => ({
  base,
  quote,
  price,
  ...rules,
})

describe('the prices of two exchanges', () => {
  let now = Date.now()
  const clock = { now: () => now }
  let kraken: PlayExchange
  let binance: PlayExchange
  let tick: (milliseconds?: number) => Promise<PriceVector>
  let problems: () => readonly (string | null)[]

  beforeEach(async () => {
    kraken = await startPlayExchange({
      speaks: 'kraken',
      clock,
      markets: [
        market('BTC', 'USD', '95000'),
        market('ETH', 'USD', '3500'),
        market('XMR', 'USD', '300'),
        market('USDT', 'USD', '1.0002'),
      ],
    })
    binance = await startPlayExchange({
      speaks: 'binance',
      clock,
      markets: [market('BTC', 'USDT', '95050'), market('ETH', 'USDT', '3502')],
    })
    const rates = openExchangeRates(
      { clock, catalogue },
      {
        names: ['kraken', 'binance'],
        baseUrls: new Map([
          ['kraken', kraken.url],
          ['binance', binance.url],
        ]),
        currencies: new Map(),
        quorumOf: new Map(),
        millisecondsBetweenCalls: 1,
      },
    )
    tick = (milliseconds = 3000) => {
      now += milliseconds
      return rates.latest()
    }
    problems = () => rates.sources().map(({ problem }) => problem)
    await tick()
  })
  afterEach(async () => {
    await kraken.close()
    await binance.close()
  })

  test('are one, each coin between what both say, stable coins counted at their own price', async () => {
    const { prices, paused } = await tick()
    const btc = prices.get('btc') ?? 0n
    expect(btc).toBeGreaterThan(95_000n * USD)
    // 95,050 of a coin that is worth about 1.0002.
    expect(btc).toBeLessThan((9_506_902n * USD) / 100n)
    // Bid 0.9999, ask 1.0004.
    expect(prices.get('usdt20')).toBe((100_015n * USD) / 100_000n)
    // One exchange alone is not believed about a coin, and coins that neither trades have no price.
    expect(paused).toEqual(new Map([['xmr', 'too_few_sources']]))
    expect(prices.has('trx')).toBe(false)
    expect(problems()).toEqual([null, null])
  })

  test('a spike on one pauses what they disagree about, at once, and passes when calm', async () => {
    binance.book.multiplyPrices(10n)
    const { paused, prices } = await tick()
    expect([paused.get('btc'), paused.get('eth')]).toEqual(['sources_disagree', 'sources_disagree'])
    expect(prices.has('btc')).toBe(false)
    expect(problems()[1]).toBe('far from the others: btc, eth')
    binance.book.setPrice('BTC', 'USDT', '95050')
    expect((await tick()).paused.get('btc')).toBe('sources_disagree')
    let calm = await tick()
    for (let turn = 0; turn < 39; turn += 1) calm = await tick()
    expect([calm.paused.get('btc'), calm.paused.get('eth')]).toEqual([
      undefined,
      'sources_disagree',
    ])
  })

  test('a spike on both is a jump', async () => {
    kraken.book.multiplyPrices(10n)
    binance.book.multiplyPrices(10n)
    expect((await tick()).paused.get('btc')).toBe('jumped')
  })

  test.each(['error_500', 'garbage', 'html', 'rate_limited', 'lost_answer'] as const)(
    'one that answers with %s is told; its last prices count until they are stale',
    async (fault) => {
      binance.setFault(fault)
      expect((await tick()).prices.has('btc')).toBe(true)
      expect(problems()[1]).toMatch(/./)
      await tick(10_000)
      expect((await tick(10_000)).paused.get('btc')).toBe('stale')
      binance.setFault('none')
      expect((await tick()).prices.has('btc')).toBe(true)
      expect(problems()).toEqual([null, null])
    },
  )

  test('prices that an exchange itself calls an hour old do not count', async () => {
    binance.setFault('stale')
    expect((await tick()).paused.get('btc')).toBe('stale')
  })

  test('a market that is missing pauses its coin and no other', async () => {
    binance.setFault('half')
    const { paused, prices } = await tick()
    expect(paused.get('eth')).toBe('too_few_sources')
    expect(prices.has('btc')).toBe(true)
  })

  test('a slow one is not waited for long', async () => {
    binance.setFault('slow')
    const { prices } = await tick()
    expect(prices.has('btc')).toBe(true)
  })

  test('an exchange is asked once in three seconds, however often prices are wanted', async () => {
    const asked = () => kraken.asked().filter(({ path }) => path.endsWith('/Ticker')).length
    const before = asked()
    for (let turn = 0; turn < 10; turn += 1) await tick(299)
    expect(asked() - before).toBeLessThanOrEqual(1)
  })
})
