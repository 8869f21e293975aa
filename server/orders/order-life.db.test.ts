import {
  type Exchange,
  expectSound,
  exposureOf,
  settlementsOf,
  sharedExchange,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from './change-order.ts'
import type { PlacedOrder } from './order-types.ts'

async function choose(exchange: Exchange, placed: PlacedOrder, choice: 'exchange' | 'refund') {
  return changeOrder(exchange.needs, {
    publicCode: placed.order.publicCode,
    holderSecrets: [placed.holderSecret],
    choice,
  })
}

describe('a swap', () => {
  const open = sharedExchange('order_life')

  test.for([
    ['btc', 'eth', '0.01'],
    ['eth', 'xrp', '0.5'],
    ['xrp', 'btc', '150'],
    ['usdt20', 'ltc', '150'],
  ] as const)(
    'from %s to %s at a floating rate is paid out once',
    async ([from, to, given], context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ from, to, given })
      expect(placed.order.state).toBe('new')
      await exchange.pay(placed)
      const order = await exchange.until(placed, 'finished')
      expect(order.receivedFrom).toEqual(placed.order.expectedFrom)
      expect(await exchange.received(order.destination.address)).toMatchObject([
        { amount: order.sentTo, txId: order.payoutTxId },
      ])
      const ways = order.events.map(({ kind }) => kind)
      expect(ways.filter((kind) => kind === 'payout_confirmed')).toHaveLength(1)
      await expectSound(exchange)
    },
  )

  test('at a guaranteed rate gives what was promised, though the market has moved', async (context) => {
    const exchange = await open(context)
    const before = await exposureOf(exchange, 'eth')
    const placed = await exchange.place({ kind: 'fixed' })
    const promised = placed.order.expectedTo
    expect(await exposureOf(exchange, 'eth')).toBe(before + promised.units)
    await exchange.pay(placed)
    exchange.movePrice('eth', 200n)
    const order = await exchange.until(placed, 'finished')
    exchange.movePrice('eth', 50n)
    expect(order.sentTo).toEqual(promised)
    expect(await exchange.received(order.destination.address)).toMatchObject([{ amount: promised }])
    expect(await exposureOf(exchange, 'eth')).toBe(before)
    await expectSound(exchange)
  })

  test('for a typed receive side gives exactly that', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed', side: 'to', given: '0.5' })
    await exchange.pay(placed)
    const order = await exchange.until(placed, 'finished')
    expect(order.sentTo?.units).toBe(5n * 10n ** 17n)
  })

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

  test('that nobody pays expires, and is paid out when the money comes after all', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ email: 'somebody@example.com' })
    await exchange.work()
    exchange.clock.advance(36 * 3600)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('waiting')
    exchange.clock.advance(1)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('expired')
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const told = exchange.mails.filter(({ publicCode }) => publicCode === placed.order.publicCode)
    expect(told.map(({ state }) => state)).toEqual(['waiting', 'expired', 'confirming', 'finished'])
    expect(new Set(told.map(({ key }) => key)).size).toBe(4)
    await expectSound(exchange)
  })

  test('at a guaranteed rate that is paid late asks its holder', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.work()
    exchange.clock.advance(21 * 60)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('expired')
    await exchange.pay(placed)
    expect(await exchange.until(placed, 'hold')).toMatchObject({ holdReason: 'paid_late' })
    expect((await choose(exchange, placed, 'exchange')).ok).toBe(true)
    const order = await exchange.until(placed, 'finished')
    // At the market, whose spread is smaller.
    expect(order.sentTo?.units).toBeGreaterThan(placed.order.expectedTo.units)
    await expectSound(exchange)
  })

  test('cannot be refunded to nowhere, and not be changed by a stranger', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ refundAddress: null })
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    expect(await choose(exchange, placed, 'refund')).toMatchObject({
      failure: { code: 'refund_address_missing' },
    })
    expect(await choose(exchange, { ...placed, holderSecret: 'guessed' }, 'refund')).toMatchObject({
      failure: { code: 'not_the_holder' },
    })
    const { address } = await exchange.controls.customerAddress('btc')
    const changed = await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      refundAddress: address,
      choice: 'refund',
    })
    expect(changed.ok).toBe(true)
    await exchange.until(placed, 'refunded')
    expect(await exchange.received(address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('is not moved by another coin at its address, which waits for somebody to look', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'eth', to: 'btc', given: '1' })
    await exchange.controls.pay({
      amount: { asset: 'usdt20', units: 70_000_000n },
      ...placed.order.payIn,
    })
    await exchange.work()
    await exchange.mine()
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('waiting')
    expect(exchange.alerts).toContain('deposit_unexplained')
    for (let block = 0; block < 3; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
    await expectSound(exchange)
  })
})
