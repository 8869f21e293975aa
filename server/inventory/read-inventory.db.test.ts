import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test, vi } from 'vitest'
import { foldLedger } from '../ledger/index.ts'
import { setBand } from './bands.ts'
import { createHedger } from './hedger.ts'
import { readInventory } from './read-inventory.ts'
import { readOrderProfit, readProfitByDay } from './read-profit.ts'
import { scriptedVenue } from './scripted-venue.fixture.ts'
import { createStockView } from './stock-view.ts'

describe('the inventory', () => {
  const open = sharedExchange('inventory')

  const needsOf = (exchange: Exchange) => ({
    ...exchange.needs,
    inventoryPolicy: defaultInventoryPolicy,
    venue: null,
  })
  const lineOf = async (exchange: Exchange, asset: string) => {
    const { lines } = await readInventory(needsOf(exchange))
    const line = lines.find((each) => each.asset === asset)
    if (line === undefined) throw new Error(`No ${asset}`)
    return line
  }

  test('is the capital at first, in its band, and all of it free but the reserve', async (context) => {
    const exchange = await open(context)
    const line = await lineOf(exchange, 'eth')
    expect(line).toMatchObject({ status: 'ok', exposure: 0n, earned: 0n, promised: 0n })
    expect(line.band.target).toBe(line.wallet)
    expect(line.available).toBe(line.wallet - line.reserve)
    expect(exchange.needs.stock.available('eth')).toBe(line.available)
    expect(exchange.needs.stock.available('nothing')).toBe(0n)
  })

  test('shrinks by what is promised, on its way and paid out, and never grows by a deposit', async (context) => {
    const exchange = await open(context)
    const before = { eth: await lineOf(exchange, 'eth'), btc: await lineOf(exchange, 'btc') }
    const placed = await exchange.place({ from: 'btc', to: 'eth', kind: 'fixed', given: '0.01' })
    const paid = placed.order.expectedTo.units
    expect((await lineOf(exchange, 'eth')).available).toBe(before.eth.available - paid)
    await exchange.pay(placed)
    while ((await exchange.read(placed)).state !== 'sending') {
      await exchange.mine()
      await exchange.work()
      const now = await lineOf(exchange, 'eth')
      expect(now.available).toBe(before.eth.available - paid)
      expect(now.outgoing + now.promised).toBe(paid)
    }
    await exchange.until(placed, 'finished')
    const after = { eth: await lineOf(exchange, 'eth'), btc: await lineOf(exchange, 'btc') }
    const { gross, exchange_fee, network_fee } = await exchange.database
      .direct()
      .selectFrom('settlement')
      .select(['gross', 'exchange_fee', 'network_fee'])
      .where('order_id', '=', placed.order.id)
      .executeTakeFirstOrThrow()
    expect([after.btc.exposure, after.eth.exposure]).toEqual([1_000_000n, -gross])
    const chainFee = before.eth.wallet - after.eth.wallet - paid
    expect(after.eth.earned).toBe(exchange_fee + network_fee - chainFee)
    expect(after.btc.available).toBeGreaterThan(before.btc.available)
  })

  test('reads the same however much of the ledger is folded', async (context) => {
    const exchange = await open(context)
    const before = await readInventory(needsOf(exchange))
    const folded = await Promise.all([1, 2, 3].map(() => foldLedger(exchange.database)))
    expect(folded.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    expect(await foldLedger(exchange.database)).toBe(0)
    expect(await readInventory(needsOf(exchange))).toEqual(before)
    const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '150' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const unfolded = await readInventory(needsOf(exchange))
    expect(unfolded).not.toEqual(before)
    await foldLedger(exchange.database)
    expect(await readInventory(needsOf(exchange))).toEqual(unfolded)
  })

  test('tells what an order and a day earned, and both agree with the books', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'btc', to: 'eth', given: '0.01' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const [profit, ...others] = await readOrderProfit(exchange.needs, placed.order.id)
    if (profit === undefined || profit.worth === null) throw new Error('No profit')
    expect(others).toEqual([])
    expect(profit.networkCost?.asset).toBe('eth')
    expect(profit.networkCost?.units).toBeGreaterThan(0n)
    // 10 bps of spread and 25 bps of fee of what is sent, at today's prices.
    const price = exchange.needs.freshSnapshot()?.prices.get('btc') ?? 0n
    const sent = price / 100n
    const fees = (profit.worth * 10_000n) / sent
    expect(fees).toBeGreaterThanOrEqual(30n)
    expect(fees).toBeLessThan(60n)
    const now = exchange.clock.now()
    const [day] = await readProfitByDay(exchange.needs, { from: now - 86_400_000, to: now + 1 })
    expect(day).toMatchObject({ day: '2026-06-01', unpriced: 0n })
    const inventory = await readInventory(needsOf(exchange))
    // Prices stood still, so what all days earned is what the books hold.
    const inBooks = inventory.earnedWorth + inventory.tradedWorth
    const difference = (day?.total ?? 0n) - inBooks
    expect(difference < 10n ** 15n && difference > -(10n ** 15n), `${difference}`).toBe(true)
    expect(await readProfitByDay(exchange.needs, { from: 0, to: 1 })).toEqual([])
  })

  test('keeps the operator’s own bands, and refuses those that are none', async (context) => {
    const exchange = await open(context)
    const { wallet } = await lineOf(exchange, 'ltc')
    const set = (low: bigint, target: bigint, high: bigint) =>
      setBand(exchange.needs, 'ltc', { low, target, high })
    expect(await set(wallet + 1n, wallet + 2n, wallet + 3n)).toMatchObject({ ok: true })
    expect(await lineOf(exchange, 'ltc')).toMatchObject({ status: 'low', isBandSet: true })
    expect(await set(0n, 1n, 2n)).toMatchObject({ ok: true })
    expect(await lineOf(exchange, 'ltc')).toMatchObject({ status: 'high' })
    for (const [low, target, high] of [
      [2n, 1n, 3n],
      [1n, 3n, 2n],
      [-1n, 1n, 2n],
    ] as const) {
      expect(await set(low, target, high)).toEqual({
        ok: false,
        failure: { code: 'band_malformed' },
      })
    }
    expect(await setBand(exchange.needs, 'gold', null)).toMatchObject({ ok: false })
    expect(await setBand(exchange.needs, 'ltc', null)).toMatchObject({ ok: true })
    expect(await lineOf(exchange, 'ltc')).toMatchObject({ isBandSet: false })
  })

  test('proposes moves where there is a venue, and none while it is down', async (context) => {
    const exchange = await open(context)
    const prices = () => exchange.needs.freshSnapshot()?.prices ?? new Map()
    const venue = scriptedVenue(exchange.needs.catalogue, prices)
    const needs = { ...needsOf(exchange), venue: venue.port }
    await setBand(exchange.needs, 'ltc', { low: 0n, target: 1n, high: 2n })
    const { lines, moves } = await readInventory(needs)
    const ltc = lines.find(({ asset }) => asset === 'ltc')
    expect(moves).toEqual([
      { kind: 'send_to_venue', asset: 'ltc', units: (ltc?.free ?? 0n) + (ltc?.reserve ?? 0n) - 1n },
    ])
    venue.mode = 'down'
    expect((await readInventory(needs)).moves).toBeNull()
    venue.mode = 'fill'
    venue.balances.set('usdt20', 10n ** 12n)
    await createHedger(needs)()
    expect((await readInventory(needs)).lines.find(({ asset }) => asset === 'usdt20')).toBeDefined()
    await setBand(exchange.needs, 'ltc', null)
  })

  test('is not known before it is first read, nor when it could not be read for long', async (context) => {
    const exchange = await open(context)
    const needs = needsOf(exchange)
    const view = createStockView(needs)
    expect([view.available('eth'), view.room('eth')]).toEqual([null, null])
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      await view.refresh()
      expect(view.available('eth')).toBeGreaterThan(0n)
      vi.advanceTimersByTime(30_000)
      expect(view.available('eth')).toBeGreaterThan(0n)
      vi.advanceTimersByTime(1)
      expect([view.available('eth'), view.room('eth')]).toEqual([null, null])
    } finally {
      vi.useRealTimers()
    }
  })
})
