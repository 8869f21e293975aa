import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../placing/place-order-types.ts'

const fixed = { from: 'btc', to: 'ltc', kind: 'fixed', given: '0.1' } as const

async function exposureHeld(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('orders')
    .select(['exposure_held', 'confirm_until'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
}

/** Paid in full and in time; the time to become deep passes while it waits for its blocks. */
async function paidAndNotConfirmed(exchange: Exchange): Promise<PlacedOrder> {
  const placed = await exchange.place(fixed)
  await exchange.pay(placed)
  await exchange.work()
  const { confirm_until } = await exposureHeld(exchange, placed)
  exchange.clock.advance((confirm_until.getTime() - exchange.clock.now()) / 1000)
  await exchange.work()
  expect((await exposureHeld(exchange, placed)).exposure_held).toBe(true)
  exchange.clock.advance(0.001)
  await exchange.work()
  expect((await exposureHeld(exchange, placed)).exposure_held).toBe(false)
  const { events, state } = await exchange.read(placed)
  expect(state).toBe('confirming')
  expect(events.at(-1)?.kind).toBe('promise_ended')
  return placed
}

describe('a guaranteed rate beyond its time to confirm', () => {
  const open = sharedExchange('confirmed_late')

  test('is still paid where the market stayed', async (context) => {
    const exchange = await open(context)
    const placed = await paidAndNotConfirmed(exchange)
    const done = await exchange.until(placed, 'finished')
    expect(done.sentTo).toEqual(placed.order.expectedTo)
    await expectSound(exchange)
  })

  test('is no option on a market that ran away: its holder chooses', async (context) => {
    const exchange = await open(context)
    const placed = await paidAndNotConfirmed(exchange)
    exchange.movePrice('ltc', 125n)
    const held = await exchange.until(placed, 'hold')
    expect(held).toMatchObject({ holdReason: 'paid_late', choices: ['exchange', 'refund'] })
    expect(held.sentTo).toBeNull()
    exchange.movePrice('ltc', 80n)
  })

  test('binds within it, wherever the market went', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place(fixed)
    await exchange.pay(placed)
    await exchange.work()
    const { confirm_until } = await exposureHeld(exchange, placed)
    exchange.movePrice('ltc', 125n)
    exchange.clock.advance((confirm_until.getTime() - exchange.clock.now()) / 1000)
    const done = await exchange.until(placed, 'finished')
    expect(done.sentTo).toEqual(placed.order.expectedTo)
    exchange.movePrice('ltc', 80n)
  })

  test('is not won back by a payment that vanished and came again after the time to pay', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place(fixed)
    const { txId, amount } = await exchange.pay(placed)
    await exchange.mine()
    await exchange.work()
    const { vanished } = exchange.script('bitcoin')
    vanished.set(txId, amount)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('waiting')
    exchange.clock.advance((placed.order.payUntil - exchange.clock.now()) / 1000 + 1)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('expired')
    exchange.movePrice('ltc', 125n)
    vanished.delete(txId)
    const held = await exchange.until(placed, 'hold')
    expect(held).toMatchObject({ holdReason: 'paid_late', sentTo: null })
    exchange.movePrice('ltc', 80n)
  })
})
