import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import { choose } from '../holder-choice.fixture.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { holdOffers } from './hold-offers.ts'

const REFUND_FEE = 2_000n

async function agreedOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('orders')
    .select([
      ...(['agreed_in', 'agreed_gross', 'agreed_exchange_fee', 'agreed_network_fee'] as const),
      ...(['agreed_snapshot', 'choice'] as const),
    ])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
}

async function eventsOf(exchange: Exchange, { order }: PlacedOrder) {
  const rows = await exchange.database
    .direct()
    .selectFrom('order_event')
    .select('facts')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'changed_by_holder')
    .orderBy('sequence')
    .execute()
  return rows.map(({ facts }) => JSON.parse(facts))
}

const NOTHING = {
  ...{ agreed_in: null, agreed_gross: null, agreed_exchange_fee: null },
  ...{ agreed_network_fee: null, agreed_snapshot: null },
}

describe('the choice of an order’s holder', () => {
  const open = sharedExchange('choice_stands_on')

  async function held(exchange: Exchange, units?: (expected: bigint) => bigint) {
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, (units ?? ((all) => all * 2n))(placed.order.expectedFrom.units))
    await exchange.until(placed, 'hold')
    return placed
  }

  async function accept(exchange: Exchange, placed: PlacedOrder) {
    // As a page shows it that was opened before anything was chosen.
    const shown = { ...(await exchange.read(placed)), choice: null }
    const offer = holdOffers(exchange.needs, shown)?.exchange
    if (!offer) throw new Error('No exchange was offered')
    const asked = { publicCode: placed.order.publicCode, holderSecrets: [placed.holderSecret] }
    const { offerId } = offer
    expect((await changeOrder(exchange.needs, { ...asked, choice: 'exchange', offerId })).ok).toBe(
      true,
    )
    return offer
  }

  test('of a refund is refused where the network fee would eat all of it', async (context) => {
    const exchange = await open(context)
    const dust = await held(exchange, () => REFUND_FEE)
    expect(await choose(exchange, dust, 'refund')).toMatchObject({
      failure: { code: 'refund_too_small' },
    })
    const more = await held(exchange, () => REFUND_FEE + 1_000n)
    expect((await choose(exchange, more, 'refund')).ok).toBe(true)
    const { sentBack } = await exchange.until(more, 'refunded')
    expect(sentBack?.units).toBe(1_000n)
    await expectSound(exchange)
  })

  test('of an offer keeps its figures, which another choice wipes', async (context) => {
    const exchange = await open(context)
    const placed = await held(exchange)
    const offer = await accept(exchange, placed)
    const { units } = placed.order.expectedFrom
    expect(await agreedOf(exchange, placed)).toEqual({
      choice: 'exchange',
      agreed_in: units * 2n,
      agreed_gross: offer.to.units + offer.exchangeFee.units + offer.networkFee.units,
      agreed_exchange_fee: offer.exchangeFee.units,
      agreed_network_fee: offer.networkFee.units,
      agreed_snapshot: exchange.needs.freshSnapshot()?.id,
    })
    expect((await choose(exchange, placed, 'exchange')).ok).toBe(true)
    expect(await agreedOf(exchange, placed)).toEqual({ ...NOTHING, choice: 'exchange' })
    await accept(exchange, placed)
    expect((await choose(exchange, placed, 'refund')).ok).toBe(true)
    expect(await agreedOf(exchange, placed)).toEqual({ ...NOTHING, choice: 'refund' })
    await exchange.until(placed, 'refunded')
    await expectSound(exchange)
  })

  test('that stands is noted once, unless something changes with it', async (context) => {
    const exchange = await open(context)
    const placed = await held(exchange)
    const refund = { fields: ['choice'], choice: 'refund' }
    expect((await choose(exchange, placed, 'refund')).ok).toBe(true)
    expect((await choose(exchange, placed, 'refund')).ok).toBe(true)
    expect(await eventsOf(exchange, placed)).toEqual([refund])
    const { address: refundAddress } = await exchange.controls.customerAddress('btc')
    const holder = { publicCode: placed.order.publicCode, holderSecrets: [placed.holderSecret] }
    const again = await changeOrder(exchange.needs, { ...holder, refundAddress, choice: 'refund' })
    expect(again).toMatchObject({ value: { refund: { address: refundAddress } } })
    await accept(exchange, placed)
    await accept(exchange, placed)
    const fields = ['refund_address', 'refund_extra_id', 'choice']
    const exchanged = { fields: ['choice'], choice: 'exchange' }
    expect(await eventsOf(exchange, placed)).toEqual([
      refund,
      { fields, choice: 'refund' },
      exchanged,
      exchanged,
    ])
    await exchange.until(placed, 'finished')
  })

  test('brings a refund address with its memo', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '150', kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    await exchange.until(placed, 'hold')
    const { address: refundAddress } = await exchange.controls.customerAddress('xrp')
    const holder = { publicCode: placed.order.publicCode, holderSecrets: [placed.holderSecret] }
    const asked = { ...holder, refundAddress, refundExtraId: '777002', choice: 'refund' } as const
    expect((await changeOrder(exchange.needs, asked)).ok).toBe(true)
    await exchange.until(placed, 'refunded')
    expect(await exchange.received(refundAddress)).toMatchObject([{ extraId: '777002' }])
  })

  test('of a refund counts what a reorganisation has put back, that of an offer does not', async (context) => {
    const exchange = await open(context)
    const placed = await held(exchange)
    const offer = holdOffers(exchange.needs, await exchange.read(placed))?.exchange
    await exchange.database
      .direct()
      .updateTable('deposit')
      .set({ confirmations: 0 })
      .where('order_id', '=', placed.order.id)
      .execute()
    const holder = { publicCode: placed.order.publicCode, holderSecrets: [placed.holderSecret] }
    const asked = { ...holder, choice: 'exchange', offerId: offer?.offerId ?? '' } as const
    expect(await changeOrder(exchange.needs, asked)).toMatchObject({
      failure: { code: 'offer_withdrawn' },
    })
    expect(await choose(exchange, placed, 'exchange_agreed')).toMatchObject({
      failure: { code: 'choice_not_offered' },
    })
    expect((await choose(exchange, placed, 'refund')).ok).toBe(true)
    await exchange.until(placed, 'refunded')
    await expectSound(exchange)
  })
})
