import { randomUUID } from 'node:crypto'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { HedgeOrder, HedgeReport } from '@causeway/core/ports'
import { expect } from 'vitest'
import type { LiquidityHarness } from './liquidity-harness.ts'

const MOST_PER_CENT_OFF = 5n
const ORDER_ENDS_WITHIN = { timeout: 10_000, interval: 50 } as const

/** The market of the coin under test. */
export async function marketOf({ venue, asset }: LiquidityHarness) {
  const market = await venue.market(asset)
  if (market === null) throw new Error(`The venue does not trade ${asset}`)
  return market
}

/** Five of the smallest orders, at any price near the market's. */
export async function orderOf(
  harness: LiquidityHarness,
  side: HedgeOrder['side'],
): Promise<HedgeOrder> {
  const { least } = await marketOf(harness)
  const price = await harness.priceOf(harness.asset)
  const off = (price * MOST_PER_CENT_OFF) / 100n
  return {
    clientOrderId: randomUUID(),
    side,
    amount: amount(harness.asset, least.units * 5n),
    worstPrice: side === 'buy' ? price + off : price - off,
  }
}

/** The report of an order as soon as it is no longer open. */
export async function ended(
  harness: LiquidityHarness,
  report: HedgeReport,
  order: HedgeOrder,
): Promise<HedgeReport> {
  expect(report.clientOrderId).toBe(order.clientOrderId)
  return report.state === 'open' ? known(harness, order) : report
}

/** The report of an order, as soon as the venue says how it ended. */
export async function known({ venue }: LiquidityHarness, order: HedgeOrder): Promise<HedgeReport> {
  const read = () => venue.report(order.amount.asset, order.clientOrderId)
  await expect.poll(async () => (await read())?.state ?? 'open', ORDER_ENDS_WITHIN).not.toBe('open')
  const report = await read()
  if (report === null) throw new Error('The venue forgot the order')
  return report
}

/** Filled in whole steps, no more than ordered, and no dearer (or cheaper) than the worst price. */
export async function expectWithinTerms(
  harness: LiquidityHarness,
  order: HedgeOrder,
  { filled, against }: HedgeReport,
): Promise<void> {
  const { venue, asset, decimalsOf, priceOf } = harness
  const { stepUnits } = await marketOf(harness)
  expect(filled.asset).toBe(asset)
  expect(filled.units).toBeLessThanOrEqual(order.amount.units)
  expect(filled.units % stepUnits).toBe(0n)
  expect(against.asset).toBe(venue.settlementAsset)
  const perUnit = (await priceOf(venue.settlementAsset)) * 10n ** BigInt(decimalsOf(asset))
  const worst = filled.units * order.worstPrice * 10n ** BigInt(decimalsOf(venue.settlementAsset))
  // One smallest unit of the settlement coin may be rounded against us.
  if (order.side === 'buy') expect((against.units - 1n) * perUnit).toBeLessThanOrEqual(worst)
  else expect((against.units + 1n) * perUnit).toBeGreaterThanOrEqual(worst)
}

/** The venue takes nothing of an order, and nothing moves. */
export async function expectRefused(harness: LiquidityHarness, order: HedgeOrder): Promise<void> {
  const before = await harness.venue.balances()
  const report = await harness.venue.trade(order)
  expect(report.state).toBe('refused')
  expect(report.filled.units).toBe(0n)
  expect(report.against.units).toBe(0n)
  expect(await harness.venue.balances()).toEqual(before)
}

/** Balances moved by what was filled, what was paid for it and what the venue took, and by nothing else. */
export async function expectMoved(
  { venue }: LiquidityHarness,
  before: ReadonlyMap<AssetCode, bigint>,
  traded: readonly (readonly [HedgeOrder, HedgeReport])[],
): Promise<void> {
  const expected = new Map(before)
  const move = ({ asset, units }: Amount, sign: bigint) =>
    expected.set(asset, (expected.get(asset) ?? 0n) + sign * units)
  for (const [{ side }, { filled, against, fee }] of traded) {
    move(filled, side === 'buy' ? 1n : -1n)
    move(against, side === 'buy' ? -1n : 1n)
    if (fee !== null) move(fee, -1n)
  }
  expect(await venue.balances()).toEqual(expected)
}
