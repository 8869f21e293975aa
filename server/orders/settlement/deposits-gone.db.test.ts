import { type Exchange, expectSound, mineAndWork, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { choose } from '../holder-choice.fixture.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'

/** Pays once more; the payment is seen, and gone before it is deep enough. */
async function payInVain(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const paid = await exchange.pay(placed)
  await exchange.until(placed, 'confirming')
  exchange.script('bitcoin').vanished.set(paid.txId, paid.amount)
  await exchange.work()
}

async function kindsOf(exchange: Exchange, placed: PlacedOrder) {
  return (await exchange.read(placed)).events.map(({ kind }) => kind)
}

describe('an order whose further payment vanishes', () => {
  const open = sharedExchange('deposits_gone')

  test('is finished again where it had been paid out, though an earlier payment went back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units - 1n)
    await exchange.until(placed, 'hold')
    await choose(exchange, placed, 'refund')
    await exchange.until(placed, 'refunded')
    await payInVain(exchange, placed)
    expect((await exchange.read(placed)).state).toBe('refunded')
    expect((await kindsOf(exchange, placed)).at(-1)).toBe('rest_stays_refunded')
    await exchange.pay(placed)
    await exchange.until(placed, 'hold')
    await choose(exchange, placed, 'exchange')
    await exchange.until(placed, 'finished')
    await payInVain(exchange, placed)
    expect((await exchange.read(placed)).state).toBe('finished')
    expect((await kindsOf(exchange, placed)).at(-1)).toBe('rest_stays_paid_out')
    // What vanished is denied from a block on.
    await mineAndWork(exchange)
    await expectSound(exchange)
  })

  test('waits again where nothing was settled', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await payInVain(exchange, placed)
    expect(await exchange.read(placed)).toMatchObject({ state: 'waiting', holdReason: null })
    expect((await kindsOf(exchange, placed)).at(-1)).toBe('deposits_gone')
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })

  test('on hold is no longer on hold, and its holder has chosen nothing', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    const paid = await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    await exchange.until(placed, 'hold')
    exchange.script('bitcoin').vanished.set(paid.txId, paid.amount)
    await exchange.until(placed, 'waiting')
    const row = await exchange.database
      .direct()
      .selectFrom('orders')
      .select(['hold_reason', 'choice'])
      .where('id', '=', placed.order.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ hold_reason: null, choice: null })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })
})
