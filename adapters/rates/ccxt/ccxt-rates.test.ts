import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openExchange } from '../../exchanges/index.ts'
import type { PlayMarket } from '../../play-exchanges/play-book.ts'
import { type PlayExchange, startPlayExchange } from '../../play-exchanges/start-play-exchange.ts'
import { describeRates } from '../contract.ts'
import { createCcxtRates } from './create-ccxt-rates.ts'

const clock = { now: () => Date.now() }
const USD = 10n ** 18n
const rules = { least: '0.0001', leastCost: '5', step: '0.00000001', tick: '0.01' }
const currencies = new Map([
  ['btc', 'BTC'],
  ['wbtc', 'BTC'],
  ['eth', 'ETH'],
  ['ltc', 'LTC'],
  ['usdt20', 'USDT'],
  ['rare', 'RARE'],
])
const market = (base: string, quote: string, price: string): PlayMarket => ({
  base,
  quote,
  price,
  ...rules,
})
const onKraken = [
  market('BTC', 'USD', '95000.123456789'),
  market('ETH', 'USD', '3500.5'),
  market('LTC', 'USDT', '110'),
  { ...market('USDT', 'USD', '0.9991'), tick: '0.0001' },
]
const onBinance = [
  market('BTC', 'USDT', '95100.1'),
  market('ETH', 'USDT', '3501'),
  market('LTC', 'USDT', '110.25'),
]

function ratesOf(speaks: 'kraken' | 'binance', exchange: PlayExchange, dollarPrice = USD) {
  const access = {
    id: speaks,
    baseUrl: exchange.url,
    keys: null,
    timeoutMilliseconds: 1000,
    millisecondsBetweenCalls: 1,
  }
  return createCcxtRates({
    name: speaks,
    exchange: openExchange(access, clock),
    clock,
    currencies,
    dollarPrice: () => dollarPrice,
  })
}

for (const [speaks, markets, assets] of [
  ['kraken', onKraken, ['btc', 'wbtc', 'eth', 'ltc', 'usdt20']],
  ['binance', onBinance, ['btc', 'wbtc', 'eth', 'ltc']],
] as const) {
  describeRates(`ccxt on ${speaks}`, async () => {
    const exchange = await startPlayExchange({ speaks, markets, clock })
    return { rates: ratesOf(speaks, exchange), assets, now: clock.now, stop: exchange.close }
  })

  describe(`${speaks} in trouble`, () => {
    let exchange: PlayExchange
    beforeAll(async () => {
      exchange = await startPlayExchange({ speaks, markets, clock })
    })
    afterAll(() => exchange.close())

    test('every request goes to the host configured, and to no other', async () => {
      const fetched = vi.spyOn(globalThis, 'fetch')
      const rates = ratesOf(speaks, exchange)
      await rates.latest()
      await rates.history('btc', { from: Date.now() - 86_400_000, to: Date.now(), points: 24 })
      const hosts = new Set(fetched.mock.calls.map(([url]) => new URL(String(url)).host))
      fetched.mockRestore()
      expect(hosts).toEqual(new Set([new URL(exchange.url).host]))
      expect(exchange.asked().length).toBeGreaterThan(2)
    })

    test.each(['error_500', 'garbage', 'html', 'rate_limited', 'slow', 'lost_answer'] as const)(
      'throws and says so where the exchange answers with %s, and recovers',
      async (fault) => {
        const rates = ratesOf(speaks, exchange)
        await rates.latest()
        exchange.setFault(fault)
        await expect(rates.latest()).rejects.toThrow()
        expect(rates.sources()[0]?.problem).toMatch(/./)
        exchange.setFault('none')
        await rates.latest()
        expect(rates.sources()).toMatchObject([{ name: speaks, problem: null }])
      },
    )

    test('opens later where it could not at first', async () => {
      const rates = ratesOf(speaks, exchange)
      exchange.setFault('error_500')
      await expect(rates.latest()).rejects.toThrow()
      exchange.setFault('none')
      expect((await rates.latest()).prices.has('btc')).toBe(true)
    })

    test('coins missing in an answer are missing, the others are there', async () => {
      const rates = ratesOf(speaks, exchange)
      await rates.latest()
      exchange.setFault('half')
      const { prices } = await rates.latest()
      exchange.setFault('none')
      expect(prices.has('btc')).toBe(true)
      expect(prices.has('eth')).toBe(false)
    })
  })
}

describe('prices', () => {
  test('are the exact middle, as the text says', async () => {
    const exchange = await startPlayExchange({ speaks: 'kraken', markets: onKraken, clock })
    const { prices } = await ratesOf('kraken', exchange).latest()
    await exchange.close()
    // Bid 94,981.12 and ask 95,019.12: two basis points to either side, in whole cents.
    const middle = 95_000_12n * 10n ** 16n
    expect(prices.get('btc')).toBe(middle)
    expect(prices.get('wbtc')).toBe(middle)
  })

  test('in a stable coin count at what that is worth', async () => {
    const exchange = await startPlayExchange({ speaks: 'binance', markets: onBinance, clock })
    const at = async (dollar: bigint) =>
      (await ratesOf('binance', exchange, dollar).latest()).prices.get('ltc') ?? 0n
    const [whole, less] = [await at(USD), await at((USD * 97n) / 100n)]
    await exchange.close()
    expect(less).toBe((whole * 97n) / 100n)
  })

  test('a stable coin’s own market counts before what others say', async () => {
    const exchange = await startPlayExchange({ speaks: 'kraken', markets: onKraken, clock })
    const { prices } = await ratesOf('kraken', exchange, 7n * USD).latest()
    await exchange.close()
    // 109.97 and 110.02 for LTC; 0.9989 and 0.9992 for the stable coin itself.
    expect(prices.get('ltc')).toBe((109_995n * (USD / 1000n) * 99_905n) / 100_000n)
  })

  test('tell their own time where the exchange does', async () => {
    const exchange = await startPlayExchange({ speaks: 'binance', markets: onBinance, clock })
    exchange.setFault('stale')
    const { takenAt, pricedAt } = await ratesOf('binance', exchange).latest()
    await exchange.close()
    expect(takenAt - (pricedAt.get('btc') ?? takenAt)).toBeGreaterThan(3_590_000)
  })
})
