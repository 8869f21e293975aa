import { fail } from '@causeway/core/result'
import { type Exchange, expectSound, settlementsOf, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { planPartialRefund, refundPart } from './refund-part.ts'

const reason = 'The customer asked for it'

function plan(exchange: Exchange, { order }: PlacedOrder, refund: string) {
  return planPartialRefund(exchange.needs, { publicCode: order.publicCode, refund, reason })
}

async function planned(exchange: Exchange, placed: PlacedOrder, refund: string) {
  const made = await plan(exchange, placed, refund)
  if (!made.ok) throw new Error(made.failure.code)
  return made.value
}

async function refusal(exchange: Exchange, placed: PlacedOrder, refund: string) {
  const made = await plan(exchange, placed, refund)
  return made.ok ? null : made.failure.code
}

describe('a part of a held order goes back', () => {
  const open = sharedExchange('refund_part')

  async function overpaid(exchange: Exchange) {
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units * 2n)
    await exchange.until(placed, 'hold')
    return placed
  }

  async function tooLarge(exchange: Exchange) {
    const refundAddress = (await exchange.input({ kind: 'fixed' })).refundAddress ?? ''
    const placed = await exchange.place({ kind: 'float', refundAddress })
    await exchange.pay(placed, 2_000_000_000n)
    expect(await exchange.until(placed, 'hold')).toMatchObject({ holdReason: 'amount_too_large' })
    return { placed, refundAddress }
  }

  test('an order above the maximum is divided until the rest can be exchanged', async (context) => {
    const exchange = await open(context)
    const { placed, refundAddress } = await tooLarge(exchange)
    expect(await refusal(exchange, placed, '0.1')).toBe('rest_too_large')
    const asked = await planned(exchange, placed, '19.9')
    expect(asked).toMatchObject({ held: '20', refund: '19.9', exchanged: '0.1', currency: 'btc' })
    expect((await refundPart(exchange.needs, asked)).ok).toBe(true)
    const order = await exchange.until(placed, 'finished')
    expect(await exchange.received(refundAddress)).toMatchObject([{ amount: order.sentBack }])
    expect(await exchange.received(order.destination.address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('it is done once, also where it is asked for several times at once', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    const asked = await planned(exchange, placed, '0.005')
    await Promise.all([1, 2, 3].map(() => refundPart(exchange.needs, asked)))
    await exchange.until(placed, 'finished')
    expect(await refundPart(exchange.needs, asked)).toMatchObject({
      failure: { code: 'not_on_hold' },
    })
    expect(await settlementsOf(exchange, placed)).toHaveLength(2)
    await expectSound(exchange)
  })

  test('more that was confirmed before it is settled asks the holder again', async (context) => {
    const exchange = await open(context)
    const { placed } = await tooLarge(exchange)
    const asked = await planned(exchange, placed, '19.9')
    await exchange.pay(placed, 1_000_000n)
    for (let block = 0; block < 6; block += 1) await exchange.mine()
    expect((await refundPart(exchange.needs, asked)).ok).toBe(true)
    await exchange.work()
    const order = await exchange.read(placed)
    expect(order).toMatchObject({ state: 'hold', holdReason: 'amount_too_large', choice: null })
    expect(order.events.map(({ kind }) => kind)).toContain('choice_impossible')
    expect(await settlementsOf(exchange, placed)).toEqual([])
    await expectSound(exchange)
  })

  test('a destination that refuses the rest keeps the part too, for a refund of all of it', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    const asked = await planned(exchange, placed, '0.005')
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'destination_refused' })
    await refundPart(exchange.needs, asked)
    await exchange.work()
    delete answers.compose
    const order = await exchange.read(placed)
    expect(order).toMatchObject({ state: 'hold', holdReason: 'payout_refused', sentBack: null })
    expect(order.held.units).toBe(placed.order.expectedFrom.units * 2n)
    expect(await refusal(exchange, placed, '0.005')).toBe('not_on_hold')
    await expectSound(exchange)
  })

  test('is refused where nothing sensible would come of it', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    for (const [refund, code] of [
      ['much', 'amount_malformed'],
      ['0.00000001', 'refund_too_small'],
      ['0.02', 'refund_part_too_large'],
      ['0.01999', 'rest_too_small'],
    ] as const) {
      expect(await refusal(exchange, placed, refund)).toBe(code)
    }
    const { publicCode } = placed.order
    const blank = { publicCode, refund: '0.005', reason: ' ' }
    expect(await planPartialRefund(exchange.needs, blank)).toMatchObject({
      failure: { code: 'reason_missing' },
    })
    const asked = await planned(exchange, placed, '0.005')
    for (const [change, code] of [
      [{ publicCode: 'none' }, 'order_not_found'],
      [{ networkFee: '0' }, 'partial_refund_changed'],
      [{ refundAddress: 'another' }, 'partial_refund_changed'],
    ] as const) {
      expect(await refundPart(exchange.needs, { ...asked, ...change })).toMatchObject({
        failure: { code },
      })
    }
    expect((await exchange.read(placed)).choice).toBeNull()
  })

  test('keeps why, wakes the workers and notifies the order’s followers', async (context) => {
    const exchange = await open(context)
    const placed = await overpaid(exchange)
    const asked = await planned(exchange, placed, '0.005')
    const told: string[] = []
    const stop = exchange.needs.watch.onChange((orderId) => told.push(orderId))
    const woken = exchange.woken.length
    expect((await refundPart(exchange.needs, asked)).ok).toBe(true)
    stop()
    expect(told).toEqual([placed.order.id])
    expect(exchange.woken.slice(woken)).toEqual(['orders'])
    const { facts } = await exchange.database
      .direct()
      .selectFrom('order_event')
      .select('facts')
      .where('order_id', '=', placed.order.id)
      .where('kind', '=', 'partial_refund_decided')
      .executeTakeFirstOrThrow()
    const { exchanged, networkFee, refund } = asked
    expect(JSON.parse(facts)).toEqual({ reason, refund, networkFee, exchanged })
  })
})
