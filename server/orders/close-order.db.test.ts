import { expectSound, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { closeOrder } from './close-order.ts'

describe('closing an order', () => {
  const open = sharedExchange('close_order')

  test('is refused while anything is owed, and without a reason', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    const { publicCode } = placed.order
    const close = (reason: string) => closeOrder(exchange.needs, { publicCode, reason })
    expect(await close(' ')).toMatchObject({ failure: { code: 'reason_missing' } })
    expect(await close('Settled by hand')).toMatchObject({ failure: { code: 'still_owed' } })
    expect((await exchange.read(placed)).state).toBe('hold')
    await expectSound(exchange)
  })

  test('ends one on hold to which nothing is owed, and says why', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ email: 'somebody@example.com' })
    const { id, publicCode } = placed.order
    // Held by an operator before anything came in.
    await plantRows(exchange.database, (tx) =>
      tx
        .updateTable('orders')
        .set({ state: 'hold', hold_reason: 'payout_refused' })
        .where('id', '=', id)
        .execute(),
    )
    const watched: string[] = []
    const stop = exchange.needs.watch.onChange((order) => watched.push(order))
    const close = () => closeOrder(exchange.needs, { publicCode, reason: 'Made by mistake' })
    expect((await close()).ok).toBe(true)
    expect((await close()).ok).toBe(false)
    stop()
    expect(watched).toEqual([id])
    const order = await exchange.read(placed)
    expect(order).toMatchObject({ state: 'failed', holdReason: null, choices: [] })
    const closed = await exchange.database
      .direct()
      .selectFrom('order_event')
      .select('facts')
      .where('order_id', '=', id)
      .where('kind', '=', 'closed')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(closed.facts)).toEqual({ reason: 'Made by mistake' })
    expect(exchange.mails.at(-1)).toMatchObject({ publicCode, state: 'failed' })
  })

  test('is for orders on hold only', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { publicCode } = placed.order
    const close = (code: string) =>
      closeOrder(exchange.needs, { publicCode: code, reason: 'A test' })
    expect(await close(publicCode)).toMatchObject({ failure: { code: 'not_on_hold' } })
    expect(await close('nothing')).toMatchObject({ failure: { code: 'order_not_found' } })
  })
})
