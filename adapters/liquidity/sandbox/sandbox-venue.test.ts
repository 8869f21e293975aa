import { currencies, networks } from '@causeway/core/currencies'
import { type AssetCode, amount } from '@causeway/core/money'
import type { HedgeOrder } from '@causeway/core/ports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failNextAnswer, openWorld, saveMode } from '../../world/index.ts'
import { describeLiquidity } from '../contract.ts'
import { createSandboxVenue } from './create-sandbox-venue.ts'
import { fillOrder } from './fill-order.ts'

const DOLLAR = 10n ** 18n
const prices = new Map<AssetCode, bigint>([
  ['btc', 95_000n * DOLLAR],
  ['eth', 5_812_345_678_901_234_567_891n],
  ['doge', DOLLAR / 5n],
  ['usdc', DOLLAR],
  ['usdt20', (DOLLAR * 999n) / 1000n],
])
const provider = { kind: 'liquidity', provider: 'sandbox' } as const
const decimalsOf = (asset: AssetCode) =>
  currencies.find(({ ticker }) => ticker === asset)?.decimals ?? 0
const priceOf = async (asset: AssetCode) => prices.get(asset) ?? 0n

function open(seed = 'venue') {
  const clock = { time: 0, now: () => clock.time }
  const world = openWorld({ path: ':memory:', seed, clock, networks, currencies })
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const venue = createSandboxVenue({ world, wait, prices: async () => prices })
  return { world, clock, waits, venue }
}

for (const asset of ['btc', 'eth', 'doge', 'usdc']) {
  describeLiquidity(`sandbox ${asset}`, async () => {
    const { world, venue } = open()
    return {
      venue,
      asset,
      decimalsOf,
      priceOf,
      loseNextAnswer: async () => failNextAnswer(world, 'liquidity/sandbox', 1),
      stop: async () => world.close(),
    }
  })
}

let orders = 0
function buying(changes: Partial<HedgeOrder> = {}): HedgeOrder {
  orders += 1
  return {
    clientOrderId: `order-${orders}`,
    side: 'buy',
    amount: amount('btc', 1_000_000n),
    worstPrice: 100_000n * DOLLAR,
    ...changes,
  }
}

describe('the sandbox venue', () => {
  test('starts with some millions of every coin that has a price', async () => {
    const { venue } = open()
    const balances = await venue.balances()
    expect([...balances.keys()].toSorted()).toEqual([...prices.keys()].toSorted())
    // 2 000 000 / 95 000 = 21.05263157…
    expect(balances.get('btc')).toBe(2_105_263_157n)
    expect(await venue.market('ltc')).toBeNull()
  })

  test('fills some orders only in part, the same ones for the same seed', async () => {
    const shares = async () => {
      const { venue } = open('shares')
      const filled: bigint[] = []
      for (let placed = 0; placed < 60; placed += 1) {
        const report = await venue.trade(buying({ clientOrderId: `share-${placed}` }))
        filled.push(report.filled.units)
      }
      return filled
    }
    const filled = await shares()
    const partial = filled.filter((units) => units < 1_000_000n)
    expect(partial.length).toBeGreaterThan(2)
    expect(partial.length).toBeLessThan(20)
    expect(await shares()).toEqual(filled)
  })

  test('another order under a known id is thrown back', async () => {
    const { venue } = open()
    const order = buying()
    await venue.trade(order)
    const before = await venue.balances()
    await expect(venue.trade({ ...order, side: 'sell' })).rejects.toThrow('Another order')
    expect(await venue.balances()).toEqual(before)
    expect(await venue.report('eth', order.clientOrderId)).toBeNull()
  })

  test('takes whole steps of a coin only', async () => {
    const { venue } = open()
    expect((await venue.market('btc'))?.stepUnits).toBe(100n)
    const uneven = await venue.trade(buying({ amount: amount('btc', 1_000_050n) }))
    expect(uneven).toMatchObject({ state: 'refused', filled: amount('btc', 0n), fee: null })
  })

  test('down trades nothing; garbage may have traded, and the report tells', async () => {
    const { world, clock, waits, venue } = open()
    const before = await venue.balances()
    const order = buying()
    saveMode(world, provider, 'down')
    await expect(venue.trade(order)).rejects.toThrow('liquidity/sandbox does not answer')
    saveMode(world, provider, 'garbage')
    for (clock.time = 0; clock.time < 5; clock.time += 1) {
      await expect(venue.balances()).rejects.toThrow('liquidity/sandbox: ')
      await expect(venue.market('btc')).rejects.toThrow('liquidity/sandbox: ')
      await expect(venue.report('btc', order.clientOrderId)).rejects.toThrow('liquidity/sandbox: ')
      await expect(venue.trade(order)).rejects.toThrow('liquidity/sandbox: ')
    }
    saveMode(world, provider, 'slow')
    const report = await venue.report('btc', order.clientOrderId)
    expect(waits).toEqual([3000])
    expect(report?.state).toBe('ended')
    expect((await venue.balances()).get('btc')).toBe(
      (before.get('btc') ?? 0n) + (report?.filled.units ?? 0n),
    )
  })
})

describe('filling', () => {
  const market = fc.record({
    mid: fc.bigInt(1n, 10n ** 24n),
    coinDecimals: fc.integer({ min: 0, max: 18 }),
    stepUnits: fc.integer({ min: 0, max: 12 }).map((zeros) => 10n ** BigInt(zeros)),
    settlement: fc.record({
      asset: fc.constant('usdt20'),
      price: fc.bigInt(1n, 2n * DOLLAR),
      decimals: fc.integer({ min: 0, max: 18 }),
    }),
  })
  const order = fc.record({
    clientOrderId: fc.constant('any'),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    amount: fc.bigInt(0n, 10n ** 24n).map((units) => amount('btc', units)),
    worstPrice: fc.bigInt(0n, 10n ** 25n),
  })
  const chance = fc.uint8Array({ minLength: 3, maxLength: 3 })

  test('is in whole steps, no more than ordered, never beyond the worst price, never below zero', () => {
    fc.assert(
      fc.property(order, market, chance, (given, at, bytes) => {
        const { filled, against, fee } = fillOrder(given, at, bytes)
        expect(filled.units >= 0n && filled.units <= given.amount.units).toBe(true)
        expect(filled.units % at.stepUnits).toBe(0n)
        expect(against.units >= 0n && fee.units >= 0n).toBe(true)
        expect(filled.units > 0n || (against.units === 0n && fee.units === 0n)).toBe(true)
        if (filled.units === 0n) return
        const worth = filled.units * given.worstPrice * 10n ** BigInt(at.settlement.decimals)
        const perUnit = at.settlement.price * 10n ** BigInt(at.coinDecimals)
        if (given.side === 'buy') expect((against.units - 1n) * perUnit < worth).toBe(true)
        else expect((against.units + 1n) * perUnit > worth).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('buying and selling again loses, whatever the rounding', () => {
    fc.assert(
      fc.property(order, market, chance, (given, at, bytes) => {
        const bought = fillOrder({ ...given, side: 'buy', worstPrice: 10n ** 30n }, at, bytes)
        const back = { ...given, side: 'sell' as const, amount: bought.filled, worstPrice: 0n }
        const sold = fillOrder(back, at, new Uint8Array([0, 255, 0]))
        expect(sold.filled).toEqual(bought.filled)
        expect(sold.against.units <= bought.against.units).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
