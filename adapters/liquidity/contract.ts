import { randomUUID } from 'node:crypto'
import { amount } from '@causeway/core/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ended,
  expectMoved,
  expectRefused,
  expectWithinTerms,
  known,
  marketOf,
  orderOf,
} from './contract-steps.ts'
import type { LiquidityHarness } from './liquidity-harness.ts'

type Given = () => LiquidityHarness

/** What every trading venue must do (`core/ports/liquidity.ts`). */
export function describeLiquidity(
  name: string,
  makeHarness: () => Promise<LiquidityHarness>,
): void {
  describe(`liquidity contract: ${name}`, { timeout: 30_000 }, () => {
    let made: LiquidityHarness | undefined
    beforeAll(async () => {
      made = await makeHarness()
    })
    afterAll(async () => {
      await made?.stop?.()
    })
    const harness = (): LiquidityHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }
    describeMarkets(harness)
    describeTrading(harness)
    describeSameOrder(harness)
    describeRefusing(harness)
  })
}

function describeMarkets(harness: Given): void {
  test('it has a name, and says what it trades and in which steps', async () => {
    const { venue, asset } = harness()
    expect(venue.name).toMatch(/^[a-z0-9-]+$/)
    const market = await venue.market(asset)
    expect(market?.stepUnits).toBeGreaterThan(0n)
    expect(market?.least.asset).toBe(asset)
    expect(market?.least.units).toBeGreaterThan(0n)
    expect((market?.least.units ?? 1n) % (market?.stepUnits ?? 2n)).toBe(0n)
    expect(await venue.market('no-such-coin')).toBeNull()
    expect(await venue.market(venue.settlementAsset)).toBeNull()
  })

  test('it says what lies there', async () => {
    const { venue, asset } = harness()
    const balances = await venue.balances()
    expect(balances.get(asset)).toBeGreaterThan(0n)
    expect(balances.get(venue.settlementAsset)).toBeGreaterThan(0n)
  })
}

function describeTrading(harness: Given): void {
  test.each(['buy', 'sell'] as const)(
    'a %s ends at once, within its worst price, and moves balances by what it says',
    async (side) => {
      const { venue } = harness()
      const order = await orderOf(harness(), side)
      const before = await venue.balances()
      const report = await ended(harness(), await venue.trade(order), order)
      expect(report.state).toBe('ended')
      await expectWithinTerms(harness(), order, report)
      await expectMoved(harness(), before, [[order, report]])
      expect(await venue.report(order.amount.asset, order.clientOrderId)).toEqual(report)
    },
  )

  test('most orders near the price are filled', async () => {
    const { venue } = harness()
    let filled = 0n
    for (let placed = 0; placed < 6; placed += 1) {
      const order = await orderOf(harness(), placed % 2 === 0 ? 'buy' : 'sell')
      filled += (await ended(harness(), await venue.trade(order), order)).filled.units
    }
    expect(filled).toBeGreaterThan(0n)
  })

  test.each(['buy', 'sell'] as const)(
    'a %s whose worst price the market does not offer trades nothing',
    async (side) => {
      const { venue, asset, priceOf } = harness()
      const price = await priceOf(asset)
      const worstPrice = side === 'buy' ? price / 2n : price * 2n
      const order = { ...(await orderOf(harness(), side)), worstPrice }
      const before = await venue.balances()
      const report = await ended(harness(), await venue.trade(order), order)
      expect(report.filled).toEqual(amount(asset, 0n))
      expect(report.against).toEqual(amount(venue.settlementAsset, 0n))
      expect(await venue.balances()).toEqual(before)
    },
  )
}

function describeSameOrder(harness: Given): void {
  test('the same order again is the same order', async () => {
    const { venue } = harness()
    const order = await orderOf(harness(), 'buy')
    const before = await venue.balances()
    const first = await ended(harness(), await venue.trade(order), order)
    expect(await ended(harness(), await venue.trade(order), order)).toEqual(first)
    const three = await Promise.all([1, 2, 3].map(() => venue.trade(order)))
    for (const report of three) expect(await ended(harness(), report, order)).toEqual(first)
    await expectMoved(harness(), before, [[order, first]])
  })

  test('the same order three times at once is one order', async () => {
    const { venue } = harness()
    const order = await orderOf(harness(), 'sell')
    const before = await venue.balances()
    await Promise.allSettled([1, 2, 3].map(() => venue.trade(order)))
    const report = await known(harness(), order)
    await expectMoved(harness(), before, [[order, report]])
  })

  test('an order whose answer was lost is found by its id, and is not traded again', async () => {
    const { venue, loseNextAnswer } = harness()
    const order = await orderOf(harness(), 'sell')
    const before = await venue.balances()
    await loseNextAnswer()
    await expect(venue.trade(order)).rejects.toThrow()
    const report = await known(harness(), order)
    expect(report.state).toBe('ended')
    expect(await ended(harness(), await venue.trade(order), order)).toEqual(report)
    await expectMoved(harness(), before, [[order, report]])
  })

  test('an order that it never heard of is unknown', async () => {
    const { venue, asset } = harness()
    expect(await venue.report(asset, randomUUID())).toBeNull()
  })
}

function describeRefusing(harness: Given): void {
  test('less than the least is refused', async () => {
    const { asset } = harness()
    const { least, stepUnits } = await marketOf(harness())
    const below = amount(asset, least.units - stepUnits)
    await expectRefused(harness(), { ...(await orderOf(harness(), 'buy')), amount: below })
  })

  test('more than lies there is refused', async () => {
    const { venue, asset } = harness()
    const { stepUnits } = await marketOf(harness())
    const held = (await venue.balances()).get(asset) ?? 0n
    const tooMuch = amount(asset, (held / stepUnits + 1_000n) * stepUnits)
    await expectRefused(harness(), { ...(await orderOf(harness(), 'sell')), amount: tooMuch })
  })

  test('what is no whole number of steps is never rounded up', async () => {
    const { venue, asset } = harness()
    const { stepUnits } = await marketOf(harness())
    const order = await orderOf(harness(), 'sell')
    const uneven = { ...order, amount: amount(asset, order.amount.units + stepUnits - 1n) }
    const before = await venue.balances()
    const report = await ended(harness(), await venue.trade(uneven), uneven)
    await expectWithinTerms(harness(), uneven, report)
    await expectMoved(harness(), before, [[uneven, report]])
  })
}
