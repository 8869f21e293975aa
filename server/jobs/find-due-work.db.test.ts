import type { NetworkId } from '@causeway/core/currencies'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findDueWork } from './find-due-work.ts'

const networks: readonly NetworkId[] = ['bitcoin', 'ethereum', 'litecoin']

const dueNow = (exchange: Exchange) =>
  findDueWork(exchange.database, { networks, now: exchange.clock.now(), waitedSeconds: 0 })

describe('what is due', () => {
  const open = sharedExchange('due_work', { withAccounts: true })

  test('follows an order from its creation to its payout', async (context) => {
    const exchange = await open(context)
    await exchange.work()
    const before = await dueNow(exchange)
    expect(before.kinds).toEqual([])
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    expect((await dueNow(exchange)).kinds).toEqual(['orders'])
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await exchange.work()
    expect((await dueNow(exchange)).kinds).toEqual([])
  })

  test('names the networks whose deposits are to be looked up again', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    await sql`update deposit set due_at = now() where order_id = ${placed.order.id}`.execute(
      exchange.database.direct(),
    )
    expect((await dueNow(exchange)).deposits).toEqual(new Set(['ethereum']))
    await sql`update deposit set due_at = now() + interval '1 hour'`.execute(
      exchange.database.direct(),
    )
    expect((await dueNow(exchange)).deposits).toEqual(new Set())
  })

  test('leaves out orders that wait for an operator', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const direct = exchange.database.direct()
    await sql`update order_due set dead = true where order_id = ${placed.order.id}`.execute(direct)
    expect((await dueNow(exchange)).kinds).toEqual([])
    await sql`update order_due set dead = false where order_id = ${placed.order.id}`.execute(direct)
    expect((await dueNow(exchange)).kinds).toEqual(['orders'])
  })
})
