import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, type TestContext, test } from 'vitest'
import { choose } from '../holder-choice.fixture.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { beginIdentification } from './begin-identification.ts'
import { playCompliance } from './play-compliance.fixture.ts'

/** What was asked about an order before its money moved, by what it is about. */
async function screened(exchange: Exchange, { order }: PlacedOrder) {
  const rows = await exchange.database
    .direct()
    .selectFrom('screening')
    .select(['direction', 'asset', 'network', 'address', 'extra_id', 'tx_id'])
    .where('order_id', '=', order.id)
    .orderBy('direction')
    .orderBy('id')
    .execute()
  return rows
}

describe('before money of an order moves', () => {
  const shared = sharedExchange('screened_subjects')
  const { compliance, identities, scores } = playCompliance()

  const open = async (context: TestContext): Promise<Exchange> => {
    const exchange = await shared(context)
    Object.assign(exchange.needs, { compliance })
    return exchange
  }

  async function from(exchange: Exchange, asset: string, change: object = {}) {
    const placed = await exchange.place({ from: asset, to: 'ltc', given: '150', ...change })
    const paid = await exchange.pay(placed)
    const { payIn } = placed.order
    const deposit = {
      ...{ direction: 'deposit', asset, network: 'ripple', tx_id: paid.txId },
      ...{ address: payIn.address, extra_id: payIn.extraId },
    }
    return { placed, paid, deposit }
  }

  test('its payments and its destination are asked about', async (context) => {
    const exchange = await open(context)
    const { deposit, placed } = await from(exchange, 'xrp')
    const { destination } = await exchange.until(placed, 'finished')
    expect(await screened(exchange, placed)).toEqual([
      deposit,
      {
        ...{ direction: 'destination', asset: 'ltc', network: 'litecoin', tx_id: null },
        ...{ address: destination.address, extra_id: null },
      },
    ])
  })

  test('its payments and its refund address are asked about where it goes back', async (context) => {
    const exchange = await open(context)
    const refundExtraId = '777001'
    const { deposit, placed } = await from(exchange, 'xrp', { kind: 'fixed', refundExtraId })
    await exchange.pay(placed, 1_000_000n)
    await exchange.until(placed, 'hold')
    await choose(exchange, placed, 'refund')
    const { refund } = await exchange.until(placed, 'refunded')
    const rows = await screened(exchange, placed)
    expect(rows).toContainEqual(deposit)
    expect(rows.filter(({ direction }) => direction !== 'deposit')).toEqual([
      {
        ...{ direction: 'refund', asset: 'xrp', network: 'ripple', tx_id: null },
        ...{ address: refund?.address, extra_id: refundExtraId },
      },
    ])
  })

  test('both are asked about where a part goes out and a part goes back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed', to: 'ltc' })
    await exchange.pay(placed, placed.order.expectedFrom.units + 50_000n)
    const { destination, refund } = await exchange.until(placed, 'hold')
    await choose(exchange, placed, 'exchange_agreed')
    await exchange.until(placed, 'finished')
    const rows = await screened(exchange, placed)
    expect(rows.map(({ address, direction }) => [direction, address])).toEqual([
      ['deposit', placed.order.payIn.address],
      ['destination', destination.address],
      ['refund', refund?.address],
    ])
  })

  test('a refund address that became risky stops both parts, and its holder is asked again', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed', to: 'ltc' })
    await exchange.pay(placed, placed.order.expectedFrom.units + 50_000n)
    const { refund } = await exchange.until(placed, 'hold')
    scores.set(refund?.address ?? '', 90)
    await choose(exchange, placed, 'exchange_agreed')
    for (let turn = 0; turn < 4; turn += 1) await exchange.work()
    const held = await exchange.read(placed)
    expect(held).toMatchObject({ state: 'hold', choice: null, sentTo: null, sentBack: null })
    expect(exchange.alerts).toContain('screening_risky')
    expect(await exchange.received(refund?.address ?? '')).toEqual([])
    scores.clear()
  })

  test('its holder is identified where a payment comes from a doubtful place, and is paid then', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    expect(placed.order.identification).toBeNull()
    const { txId } = await exchange.pay(placed)
    scores.set(txId, 60)
    const held = await exchange.until(placed, 'hold')
    expect(held).toMatchObject({ holdReason: 'identification', identification: 'none' })
    const holder = { publicCode: placed.order.publicCode, holderSecrets: [placed.holderSecret] }
    expect((await beginIdentification(exchange.needs, holder)).ok).toBe(true)
    identities.set(placed.order.id, 'approved')
    const { events } = await exchange.until(placed, 'finished')
    expect(events.map(({ kind }) => kind)).toContain('identified')
    scores.clear()
  })

  test('nothing is decided while nobody knows what it is worth', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed', to: 'ltc' })
    await exchange.pay(placed)
    exchange.pausePrice('btc', 'stale')
    for (let turn = 0; turn < 6; turn += 1) {
      await exchange.work()
      await exchange.mine()
    }
    expect(await exchange.read(placed)).toMatchObject({ state: 'confirming', sentTo: null })
    exchange.pausePrice('btc', null)
    await exchange.until(placed, 'finished')
  })
})
