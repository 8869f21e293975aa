import { type Exchange, mineAndWork, paidOnce, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt } from '../../halts/set-halt.ts'
import type { PlacedOrder } from '../../orders/index.ts'
import { bringBack, halt, passBlocks, vanish } from './vanishing.fixture.ts'

/** Events of the order that name this transaction, oldest first. */
async function eventsOf(exchange: Exchange, { order }: PlacedOrder, txId: string) {
  const rows = await exchange.database
    .direct()
    .selectFrom('order_event')
    .select(['kind', 'facts'])
    .where('order_id', '=', order.id)
    .orderBy('sequence')
    .execute()
  return rows.filter(({ facts }) => JSON.parse(facts).txId === txId).map(({ kind }) => kind)
}

describe('an order’s events', () => {
  const open = sharedExchange('deposit_events')

  test('name each payment, and the first says since when there is money', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const first = await exchange.pay(placed, 5_000n)
    await exchange.work()
    const seenAt = exchange.clock.now()
    expect((await exchange.read(placed)).depositSeenAt).toBe(seenAt)
    exchange.clock.advance(60)
    const second = await exchange.pay(placed, 6_000n)
    await exchange.work()
    expect((await exchange.read(placed)).depositSeenAt).toBe(seenAt)
    expect(await eventsOf(exchange, placed, first.txId)).toEqual(['deposit_seen'])
    expect(await eventsOf(exchange, placed, second.txId)).toEqual(['further_deposit_seen'])
    await mineAndWork(exchange)
    vanish(exchange, second)
    await exchange.work()
    expect((await eventsOf(exchange, placed, second.txId)).at(-1)).toBe('deposit_vanished')
    expect((await exchange.read(placed)).state).toBe('confirming')
    vanish(exchange, first)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('waiting')
    expect((await eventsOf(exchange, placed, first.txId)).at(-1)).toBe('deposits_gone')
  })

  test('name the payment for which a settlement was taken back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    await halt(exchange, 'ethereum')
    await exchange.until(placed, 'sending')
    vanish(exchange, paid)
    await exchange.until(placed, 'waiting')
    await liftHalt(exchange.database, 'ethereum')
    expect(await eventsOf(exchange, placed, paid.txId)).toContain('settlement_taken_back')
    bringBack(exchange, paid)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('have no second arrival where a payment returns after it was paid out', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ email: 'one@example.com' })
    const paid = await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    vanish(exchange, paid)
    await exchange.work()
    expect((await eventsOf(exchange, placed, paid.txId)).at(-1)).toBe('deposit_lost_after_payout')
    expect(await liftHalt(exchange.database, 'bitcoin')).toBe(true)
    bringBack(exchange, paid)
    await passBlocks(exchange)
    expect(await exchange.read(placed)).toMatchObject({ state: 'finished' })
    const arrivals = (await eventsOf(exchange, placed, paid.txId)).filter((kind) =>
      kind.endsWith('deposit_seen'),
    )
    expect(arrivals).toEqual(['deposit_seen'])
    const told = exchange.mails.filter(({ publicCode }) => publicCode === placed.order.publicCode)
    expect(told.map(({ state }) => state)).toEqual(['confirming', 'finished'])
    await paidOnce(exchange, placed)
  })
})
