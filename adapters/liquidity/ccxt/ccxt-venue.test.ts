import { amount } from '@causeway/core/money'
import type { HedgeOrder } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openExchange } from '../../exchanges/index.ts'
import { type PlayExchange, startPlayExchange } from '../../play-exchanges/start-play-exchange.ts'
import { describeLiquidity } from '../contract.ts'
import { type CcxtVenueName, createCcxtVenue } from './create-ccxt-venue.ts'
import { venueOrderId } from './venue-order-id.ts'

const clock = { now: () => Date.now() }
const USD = 10n ** 18n
const STABLE = (USD * 9991n) / 10_000n
const rules = { least: '0.0001', leastCost: '5', step: '0.0001', tick: '0.01' }
const markets = [
  { base: 'BTC', quote: 'USDT', price: '95000', ...rules },
  { base: 'XRP', quote: 'USDT', price: '2.4', ...rules, step: '0.00000001' },
]
const coins = new Map([
  ['btc', { currency: 'BTC', decimals: 8 }],
  ['wbtc', { currency: 'BTC', decimals: 18 }],
  ['xrp', { currency: 'XRP', decimals: 6 }],
  ['usdt20', { currency: 'USDT', decimals: 6 }],
  ['eth', { currency: 'ETH', decimals: 18 }],
])
const balances = { BTC: '500', USDT: '90000000', XRP: '1000000', NEO: '1' }

async function startVenue(name: CcxtVenueName, settlementPrice: bigint | null = STABLE) {
  const exchange = await startPlayExchange({ speaks: name, markets, balances, clock })
  const access = {
    id: name,
    baseUrl: exchange.url,
    keys: exchange.keys,
    timeoutMilliseconds: 1000,
    millisecondsBetweenCalls: 1,
  }
  const open = openExchange(access, clock)
  const make = (keys = access.keys) =>
    createCcxtVenue({
      name,
      exchange: keys === access.keys ? open : openExchange({ ...access, keys }, clock),
      settlementAsset: 'usdt20',
      coins,
      settlementPrice: () => settlementPrice,
    })
  return { exchange, make, venue: make() }
}

for (const name of ['kraken', 'binance'] as const) {
  describeLiquidity(`ccxt at ${name}`, async () => {
    const { exchange, venue } = await startVenue(name)
    return {
      venue,
      asset: 'btc',
      decimalsOf: (asset) => coins.get(asset)?.decimals ?? 0,
      priceOf: async (asset) => (asset === 'usdt20' ? STABLE : 95_000n * STABLE),
      loseNextAnswer: async () => exchange.loseNextOrder(),
      stop: exchange.close,
    }
  })

  describe(name, () => {
    let exchange: PlayExchange
    let started: Awaited<ReturnType<typeof startVenue>>
    beforeAll(async () => {
      started = await startVenue(name)
      exchange = started.exchange
    })
    afterAll(() => exchange.close())
    let count = 0
    const order = (given: Partial<HedgeOrder> = {}): HedgeOrder => ({
      clientOrderId: `hedge:${name}:${++count}`,
      side: 'buy',
      amount: amount('btc', 20_000n),
      worstPrice: 100_000n * USD,
      ...given,
    })

    test('an order travels as exact text, its limit never worse for us', async () => {
      await started.venue.trade(order({ amount: amount('btc', 12_340_000n) }))
      const bought = exchange.book.orders().at(-1)
      expect(bought?.quantity).toBe(123_400_000_000_000_000n)
      // 100,000 dollars are 100,090.081… of the coin.
      expect(bought?.limit).toBe(100_090_080_000_000_000_000_000n)
      await started.venue.trade(order({ side: 'sell', worstPrice: 90_000n * USD }))
      expect(exchange.book.orders().at(-1)?.limit).toBe(90_081_080_000_000_000_000_000n)
    })

    test('what is no whole number of steps is not even asked for', async () => {
      const calls = () =>
        exchange
          .asked()
          .filter(
            ({ method, path }) =>
              path.endsWith('/AddOrder') || (method === 'POST' && path.endsWith('/order')),
          ).length
      const before = calls()
      const uneven = order({ amount: amount('btc', 20_001n) })
      expect((await started.venue.trade(uneven)).state).toBe('refused')
      expect(calls()).toBe(before)
    })

    test('part of an order may be traded; what is told is what was', async () => {
      exchange.book.fillInParts(true)
      const partly = order({ amount: amount('btc', 100_000n) })
      const report = await started.venue.trade(partly)
      exchange.book.fillInParts(false)
      expect([report.state, report.filled.units]).toEqual(['ended', 30_000n])
      expect(await started.venue.report('btc', partly.clientOrderId)).toEqual(report)
    })

    test('nothing is traded while nobody knows what the settlement coin is worth', async () => {
      const unknown = await startVenue(name, null)
      expect((await unknown.venue.trade(order())).state).toBe('refused')
      expect(unknown.exchange.book.orders()).toEqual([])
      await unknown.exchange.close()
    })

    test('a coin that it does not trade is refused', async () => {
      const eth = order({ amount: amount('eth', 10n ** 18n) })
      expect((await started.venue.trade(eth)).state).toBe('refused')
      expect(await started.venue.market('eth')).toBeNull()
      expect(await started.venue.report('eth', eth.clientOrderId)).toBeNull()
    })

    test('too little by value is refused by the venue, and the least says so', async () => {
      const little = order({ amount: amount('xrp', 100n), worstPrice: 3n * USD })
      expect((await started.venue.trade(little)).state).toBe('refused')
      const market = await started.venue.market('xrp')
      // 5.50 of the coin at 2.39 or more.
      expect(market?.least.units).toBeGreaterThan(2_280_000n)
      expect(market?.least.units).toBeLessThan(2_310_000n)
      // Our own smallest unit is coarser than the venue's step.
      expect(market?.stepUnits).toBe(1n)
    })

    test.each(['error_500', 'garbage', 'html', 'rate_limited', 'lost_answer'] as const)(
      'throws while it answers with %s, and trades nothing twice',
      async (fault) => {
        const before = exchange.book.orders().length
        const again = order()
        exchange.setFault(fault)
        await expect(started.venue.trade(again)).rejects.toThrow()
        await expect(started.venue.report('btc', again.clientOrderId)).rejects.toThrow()
        exchange.setFault('none')
        await started.venue.trade(again)
        await started.venue.trade(again)
        expect(exchange.book.orders().length).toBe(before + 1)
      },
    )

    test('an order of before a restart is known after it', async () => {
      const lost = order()
      exchange.loseNextOrder()
      await expect(started.venue.trade(lost)).rejects.toThrow()
      const before = exchange.book.orders().length
      const fresh = started.make({ ...exchange.keys })
      expect((await fresh.report('btc', lost.clientOrderId))?.filled.units).toBe(20_000n)
      expect((await fresh.trade(lost)).filled.units).toBe(20_000n)
      expect(exchange.book.orders().length).toBe(before)
    })

    test('wrong keys throw: that is no refusal of an order', async () => {
      const wrong = Buffer.from('another secret').toString('base64')
      const venue = started.make({ ...exchange.keys, secret: wrong })
      await expect(venue.trade(order())).rejects.toThrow()
      await expect(venue.balances()).rejects.toThrow()
    })

    test('of two coins that a venue holds as one, the first has the balance', async () => {
      const held = await started.venue.balances()
      expect([...held.keys()].toSorted()).toEqual(['btc', 'eth', 'usdt20', 'xrp'])
      expect(held.get('xrp')).toBe(10n ** 12n)
    })
  })
}

test('a venue’s id for an order is a UUID, ours where we gave one, and always the same', () => {
  const uuid = '0198c1de-4f6a-7c3b-9a51-2f0e6b1d8c44'
  expect(venueOrderId(uuid)).toBe(uuid)
  const made = venueOrderId('hedge:1')
  expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(venueOrderId('hedge:1')).toBe(made)
  expect(venueOrderId('hedge:2')).not.toBe(made)
})

test.each([
  ['a coin that we do not know', [{ commission: '0.001', commissionAsset: 'BNB' }], null],
  [
    'several coins',
    [
      { commission: '0.001', commissionAsset: 'USDT' },
      { commission: '0.001', commissionAsset: 'BTC' },
    ],
    null,
  ],
  [
    'one coin in two fills, together, and a fraction of its smallest unit counts',
    [
      { commission: '0.00000101', commissionAsset: 'USDT' },
      { commission: '0.000001', commissionAsset: 'USDT' },
    ],
    amount('usdt20', 3n),
  ],
])('a fee that Binance takes in %s', async (_, fills, fee) => {
  const { exchange, venue } = await startVenue('binance')
  const real = globalThis.fetch
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init)
    if (init?.method !== 'POST') return response
    return new Response(JSON.stringify({ ...JSON.parse(await response.text()), fills }))
  })
  const report = await venue.trade({
    clientOrderId: 'fees',
    side: 'buy',
    amount: amount('btc', 20_000n),
    worstPrice: 100_000n * USD,
  })
  fetched.mockRestore()
  await exchange.close()
  expect(report.fee).toEqual(fee)
})
