import type { StepEnd } from '@causeway/core/ports'
import { type Exchange, plantRows, queueOf, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setHalt } from '../halts/set-halt.ts'
import { advanceDueOrders } from './advance-due-orders.ts'
import { choose } from './holder-choice.fixture.ts'
import type { PlacedOrder } from './placing/place-order-types.ts'

/** Nothing but this order is due. */
async function makeDue({ database }: Exchange, { order }: PlacedOrder): Promise<void> {
  await sql`delete from order_due`.execute(database.direct())
  await sql`insert into order_due (order_id, due_at) values (${order.id}, now())`.execute(
    database.direct(),
  )
}

/** One step of the order, with what was woken and traced by it. */
async function step(exchange: Exchange, placed: PlacedOrder) {
  const traced: (StepEnd & { readonly name: string })[] = []
  const tracing = {
    begin: (name: string) => ({ end: (told: StepEnd) => void traced.push({ name, ...told }) }),
    close: async () => {},
  }
  await makeDue(exchange, placed)
  const woken = exchange.woken.length
  const watched: unknown[] = []
  const stop = exchange.needs.watch.onChange((id) => watched.push(id))
  expect(await advanceDueOrders({ ...exchange.needs, tracing }, 1)).toBe(1)
  stop()
  const { state } = await exchange.read(placed)
  return { state, traced, watched, woken: exchange.woken.slice(woken) }
}

describe('a step of an order', () => {
  const open = sharedExchange('advance_order')

  test('is told to its followers and traces, and wakes those who go on with it', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const about = (state: string) => ({
      name: 'order.advance',
      orderId: placed.order.id,
      facts: { 'order.state': state },
    })
    expect(await step(exchange, placed)).toEqual({
      state: 'waiting',
      traced: [about('new')],
      watched: [placed.order.id],
      woken: [],
    })
    await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
    await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    const confirming = await step(exchange, placed)
    expect(confirming).toMatchObject({ state: 'confirming', traced: [about('confirming')] })
    expect(confirming.woken).toEqual(['screenings'])
    await exchange.until(placed, 'sending')
    // As it stood before its transfer was planned.
    await plantRows(exchange.database, (tx) =>
      sql`update orders set state = 'exchanging' where id = ${placed.order.id}`.execute(tx),
    )
    const exchanging = await step(exchange, placed)
    expect(exchanging).toMatchObject({ state: 'sending', woken: ['transfers'] })
    await exchange.database.direct().deleteFrom('halt').execute()
    await exchange.until(placed, 'finished')
  })

  test('on hold has compliance looked at, and once it is a refund the transfers', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    const held = await step(exchange, placed)
    expect(held).toMatchObject({ state: 'hold', woken: ['screenings'] })
    expect((await choose(exchange, placed, 'refund')).ok).toBe(true)
    const refunding = await step(exchange, placed)
    expect(refunding).toMatchObject({ state: 'refunding', woken: ['transfers'] })
    expect(refunding.traced).toMatchObject([
      { facts: { 'order.state': 'hold' } },
      { facts: { 'order.state': 'refunding' } },
    ])
    await exchange.until(placed, 'refunded')
  })

  test('that fails is traced with its failure, and rests', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { notifier } = exchange.needs
    const failing = { ...notifier, orderChanged: () => Promise.reject(new Error('no mail')) }
    await sql`update orders set email = 'one@example.com' where id = ${placed.order.id}`.execute(
      exchange.database.direct(),
    )
    Object.assign(exchange.needs, { notifier: failing })
    const { traced, watched } = await step(exchange, placed)
    Object.assign(exchange.needs, { notifier })
    expect(traced).toMatchObject([{ orderId: placed.order.id, error: { message: 'no mail' } }])
    expect(watched).toEqual([placed.order.id])
    const { attempts, last_error } = await queueOf(exchange, placed.order.id)
    expect(attempts).toBe(1)
    expect(last_error).toContain('no mail')
    await sql`delete from order_due`.execute(exchange.database.direct())
    expect(await advanceDueOrders(exchange.needs, 1)).toBe(0)
  })
})
