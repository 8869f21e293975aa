import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, type TestContext, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import { playCompliance } from '../compliance/play-compliance.fixture.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { refundHeldOrder, releaseOrder } from './decide-hold.ts'
import { holdByStaff } from './hold-by-staff.ts'

const ACTOR = { staffId: null, name: 'operator', network: null }

function asked({ order }: PlacedOrder) {
  return { publicCode: order.publicCode, reason: 'Looked at it' }
}

async function lastEvent(exchange: Exchange, { order }: PlacedOrder) {
  const { facts, kind } = await exchange.database
    .direct()
    .selectFrom('order_event')
    .select(['kind', 'facts'])
    .where('order_id', '=', order.id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { kind, facts: JSON.parse(facts) }
}

/** Whom the watchers were told of meanwhile. */
async function watched(exchange: Exchange, act: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = []
  const stop = exchange.needs.watch.onChange((id) => told.push(id))
  await act()
  stop()
  return told
}

describe('what people decide about an order on hold', () => {
  const shared = sharedExchange('decide_hold')
  const { compliance, scores } = playCompliance()

  const open = async (context: TestContext): Promise<Exchange> => {
    const exchange = await shared(context)
    Object.assign(exchange.needs, { compliance })
    return exchange
  }

  async function risky(exchange: Exchange, change: object = {}): Promise<PlacedOrder> {
    const placed = await exchange.place({ from: 'btc', to: 'ltc', ...change })
    const { txId } = await exchange.pay(placed)
    scores.set(txId, 80)
    expect((await exchange.until(placed, 'hold')).holdReason).toBe('screening')
    return placed
  }

  test('lets it go on, with the reason kept and its followers told', async (context) => {
    const exchange = await open(context)
    const placed = await risky(exchange)
    const told = await watched(exchange, async () => {
      expect(await releaseOrder(exchange.needs, asked(placed))).toEqual({ ok: true, value: null })
    })
    expect(told).toEqual([placed.order.id])
    expect(await lastEvent(exchange, placed)).toEqual({
      kind: 'released_by_operator',
      facts: { reason: 'Looked at it' },
    })
    await exchange.until(placed, 'finished')
  })

  test('has it refunded where it came from, and nothing lets it go on after that', async (context) => {
    const exchange = await open(context)
    const placed = await risky(exchange, { refundAddress: null, email: 'one@example.com' })
    const mails = exchange.mails.length
    const told = await watched(exchange, async () => {
      expect((await refundHeldOrder(exchange.needs, asked(placed))).ok).toBe(true)
    })
    expect(told).toEqual([placed.order.id])
    expect(await lastEvent(exchange, placed)).toEqual({
      kind: 'refund_decided',
      facts: { reason: 'Looked at it' },
    })
    // Whoever left no address is asked for one.
    expect(exchange.mails.slice(mails)).toMatchObject([{ state: 'hold', reason: 'refund_decided' }])
    expect(await releaseOrder(exchange.needs, asked(placed))).toMatchObject({
      failure: { code: 'not_on_hold' },
    })
    await exchange.work()
    expect(await exchange.read(placed)).toMatchObject({
      state: 'hold',
      holdReason: 'refund_decided',
    })
    const { address } = await exchange.controls.customerAddress('btc')
    const { holderSecret, order } = placed
    const holder = { publicCode: order.publicCode, holderSecrets: [holderSecret] }
    expect((await changeOrder(exchange.needs, { ...holder, refundAddress: address })).ok).toBe(true)
    await exchange.until(placed, 'refunded')
    expect(await exchange.received(address)).toHaveLength(1)
  })

  test('writes to nobody about a refund whose address is known', async (context) => {
    const exchange = await open(context)
    const placed = await risky(exchange, { email: 'one@example.com' })
    const mails = exchange.mails.length
    expect((await refundHeldOrder(exchange.needs, asked(placed))).ok).toBe(true)
    expect(exchange.mails.slice(mails)).toEqual([])
    await exchange.until(placed, 'refunded')
    expect(exchange.mails.at(-1)).toMatchObject({ state: 'refunded' })
  })

  test('ends a stop by hand, and not what compliance had asked before', async (context) => {
    const exchange = await open(context)
    const placed = await risky(exchange)
    const { publicCode } = placed.order
    const stopped = await holdByStaff(exchange.needs, { publicCode, reason: 'Odd' }, ACTOR)
    expect(stopped.ok).toBe(true)
    expect((await exchange.read(placed)).holdReason).toBe('by_staff')
    expect((await releaseOrder(exchange.needs, asked(placed))).ok).toBe(true)
    for (let turn = 0; turn < 4; turn += 1) await exchange.work()
    expect(await exchange.read(placed)).toMatchObject({ state: 'hold', holdReason: 'screening' })
    expect((await releaseOrder(exchange.needs, asked(placed))).ok).toBe(true)
    await exchange.until(placed, 'finished')
  })

  test('is no stop any more where staff had asked for one before there was money', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'btc', to: 'ltc' })
    const { publicCode } = placed.order
    await holdByStaff(exchange.needs, { publicCode, reason: 'Odd' }, ACTOR)
    expect((await releaseOrder(exchange.needs, asked(placed))).ok).toBe(true)
    expect(await releaseOrder(exchange.needs, asked(placed))).toMatchObject({
      failure: { code: 'not_on_hold' },
    })
    await exchange.pay(placed)
    const { events } = await exchange.until(placed, 'finished')
    expect(events.map(({ kind }) => kind)).not.toContain('held')
  })
})
