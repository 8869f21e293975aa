import { expectSound, settlementsOf, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { choose } from '../holder-choice.fixture.ts'

describe('a swap', () => {
  const open = sharedExchange('order_payments')

  test.for([
    [-1n, 'exchange', ['exchange', 'refund']],
    [1n, 'refund', ['exchange', 'exchange_agreed', 'refund']],
  ] as const)(
    'paid %d unit beside the guaranteed sum waits for its holder, who says %s',
    async ([off, choice, choices], context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ kind: 'fixed' })
      await exchange.pay(placed, placed.order.expectedFrom.units + off)
      const held = await exchange.until(placed, 'hold')
      expect(held).toMatchObject({ holdReason: 'amount_differs', choices })
      expect(await exchange.received(held.destination.address)).toEqual([])
      expect((await choose(exchange, placed, choice)).ok).toBe(true)
      const order = await exchange.until(placed, choice === 'exchange' ? 'finished' : 'refunded')
      const [target, other] =
        choice === 'exchange'
          ? [order.destination.address, order.refund?.address]
          : [order.refund?.address, order.destination.address]
      const [settled] = await settlementsOf(exchange, placed)
      expect(await exchange.received(target ?? '')).toMatchObject([
        { amount: { units: settled?.units_out } },
      ])
      expect(await exchange.received(other ?? '')).toEqual([])
      await expectSound(exchange)
    },
  )

  test('paid too little at a floating rate is exchanged for what came', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    const order = await exchange.until(placed, 'finished')
    expect(order.receivedFrom?.units).toBe(placed.order.expectedFrom.units / 2n)
    expect(order.sentTo?.units).toBeLessThan(placed.order.expectedTo.units / 2n)
    await expectSound(exchange)
  })

  test('paid less than the minimum can only go back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed, 5_000n)
    const held = await exchange.until(placed, 'hold')
    expect(held).toMatchObject({ holdReason: 'amount_too_small', choices: ['refund'] })
    expect(await choose(exchange, placed, 'exchange')).toMatchObject({
      failure: { code: 'choice_not_offered' },
    })
    expect((await choose(exchange, placed, 'refund')).ok).toBe(true)
    const order = await exchange.until(placed, 'refunded')
    // 5,000 satoshi less the network fee of 2,000.
    expect(await exchange.received(order.refund?.address ?? '')).toMatchObject([
      { amount: { units: 3_000n } },
    ])
    await expectSound(exchange)
  })

  test('at a guaranteed rate and paid too little to exchange at all says so when that is chosen', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    expect((await choose(exchange, placed, 'exchange')).ok).toBe(true)
    await exchange.work()
    const order = await exchange.read(placed)
    expect(order).toMatchObject({ holdReason: 'amount_too_small', choices: ['refund'] })
    // Followers hear of events only: without one the page would go on saying that it is being exchanged.
    expect(order.events.at(-1)?.kind).toBe('choice_impossible')
    await expectSound(exchange)
  })

  test('paid twice at once is exchanged whole', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.pay(placed)
    const order = await exchange.until(placed, 'finished')
    expect(order.receivedFrom?.units).toBe(2n * placed.order.expectedFrom.units)
    const settled = await settlementsOf(exchange, placed)
    const paid = await exchange.received(order.destination.address)
    expect(paid.map(({ amount }) => amount.units)).toEqual(settled.map((each) => each.units_out))
    await expectSound(exchange)
  })

  test('paid again after it has finished pays out again', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    const order = await exchange.until(placed, 'finished')
    expect(await settlementsOf(exchange, placed)).toHaveLength(2)
    expect(await exchange.received(order.destination.address)).toHaveLength(2)
    await expectSound(exchange)
  })

  test.for(['float', 'fixed'] as const)(
    'paid again at a %s rate while its payout is on its way is taken up after the end',
    async (kind, context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ kind })
      await exchange.pay(placed)
      await exchange.until(placed, 'sending')
      await exchange.pay(placed)
      await exchange.work()
      expect((await exchange.read(placed)).events.at(-1)?.kind).toBe('further_deposit_seen')
      if (kind === 'fixed') {
        await exchange.until(placed, 'hold')
        expect((await choose(exchange, placed, 'exchange')).ok).toBe(true)
      }
      const order = await exchange.until(placed, 'finished')
      expect(await exchange.received(order.destination.address)).toHaveLength(2)
      await expectSound(exchange)
    },
  )

  test('paid again at a guaranteed rate asks what to do with the rest', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await exchange.pay(placed)
    const held = await exchange.until(placed, 'hold')
    expect(held.holdReason).toBe('amount_differs')
    expect((await choose(exchange, placed, 'refund')).ok).toBe(true)
    const order = await exchange.until(placed, 'refunded')
    expect(await exchange.received(order.destination.address)).toHaveLength(1)
    expect(await exchange.received(order.refund?.address ?? '')).toHaveLength(1)
    await expectSound(exchange)
  })
})
