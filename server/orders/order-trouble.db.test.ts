import { type Exchange, expectSound, refuseInserts, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MOST_ATTEMPTS } from './advance-due-orders.ts'
import { changeOrder } from './change-order.ts'
import type { PlacedOrder } from './placing/place-order-types.ts'

async function askForRefund(exchange: Exchange, { holderSecret, order }: PlacedOrder) {
  return changeOrder(exchange.needs, {
    publicCode: order.publicCode,
    holderSecrets: [holderSecret],
    choice: 'refund',
  })
}

/** Settling fails with this SQLSTATE until it is mended. */
const breakSettling = (exchange: Exchange, sqlState: string) =>
  refuseInserts(exchange, { table: 'settlement', sqlState, message: 'it failed' })

async function rowOf({ database }: Exchange, { order }: PlacedOrder) {
  return database
    .direct()
    .selectFrom('orders')
    .innerJoin('order_due', 'order_due.order_id', 'orders.id')
    .select(['id', 'event_count'])
    .select(['order_due.attempts', 'order_due.dead', 'order_due.due_at', 'order_due.last_error'])
    .where('public_code', '=', order.publicCode)
    .executeTakeFirstOrThrow()
}

/** As if the time of its rest had passed. */
async function hurry(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  await exchange.database
    .direct()
    .updateTable('order_due')
    .set({ due_at: sql<Date>`now()` })
    .where('order_id', '=', placed.order.id)
    .execute()
  await exchange.work()
}

describe('an order', () => {
  const open = sharedExchange('order_trouble')

  async function onHold(exchange: Exchange): Promise<PlacedOrder> {
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    await exchange.until(placed, 'hold')
    return placed
  }

  test.for(['53100', '57P01', '58030', '08006'])(
    '[OPS-04] outlives a database in trouble (%s), however often it is tried meanwhile',
    async (state, context) => {
      const exchange = await open(context)
      const placed = await onHold(exchange)
      const mend = await breakSettling(exchange, state)
      try {
        expect((await askForRefund(exchange, placed)).ok).toBe(true)
        for (let time = 0; time < MOST_ATTEMPTS + 5; time += 1) await hurry(exchange, placed)
        expect(await rowOf(exchange, placed)).toMatchObject({
          attempts: 0,
          dead: false,
          last_error: expect.stringContaining('it failed'),
        })
      } finally {
        await mend()
      }
      await hurry(exchange, placed)
      await exchange.until(placed, 'refunded')
      await expectSound(exchange)
    },
  )

  test('waits for an operator where it is its own step that fails for ever', async (context) => {
    const exchange = await open(context)
    const placed = await onHold(exchange)
    const mend = await breakSettling(exchange, '22012')
    try {
      expect((await askForRefund(exchange, placed)).ok).toBe(true)
      for (let time = 0; time < MOST_ATTEMPTS; time += 1) await hurry(exchange, placed)
      expect(await rowOf(exchange, placed)).toMatchObject({ attempts: MOST_ATTEMPTS, dead: true })
    } finally {
      await mend()
    }
  })

  test('is not hurried, and nothing is written, by a choice that stands already', async (context) => {
    const exchange = await open(context)
    const placed = await onHold(exchange)
    const mend = await breakSettling(exchange, '22012')
    try {
      expect((await askForRefund(exchange, placed)).ok).toBe(true)
      await exchange.work()
      const before = await rowOf(exchange, placed)
      for (let time = 0; time < 5; time += 1) {
        expect(await askForRefund(exchange, placed)).toMatchObject({ ok: true })
      }
      expect(await rowOf(exchange, placed)).toEqual(before)
    } finally {
      await mend()
    }
  })
})
