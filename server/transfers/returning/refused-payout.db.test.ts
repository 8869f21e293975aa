import type { OrderChoice } from '@causeway/core/orders'
import { fail } from '@causeway/core/result'
import { doNothing, type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { retryFailedWork } from '../../jobs/index.ts'
import { changeOrder, type PlacedOrder } from '../../orders/index.ts'

async function transfersOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('kind')
    .execute()
}

async function choose(exchange: Exchange, placed: PlacedOrder, choice: OrderChoice): Promise<void> {
  const chosen = await changeOrder(exchange.needs, {
    publicCode: placed.order.publicCode,
    holderSecrets: [placed.holderSecret],
    choice,
  })
  expect(chosen.ok).toBe(true)
}

/** Blocks and work. */
async function turns(exchange: Exchange, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
}

describe('a payout that cannot be made', () => {
  const open = sharedExchange('refused_payout')

  test.for(['destination_refused', 'amount_is_dust'] as const)(
    'for %s puts its order on hold, and the holder has it refunded',
    async (code, context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ email: 'somebody@example.com' })
      const { answers } = exchange.script('ethereum')
      let woken = 0
      answers.compose = () => {
        woken = exchange.woken.length
        return fail({ code })
      }
      await exchange.pay(placed)
      const held = await exchange.until(placed, 'hold')
      expect(exchange.woken.slice(woken)).toContain('orders')
      delete answers.compose
      expect(held).toMatchObject({ holdReason: 'payout_refused', choices: ['refund'] })
      expect(held.events.map(({ kind }) => kind)).toContain('payout_refused')
      expect(await transfersOf(exchange, placed)).toMatchObject([
        { kind: 'payout', state: 'cancelled', dead: false },
      ])
      expect(exchange.alerts).toContain('payout_refused')
      expect(exchange.mails.at(-1)).toMatchObject({
        publicCode: placed.order.publicCode,
        state: 'hold',
      })
      await expectSound(exchange)
      await choose(exchange, placed, 'refund')
      const order = await exchange.until(placed, 'refunded')
      expect(await exchange.received(order.refund?.address ?? '')).toHaveLength(1)
      expect(await exchange.received(order.destination.address)).toEqual([])
      await expectSound(exchange)
    },
  )

  test('is told to no holder where it only waits for money', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'insufficient_funds' })
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('sending')
    delete answers.compose
    await exchange.until(placed, 'finished')
  })

  test('since the chain took it in without effect puts its order on hold', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const stop = doNothing(exchange, 'ethereum')
    await exchange.pay(placed)
    const held = await exchange.until(placed, 'hold')
    stop()
    expect(held).toMatchObject({ holdReason: 'payout_refused', choices: ['refund'] })
    expect(exchange.alerts).toContain('payout_did_nothing')
    const refused = await exchange.database
      .direct()
      .selectFrom('order_event')
      .select('facts')
      .where('order_id', '=', placed.order.id)
      .where('kind', '=', 'payout_refused')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(refused.facts)).toEqual({ why: 'did_nothing' })
    expect(await transfersOf(exchange, placed)).toMatchObject([{ state: 'failed', dead: false }])
    expect(await exchange.received(held.destination.address)).toEqual([])
    await choose(exchange, placed, 'refund')
    const order = await exchange.until(placed, 'refunded')
    expect(await exchange.received(order.refund?.address ?? '')).toHaveLength(1)
  })

  test('as a refund stays with the operator, dead, until it is revived', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    const { answers } = exchange.script('bitcoin')
    answers.compose = () => fail({ code: 'destination_refused' })
    await choose(exchange, placed, 'refund')
    await exchange.work()
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('refunding')
    expect(await transfersOf(exchange, placed)).toMatchObject([
      { kind: 'refund', state: 'planned', dead: true },
    ])
    expect(exchange.alerts).toContain('refund_refused')
    delete answers.compose
    expect(await retryFailedWork(exchange.database)).toBe(1)
    await exchange.until(placed, 'refunded')
  })
})

describe('of an order that was paid too much, a transfer that does nothing', () => {
  const open = sharedExchange('refused_rest')

  /** A guaranteed order that got more than agreed, and waits for a choice. */
  async function overpaid(exchange: Exchange): Promise<PlacedOrder> {
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units + 50_000n)
    await exchange.until(placed, 'hold')
    return placed
  }

  test('undoes no payout that was made, where it is the refund of the rest', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    const stop = doNothing(exchange, 'bitcoin')
    await choose(exchange, placed, 'exchange_agreed')
    await turns(exchange, 12)
    stop()
    const order = await exchange.read(placed)
    expect(order).toMatchObject({ state: 'sending', holdReason: null })
    expect(order.events.at(-1)?.kind).toBe('payout_did_nothing')
    expect(await transfersOf(exchange, placed)).toMatchObject([
      { kind: 'payout', state: 'confirmed', dead: false },
      { kind: 'refund', state: 'failed', dead: true },
    ])
    expect(await exchange.received(order.destination.address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('stays with the operator, where it is a payout that was confirmed before', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    const { answers } = exchange.script('bitcoin')
    answers.compose = () => fail({ code: 'insufficient_funds' })
    await choose(exchange, placed, 'exchange_agreed')
    await turns(exchange, 8)
    expect(await transfersOf(exchange, placed)).toMatchObject([
      { kind: 'payout', state: 'confirmed' },
      { kind: 'refund', state: 'planned' },
    ])
    await exchange.controls.reorganise('ethereum', 10, true)
    const stop = doNothing(exchange, 'ethereum')
    await turns(exchange, 3)
    stop()
    delete answers.compose
    await turns(exchange, 2)
    expect(await exchange.read(placed)).toMatchObject({ state: 'sending', holdReason: null })
    expect(await transfersOf(exchange, placed)).toMatchObject([
      { kind: 'payout', state: 'failed', round: 1, dead: true },
      { kind: 'refund', state: 'planned' },
    ])
  })
})
