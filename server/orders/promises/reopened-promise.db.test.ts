import {
  type Exchange,
  expectSound,
  exposureOf,
  heldByOrders,
  paidOnce,
  sharedExchange,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'
import { changeOrder } from '../change-order.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { lockOrder } from '../record-event.ts'
import { followPromise } from './follow-promise.ts'

const fixed = { from: 'btc', to: 'ltc', kind: 'fixed' } as const

describe('the promise of a payout that is taken back before it was signed', () => {
  const open = sharedExchange('reopened_promise')

  /** Settled, and not sent, since its network is halted; then its payment vanishes. */
  async function takenBack(exchange: Exchange, placed: PlacedOrder, paid: Paid) {
    await exchange.until(placed, 'sending')
    expect((await exchange.read(placed)).promise?.isOpen).toBe(false)
    expect(await exposureOf(exchange, 'ltc')).toBe(await heldByOrders(exchange, 'ltc'))
    exchange.script('bitcoin').vanished.set(paid.txId, paid.amount)
    await exchange.until(placed, 'waiting')
    await liftHalt(exchange.database, 'litecoin')
    await expectSound(exchange)
    expect(await exposureOf(exchange, 'ltc')).toBe(await heldByOrders(exchange, 'ltc'))
    return (await exchange.read(placed)).promise?.isOpen
  }

  type Paid = Awaited<ReturnType<Exchange['pay']>>
  const halt = (exchange: Exchange) =>
    setHalt(exchange.database, { scope: 'litecoin', reason: 'a test', at: 0 })

  test('holds again, and is kept when the payment returns to another market', async (context) => {
    const exchange = await open(context)
    const before = await exposureOf(exchange, 'ltc')
    const placed = await exchange.place(fixed)
    await halt(exchange)
    const paid = await exchange.pay(placed)
    expect(await takenBack(exchange, placed, paid)).toBe(true)
    expect(await exposureOf(exchange, 'ltc')).toBe(before + placed.order.expectedTo.units)
    exchange.movePrice('ltc', 125n)
    exchange.script('bitcoin').vanished.clear()
    const order = await exchange.until(placed, 'finished')
    exchange.movePrice('ltc', 80n)
    expect(order.sentTo).toEqual(placed.order.expectedTo)
    expect(await exposureOf(exchange, 'ltc')).toBe(before)
    await paidOnce(exchange, placed)
  })

  test('does not come back where the payout was one at the market', async (context) => {
    const exchange = await open(context)
    const before = await exposureOf(exchange, 'ltc')
    const placed = await exchange.place(fixed)
    const paid = await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    await exchange.until(placed, 'hold')
    await halt(exchange)
    const chosen = await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'exchange',
    })
    expect(chosen.ok).toBe(true)
    expect(await takenBack(exchange, placed, paid)).toBe(false)
    expect(await exposureOf(exchange, 'ltc')).toBe(before)
    exchange.script('bitcoin').vanished.clear()
    await exchange.until(placed, 'hold')
  })

  test('does not come back unless exactly what was guaranteed was paid and taken back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place(fixed)
    await halt(exchange)
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    const reopens = async (order: object = {}, settlement: object = {}) => {
      const undone = { taken_back_at: new Date(0), ...settlement }
      let change: object = {}
      const trial = exchange.database.transaction('reopen', async (tx) => {
        const row = await lockOrder(tx, placed.order.id)
        await tx.updateTable('settlement').set(undone).where('order_id', '=', row.id).execute()
        change = await followPromise(
          tx,
          { ...row, ...order },
          { state: 'confirming', holdReason: null },
        )
        throw new Error('only tried')
      })
      await expect(trial).rejects.toThrow('only tried')
      return Object.keys(change)
    }
    expect(await reopens()).toEqual(['exposure_held'])
    const { expectedFrom, expectedTo } = placed.order
    for (const order of [
      { expected_from: expectedFrom.units + 1n },
      { expected_to: expectedTo.units + 1n },
      { gross: expectedTo.units },
      { snapshot_id: 'another' },
      { kind: 'float' },
      { state: 'hold' },
    ]) {
      expect(await reopens(order)).toEqual([])
    }
    expect(await reopens({}, { taken_back_at: null })).toEqual([])
    await liftHalt(exchange.database, 'litecoin')
    await exchange.until(placed, 'finished')
  })
})
