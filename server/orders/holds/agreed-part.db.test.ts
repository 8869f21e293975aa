import { fail } from '@causeway/core/result'
import { type Exchange, expectSound, settlementsOf, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { holdOffers } from './hold-offers.ts'

const EXTRA = 50_000n

async function choose(exchange: Exchange, { holderSecret, order }: PlacedOrder) {
  return changeOrder(exchange.needs, {
    publicCode: order.publicCode,
    holderSecrets: [holderSecret],
    choice: 'exchange_agreed',
  })
}

async function transfersOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .select(['kind', 'state'])
    .where('order_id', '=', order.id)
    .orderBy('kind')
    .execute()
}

describe('what was agreed of an order that was paid too much', () => {
  const open = sharedExchange('agreed_part')

  /** A guaranteed order that got more than agreed, and waits. */
  async function overpaid(exchange: Exchange, extra = EXTRA) {
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units + extra)
    const order = await exchange.until(placed, 'hold')
    return { placed, order, offers: holdOffers(exchange.needs, order) }
  }

  /** One payout of what was guaranteed, one refund of the rest, and books that agree. */
  async function expectBothParts(exchange: Exchange, placed: PlacedOrder, extra = EXTRA) {
    const order = await exchange.read(placed)
    const fee = exchange.needs.catalogue.find('btc')?.networkFeeUnits ?? 0n
    expect(order).toMatchObject({
      state: 'finished',
      sentTo: placed.order.expectedTo,
      sentBack: { asset: 'btc', units: extra - fee },
      refundFee: { asset: 'btc', units: fee },
      receivedFrom: { units: placed.order.expectedFrom.units + extra },
    })
    expect(await exchange.received(order.destination.address)).toMatchObject([
      { amount: order.sentTo, txId: order.payoutTxId },
    ])
    expect(await exchange.received(order.refund?.address ?? '')).toMatchObject([
      { amount: order.sentBack, txId: order.refundTxId },
    ])
    await expectSound(exchange)
  }

  test('is exchanged at its rate, and the rest goes back, though the market ran away meanwhile', async (context) => {
    const exchange = await open(context)
    const { placed, order, offers } = await overpaid(exchange)
    expect(order.choices).toEqual(['exchange', 'exchange_agreed', 'refund'])
    expect(offers?.agreed).toMatchObject({
      from: placed.order.expectedFrom,
      to: placed.order.expectedTo,
      validUntil: placed.order.payUntil,
    })
    exchange.movePrice('eth', 150n)
    expect((await choose(exchange, placed)).ok).toBe(true)
    await exchange.until(placed, 'finished')
    exchange.movePrice('eth', 67n)
    await expectBothParts(exchange, placed)
  })

  test('is chosen once, however often and by however many workers it is asked', async (context) => {
    const exchange = await open(context)
    const { placed } = await overpaid(exchange)
    const other = await exchange.another()
    await Promise.all([1, 2, 3].map(() => choose(exchange, placed)))
    await exchange.work()
    expect(await choose(exchange, placed)).toMatchObject({
      failure: { code: 'choice_not_offered' },
    })
    await exchange.until(placed, 'finished')
    await other.close()
    expect(await settlementsOf(exchange, placed)).toHaveLength(2)
    await expectBothParts(exchange, placed)
  })

  test('is paid out before anything of the rest is signed', async (context) => {
    const exchange = await open(context)
    const { placed } = await overpaid(exchange)
    await choose(exchange, placed)
    await exchange.work()
    expect(await transfersOf(exchange, placed)).toEqual([
      { kind: 'payout', state: 'broadcast' },
      { kind: 'refund', state: 'planned' },
    ])
    await exchange.until(placed, 'finished')
    await expectBothParts(exchange, placed)
  })

  test('stays where its payout cannot be made, and all that came can go back', async (context) => {
    const exchange = await open(context)
    const { placed } = await overpaid(exchange)
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'destination_refused' })
    await choose(exchange, placed)
    await exchange.work()
    delete answers.compose
    const held = await exchange.read(placed)
    expect(held).toMatchObject({ state: 'hold', holdReason: 'payout_refused', sentBack: null })
    expect(held.held.units).toBe(placed.order.expectedFrom.units + EXTRA)
    expect(await transfersOf(exchange, placed)).toEqual([
      { kind: 'payout', state: 'cancelled' },
      { kind: 'refund', state: 'cancelled' },
    ])
    await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'refund',
    })
    await exchange.until(placed, 'refunded')
    await expectSound(exchange)
  })

  test('is undone with the rest where its deposit vanishes before anything was signed', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    const paid = await exchange.pay(placed, placed.order.expectedFrom.units + EXTRA)
    await exchange.until(placed, 'hold')
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
    await choose(exchange, placed)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('sending')
    const { vanished } = exchange.script('bitcoin')
    vanished.set(paid.txId, paid.amount)
    exchange.signing.instead = null
    exchange.clock.advance(60)
    await exchange.until(placed, 'waiting')
    expect(
      (await settlementsOf(exchange, placed)).map(({ taken_back_at }) => taken_back_at),
    ).toEqual([expect.any(Date), expect.any(Date)])
    await expectSound(exchange)
    vanished.clear()
    await exchange.until(placed, 'hold')
    expect((await choose(exchange, placed)).ok).toBe(true)
    await exchange.until(placed, 'finished')
    await expectBothParts(exchange, placed)
  })

  test('stands until the time to pay is over, and beyond it while the market stays where it was', async (context) => {
    const exchange = await open(context)
    const { placed } = await overpaid(exchange)
    exchange.clock.advance((placed.order.payUntil - exchange.clock.now()) / 1000 + 0.001)
    await exchange.work()
    const offered = async () => holdOffers(exchange.needs, await exchange.read(placed))?.agreed
    expect((await exchange.read(placed)).promise?.isOpen).toBe(false)
    expect(await offered()).toMatchObject({ validUntil: null })
    exchange.movePrice('eth', 150n)
    expect(await offered()).toBeNull()
    expect(await choose(exchange, placed)).toMatchObject({ failure: { code: 'offer_withdrawn' } })
    exchange.movePrice('eth', 67n)
    exchange.movePrice('eth', 99n)
    expect((await choose(exchange, placed)).ok).toBe(true)
    await exchange.until(placed, 'finished')
    await expectBothParts(exchange, placed)
    exchange.movePrice('eth', 101n)
  })

  test('is not offered where the rest is not worth sending, nor where nothing came on top', async (context) => {
    const exchange = await open(context)
    const dust = await overpaid(exchange, 1n)
    expect(dust.offers?.agreed).toBeNull()
    expect(await choose(exchange, dust.placed)).toMatchObject({
      failure: { code: 'refund_too_small' },
    })
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units - 1n)
    expect((await exchange.until(placed, 'hold')).choices).toEqual(['exchange', 'refund'])
    expect(await choose(exchange, placed)).toMatchObject({
      failure: { code: 'choice_not_offered' },
    })
  })
})
