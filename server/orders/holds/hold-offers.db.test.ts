import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import type { OrderView } from '../order-types.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { type HoldOffers, holdOffers } from './hold-offers.ts'

function offersOf(exchange: Exchange, order: OrderView): HoldOffers {
  const offers = holdOffers(exchange.needs, order)
  if (offers === null) throw new Error('The order offers nothing')
  return offers
}

async function accept(exchange: Exchange, placed: PlacedOrder, offerId: string) {
  return changeOrder(exchange.needs, {
    publicCode: placed.order.publicCode,
    holderSecrets: [placed.holderSecret],
    choice: 'exchange',
    offerId,
  })
}

describe('offers of an order on hold', () => {
  const open = sharedExchange('hold_offers')

  /** A guaranteed order that was paid other than expected, and waits. */
  async function held(exchange: Exchange, part: (expected: bigint) => bigint) {
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, part(placed.order.expectedFrom.units))
    const order = await exchange.until(placed, 'hold')
    return { placed, order, offers: offersOf(exchange, order) }
  }

  test('an accepted offer pays exactly what it said, though the market moved a little', async (context) => {
    const exchange = await open(context)
    const { placed, offers } = await held(exchange, (expected) => expected * 2n)
    expect(offers).toMatchObject({ topUp: null, held: placed.order.receivedFrom ?? {} })
    const { exchange: offer } = offers
    if (offer === null) throw new Error('No exchange was offered')
    // 3 parts in a thousand: within what the spread and the fee bear.
    exchange.movePrice('eth', 1003n)
    exchange.movePrice('eth', 10n)
    expect((await accept(exchange, placed, offer.offerId)).ok).toBe(true)
    const order = await exchange.until(placed, 'finished')
    expect(order.sentTo).toEqual(offer.to)
    expect(order).toMatchObject({
      exchangeFee: offer.exchangeFee,
      networkFee: offer.networkFee,
      settledRate: offer.rate,
    })
    await expectSound(exchange)
  })

  test('an offer is withdrawn where the market ran away, and cannot be accepted late, twice or elsewhere', async (context) => {
    const exchange = await open(context)
    const { placed, offers } = await held(exchange, (expected) => expected - 1n)
    const offerId = offers.exchange?.offerId ?? ''
    exchange.movePrice('eth', 102n)
    expect(await accept(exchange, placed, offerId)).toMatchObject({
      failure: { code: 'offer_withdrawn' },
    })
    exchange.movePrice('eth', 98n)
    const other = await held(exchange, (expected) => expected - 1n)
    expect(await accept(exchange, other.placed, offerId)).toMatchObject({
      failure: { code: 'offer_forged' },
    })
    expect(await accept(exchange, placed, `${offerId}x`)).toMatchObject({
      failure: { code: 'offer_forged' },
    })
    exchange.clock.advance(61)
    const late = offersOf(exchange, await exchange.read(placed))
    expect(await accept(exchange, placed, offerId)).toMatchObject({
      failure: { code: 'offer_expired' },
    })
    expect((await accept(exchange, placed, late.exchange?.offerId ?? '')).ok).toBe(true)
    // What was chosen is being carried out: nothing is offered any more.
    expect(holdOffers(exchange.needs, await exchange.read(placed))).toBeNull()
    const order = await exchange.until(placed, 'finished')
    expect(order.sentTo).toEqual(late.exchange?.to)
    await expectSound(exchange)
  })

  test('an offer is for one sum: more money makes it another', async (context) => {
    const exchange = await open(context)
    const { placed, offers } = await held(exchange, (expected) => expected / 2n)
    await exchange.pay(placed, placed.order.expectedFrom.units / 4n)
    await exchange.until(placed, 'confirming')
    const order = await exchange.until(placed, 'hold')
    const answer = await accept(exchange, placed, offers.exchange?.offerId ?? '')
    expect(answer).toMatchObject({ failure: { code: 'offer_withdrawn' } })
    const fresh = offersOf(exchange, order)
    expect(fresh.held.units).toBe(
      placed.order.expectedFrom.units / 2n + placed.order.expectedFrom.units / 4n,
    )
  })

  test('what is missing brings the promised amount while its time lasts, and no longer', async (context) => {
    const exchange = await open(context)
    const { placed, order, offers } = await held(exchange, (expected) => expected - 7n)
    expect(offers.topUp).toMatchObject({ amount: { units: 7n }, keepsPromise: true, least: null })
    const missing = offers.topUp?.amount.units ?? 0n
    await exchange.pay(placed, missing)
    await exchange.until(placed, 'confirming')
    const finished = await exchange.until(placed, 'finished')
    expect(finished.sentTo).toEqual(placed.order.expectedTo)
    const later = { ...order, payUntil: exchange.clock.now() - 1 }
    expect(offersOf(exchange, later).topUp).toBeNull()
  })

  test('dust can neither go back nor be exchanged, and says what is missing', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed, 1_500n)
    const offers = offersOf(exchange, await exchange.until(placed, 'hold'))
    expect(offers).toMatchObject({
      exchange: null,
      refund: null,
      refundFee: { units: 2_000n },
      topUp: { amount: { units: placed.order.expectedFrom.units - 1_500n }, keepsPromise: false },
    })
    const least = offers.topUp?.least?.units ?? 0n
    expect(least).toBeGreaterThan(0n)
    await exchange.pay(placed, least)
    await exchange.until(placed, 'confirming')
    expect((await exchange.until(placed, 'finished')).receivedFrom?.units).toBe(1_500n + least)
    await expectSound(exchange)
  })

  test('another coin at the order’s address is shown with the order and changes nothing', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'eth', to: 'btc', given: '0.5' })
    await exchange.controls.pay({
      amount: { asset: 'usdt20', units: 5_000_000n },
      ...placed.order.payIn,
    })
    await exchange.mine()
    await exchange.work()
    const order = await exchange.read(placed)
    expect(order).toMatchObject({
      state: 'waiting',
      deposits: [],
      unmatchedDeposits: [{ amount: { asset: 'usdt20', units: 5_000_000n } }],
    })
    expect(exchange.alerts).toContain('deposit_unexplained')
  })
})
