import { randomUUID } from 'node:crypto'
import { type Exchange, postingsOf, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../../orders/index.ts'
import { depositRow } from '../deposits.fixture.ts'
import { assignDeposit } from './assign-deposit.ts'

describe('a payment in suspense that is given to an order', () => {
  const open = sharedExchange('assign_deposit')

  async function plant(exchange: Exchange, change: Parameters<typeof depositRow>[0]) {
    const row = depositRow({ id: randomUUID(), tx_id: randomUUID(), needed: 1, ...change })
    await exchange.database.direct().insertInto('deposit').values(row).execute()
    return row
  }

  async function assign({ database, needs }: Exchange, { order }: PlacedOrder, id: string) {
    return database.transaction('assign', async (tx) => {
      const row = await tx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', order.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return assignDeposit(tx, needs, row, id)
    })
  }

  async function read({ database }: Exchange, id: string) {
    return database
      .direct()
      .selectFrom('deposit')
      .select(['role', 'order_id', 'needed', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  test('is its from then on, and waits as a payment for it does', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { id } = await plant(exchange, { state: 'seen', units: 1n })
    expect(await assign(exchange, placed, id)).toBe(true)
    expect(await read(exchange, id)).toEqual({
      role: 'order',
      order_id: placed.order.id,
      needed: placed.order.confirmationsNeeded,
      state: 'seen',
    })
    expect(placed.order.confirmationsNeeded).toBeGreaterThan(1)
    expect(await postingsOf(exchange, placed)).toEqual([])
    expect((await exchange.read(placed)).state).toBe('confirming')
  })

  test('waits no shorter than it had to before', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { id } = await plant(exchange, { state: 'seen', needed: 99 })
    expect(await assign(exchange, placed, id)).toBe(true)
    expect((await read(exchange, id)).needed).toBe(99)
  })

  test('is booked over to it where it was booked', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { id, units } = await plant(exchange, { state: 'confirmed' })
    expect(await assign(exchange, placed, id)).toBe(true)
    expect(await postingsOf(exchange, placed)).toEqual(['suspense_assigned'])
    const entries = await exchange.database
      .direct()
      .selectFrom('ledger_entry')
      .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
      .select(['account', 'asset', 'units', 'at'])
      .where('order_id', '=', placed.order.id)
      .orderBy('account')
      .execute()
    const at = new Date(exchange.clock.now())
    expect(entries).toEqual([
      { account: `order:${placed.order.id}`, asset: 'btc', units: -units, at },
      { account: 'suspense', asset: 'btc', units, at },
    ])
  })

  test.for([
    ['is the house’s own', { role: 'capital' }],
    ['is gone', { state: 'gone' }],
    ['is reversed', { state: 'reversed' }],
    ['is of another coin', { asset: 'ltc' }],
    ['is on another network', { network: 'litecoin' }],
  ] as const)('is not where it %s', async ([, change], context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const row = await plant(exchange, change)
    expect(await assign(exchange, placed, row.id)).toBe(false)
    expect(await read(exchange, row.id)).toEqual({
      role: row.role,
      order_id: null,
      needed: row.needed,
      state: row.state,
    })
    expect((await exchange.read(placed)).state).toBe(placed.order.state)
  })

  test('is not where it is another order’s', async (context) => {
    const exchange = await open(context)
    const [placed, other] = [await exchange.place(), await exchange.place()]
    const { id } = await plant(exchange, {
      role: 'order',
      order_id: other.order.id,
      state: 'seen',
    })
    expect(await assign(exchange, placed, id)).toBe(false)
    expect((await read(exchange, id)).order_id).toBe(other.order.id)
  })
})
