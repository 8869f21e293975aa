import { expectSound, exposureOf, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from './change-order.ts'
import { choose } from './holder-choice.fixture.ts'

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
