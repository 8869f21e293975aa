import {
  type Exchange,
  expectSound,
  queueOf,
  settlementsOf,
  sharedExchange,
} from '@causeway/tests/exchange'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import { planPartialRefund, refundPart } from '../holds/refund-part.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'

/** Prices are missing until the answer is called. */
function withoutPrices({ needs }: Exchange): () => void {
  const { freshSnapshot } = needs
  const restore = () => Object.assign(needs, { freshSnapshot })
  onTestFinished(() => {
    restore()
  })
  Object.assign(needs, { freshSnapshot: () => null })
  return restore
}

/** How long the engine leaves the order alone, in milliseconds. */
async function restOf(exchange: Exchange, { order }: PlacedOrder): Promise<number> {
  const { due_at } = await queueOf(exchange, order.id)
  return (due_at?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now()
}

async function choose(exchange: Exchange, placed: PlacedOrder, choice: 'exchange_agreed') {
  const { publicCode } = placed.order
  const holderSecrets = [placed.holderSecret]
  expect((await changeOrder(exchange.needs, { publicCode, holderSecrets, choice })).ok).toBe(true)
}

describe('an order to be settled', () => {
  const open = sharedExchange('settle_order')

  async function overpaid(exchange: Exchange, kind: 'fixed' | 'float' = 'fixed') {
    const placed = await exchange.place({ kind })
    const extra = kind === 'fixed' ? 50_000n : 2_000_000_000n
    await exchange.pay(placed, placed.order.expectedFrom.units + extra)
    await exchange.until(placed, 'hold')
    return placed
  }

  /** It is as it was, and looked at again within a second, until there are prices. */
  async function waitsForPrices(exchange: Exchange, placed: PlacedOrder) {
    const prices = withoutPrices(exchange)
    const { state } = await exchange.read(placed)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe(state)
    expect(await restOf(exchange, placed)).toBeLessThanOrEqual(1000)
    expect(await settlementsOf(exchange, placed)).toEqual([])
    prices()
    const order = await exchange.until(placed, 'finished')
    await expectSound(exchange)
    return order
  }

  test('waits for prices at a floating rate', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.work()
    const prices = withoutPrices(exchange)
    for (let block = 0; block < 4; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
    prices()
    expect((await exchange.read(placed)).state).toBe('confirming')
    await waitsForPrices(exchange, placed)
  })

  test('waits for prices where a guaranteed sum was deep too late, which is then paid as agreed', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed)
    await exchange.work()
    exchange.clock.advance(48 * 3600)
    await exchange.work()
    expect((await exchange.read(placed)).promise?.isOpen).toBe(false)
    for (let block = 0; block < 4; block += 1) await exchange.mine()
    const order = await waitsForPrices(exchange, placed)
    expect(order.sentTo).toEqual(placed.order.expectedTo)
  })

  test('waits for prices where what was agreed is exchanged after its time', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    exchange.clock.advance(3 * 3600)
    await exchange.work()
    await choose(exchange, placed, 'exchange_agreed')
    const order = await waitsForPrices(exchange, placed)
    expect(order.sentTo).toEqual(placed.order.expectedTo)
  })

  test('asks again where the market ran away from what was agreed', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    exchange.clock.advance(3 * 3600)
    await exchange.work()
    await choose(exchange, placed, 'exchange_agreed')
    exchange.movePrice('eth', 200n)
    await exchange.work()
    exchange.movePrice('eth', 50n)
    const order = await exchange.read(placed)
    expect(order).toMatchObject({ state: 'hold', holdReason: 'amount_differs', choice: null })
    expect(order.events.at(-1)?.kind).toBe('choice_impossible')
    expect(await settlementsOf(exchange, placed)).toEqual([])
  })

  /** What two people decided: all but a tenth of a bitcoin goes back. */
  async function divided(exchange: Exchange) {
    const placed = await overpaid(exchange, 'float')
    const { publicCode } = placed.order
    const asked = { publicCode, refund: '19.91', reason: 'The customer asked for it' }
    const planned = await planPartialRefund(exchange.needs, asked)
    if (!planned.ok) throw new Error(planned.failure.code)
    expect((await refundPart(exchange.needs, planned.value)).ok).toBe(true)
    return placed
  }

  test('waits for prices where a part goes back', async (context) => {
    const exchange = await open(context)
    const order = await waitsForPrices(exchange, await divided(exchange))
    expect(order.sentBack?.units).toBeGreaterThan(1_990_000_000n)
  })

  test('asks again where what is left of it became too small', async (context) => {
    const exchange = await open(context)
    const placed = await divided(exchange)
    exchange.movePrice('eth', 1_000_000n)
    await exchange.work()
    expect(await exchange.read(placed)).toMatchObject({
      state: 'hold',
      holdReason: 'amount_too_small',
      choice: null,
    })
    expect(await settlementsOf(exchange, placed)).toEqual([])
  })
})
