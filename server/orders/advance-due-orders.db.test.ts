import { type Exchange, expectSound, refuseInserts, sharedExchange } from '@causeway/tests/exchange'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { advanceDueOrders } from './advance-due-orders.ts'
import type { PlacedOrder } from './placing/place-order-types.ts'

const MANY = 64

async function placeMany(exchange: Exchange, count: number): Promise<readonly PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  while (placed.length < count) placed.push(await exchange.place())
  return placed
}

const idsOf = (placed: readonly PlacedOrder[]) => placed.map(({ order }) => order.id)

async function rowsOf({ database }: Exchange, placed: readonly PlacedOrder[]) {
  const rows = await database
    .direct()
    .selectFrom('orders')
    .leftJoin('order_due', 'order_due.order_id', 'orders.id')
    .select(['id', 'state', 'order_due.last_error', 'hold_reason', 'event_count'])
    .select([
      sql<number>`coalesce(order_due.attempts, 0)`.as('attempts'),
      sql<boolean>`coalesce(order_due.dead, false)`.as('dead'),
      sql<string>`orders.xmin::text`.as('writtenBy'),
    ])
    .where('id', 'in', idsOf(placed))
    .execute()
  return idsOf(placed).map((id) => rows.find((row) => row.id === id))
}

async function workThrough(exchange: Exchange, ordersAtOnce: number): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    await exchange.mine()
    await exchange.work(ordersAtOnce)
  }
}

describe('due orders', () => {
  const open = sharedExchange('due_orders')

  test('are moved together in one transaction, and at most as many as asked', async (context) => {
    const exchange = await open(context)
    const placed = await placeMany(exchange, 6)
    expect(await advanceDueOrders(exchange.needs, 4)).toBe(4)
    const rows = await rowsOf(exchange, placed)
    expect(rows.filter((row) => row?.state === 'new')).toHaveLength(2)
    const moved = rows.filter((row) => row?.state === 'waiting')
    expect(new Set(moved.map((row) => row?.writtenBy)).size).toBe(1)
    expect(await advanceDueOrders(exchange.needs, 4)).toBe(2)
    expect(await advanceDueOrders(exchange.needs, 4)).toBe(0)
  })

  test('go on at once: what is settled is planned in the same transaction', async (context) => {
    const exchange = await open(context)
    const placed = await placeMany(exchange, 2)
    for (const each of placed) await exchange.pay(each)
    await exchange.work()
    for (let turn = 0; turn < 8; turn += 1) {
      await exchange.mine()
      await exchange.work(0)
    }
    expect(await rowsOf(exchange, placed)).toMatchObject(
      placed.map(() => ({ state: 'confirming' })),
    )
    expect(await advanceDueOrders(exchange.needs, MANY)).toBeGreaterThan(1)
    const rows = await rowsOf(exchange, placed)
    expect(rows).toMatchObject(placed.map(() => ({ state: 'sending' })))
    expect(new Set(rows.map((row) => row?.writtenBy)).size).toBe(1)
  })

  test(`fail alone: one that cannot be settled among ${MANY - 1} that can`, async (context) => {
    const exchange = await open(context)
    const placed = await placeMany(exchange, MANY)
    for (const each of placed) await exchange.pay(each)
    const bad = placed[17] as PlacedOrder
    const good = placed.filter((each) => each !== bad)
    const mend = await refuseInserts(exchange, {
      table: 'settlement',
      orderId: bad.order.id,
      message: 'this order is broken',
    })
    try {
      await workThrough(exchange, MANY)
      const rows = await rowsOf(exchange, good)
      expect(rows.map((row) => row?.state)).toEqual(good.map(() => 'finished'))
      expect(rows.map((row) => row?.attempts)).toEqual(good.map(() => 0))
      const [left] = await rowsOf(exchange, [bad])
      expect(left).toMatchObject({ state: 'confirming', dead: false })
      expect(left?.attempts).toBeGreaterThan(0)
      expect(left?.last_error).toContain('this order is broken')
    } finally {
      await mend()
    }
    await workThrough(exchange, MANY)
    expect(await rowsOf(exchange, [bad])).toMatchObject([{ state: 'finished', attempts: 0 }])
    await expectSound(exchange)
  })

  test('end alike in batches and one by one, whatever happens to them', async (context) => {
    const exchange = await open(context)
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: 4, maxLength: 8 }), async (histories) => {
        const inBatches = await playAll(exchange, histories, MANY)
        expect(inBatches).toEqual(await playAll(exchange, histories, 1))
      }),
      { numRuns: 3, seed: 20_261_129, endOnFailure: true },
    )
    await expectSound(exchange)
  })
})

/** What happens to an order: how it is priced, the quarters of its sum that come in two payments, and when. */
const history = fc.record({
  kind: fc.constantFrom('float' as const, 'fixed' as const),
  first: fc.integer({ min: 0, max: 6 }),
  second: fc.integer({ min: 0, max: 4 }),
  isLate: fc.boolean(),
})
type History = typeof history extends fc.Arbitrary<infer Each> ? Each : never

/** What became of each order: state, reason, events, settlements and postings, without ids and times. */
async function playAll(exchange: Exchange, histories: readonly History[], ordersAtOnce: number) {
  const placed: PlacedOrder[] = []
  for (const { kind } of histories) placed.push(await exchange.place({ kind }))
  await payQuarters(
    exchange,
    placed,
    histories.map(({ first }) => first),
  )
  for (let turn = 0; turn < 4; turn += 1) {
    await exchange.mine()
    await exchange.work(ordersAtOnce)
  }
  if (histories.some(({ isLate }) => isLate)) await exchange.clock.advance(4000)
  await payQuarters(
    exchange,
    placed,
    histories.map(({ second }) => second),
  )
  await workThrough(exchange, ordersAtOnce)
  return Promise.all(placed.map((each) => outcomeOf(exchange, each)))
}

async function payQuarters(
  exchange: Exchange,
  placed: readonly PlacedOrder[],
  quarters: readonly number[],
): Promise<void> {
  for (const [index, each] of placed.entries()) {
    const units = (each.order.expectedFrom.units * BigInt(quarters[index] ?? 0)) / 4n
    if (units > 0n) await exchange.pay(each, units)
  }
}

async function outcomeOf(exchange: Exchange, placed: PlacedOrder) {
  const database = exchange.database.direct()
  const [row] = await rowsOf(exchange, [placed])
  const { id } = placed.order
  const events = await database
    .selectFrom('order_event')
    .select(['kind', 'state'])
    .where('order_id', '=', id)
    .orderBy('sequence')
    .execute()
  const settlements = await database
    .selectFrom('settlement')
    .select(['kind', 'units_in', 'units_out', 'number'])
    .where('order_id', '=', id)
    .orderBy('number')
    .execute()
  const postings = await database
    .selectFrom('ledger_posting')
    .select('kind')
    .where('order_id', '=', id)
    .orderBy('kind')
    .execute()
  const { attempts, dead, hold_reason, state } = row ?? {}
  return { state, hold_reason, attempts, dead, events, settlements, postings }
}
