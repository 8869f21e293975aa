import { shortenAddress } from '@causeway/core/addresses'
import { type Exchange, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { writeToShop } from '../../order-messages/send-order-message.ts'
import { changeOrder } from '../change-order.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { amountText, orderMailFacts, placeText, seenAt } from './order-mail-facts.ts'
import { readOrderById } from './read-order.ts'

describe('the mail about an order', () => {
  const open = sharedExchange('order_mail_facts')

  const real = (exchange: Exchange) => ({ ...exchange.needs, world: 'real' }) as const

  function read(exchange: Exchange, { order }: PlacedOrder, state: string) {
    return orderMailFacts(real(exchange), { publicCode: order.publicCode, state })
  }

  /** Name and value of each line; only transactions have a link, to where they can be seen. */
  async function lines(exchange: Exchange, placed: PlacedOrder, state: string) {
    const { details } = await read(exchange, placed, state)
    return details.map(({ link, name, value }) =>
      link === null ? [name, value] : [name, value, link],
    )
  }

  function transaction(exchange: Exchange, name: string, asset: string, txId: string) {
    return [name, shortenAddress(txId), seenAt(real(exchange), asset, txId)]
  }

  test('shows a guest what to send where, until when, and the secret of the order', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { order } = placed
    expect(await lines(exchange, placed, 'waiting')).toEqual([
      ['send', '0.01 BTC'],
      ['deposit', placeText(order.payIn)],
      ['get', `≈ ${amountText(exchange.needs, order.expectedTo)}`],
      ['destination', placeText((await exchange.read(placed)).destination)],
      ['payUntil', new Date(order.payUntil)],
    ])
    expect(await read(exchange, placed, 'waiting')).toMatchObject({
      holderSecret: placed.holderSecret,
      message: null,
    })
    expect((await read(exchange, placed, 'expired')).holderSecret).toBeNull()
  })

  test('shows no secret where an account has the order', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await plantRows(exchange.database, (tx) =>
      tx
        .updateTable('orders')
        .set({ account_id: '00000000-0000-4000-8000-000000000001' })
        .where('public_code', '=', placed.order.publicCode)
        .execute(),
    )
    expect((await read(exchange, placed, 'waiting')).holderSecret).toBeNull()
  })

  test('shows the guaranteed sum exactly, and what an expired order was about', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    expect(await lines(exchange, placed, 'expired')).toEqual([
      ['send', '0.01 BTC'],
      ['get', amountText(exchange.needs, placed.order.expectedTo)],
    ])
  })

  test('lists what was paid and paid out, with each transaction', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { txId } = await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    const paid = [['paid', '0.01 BTC'], transaction(exchange, 'payIn', 'btc', txId)]
    expect(await lines(exchange, placed, 'confirming')).toEqual([
      ...paid,
      ['get', `≈ ${amountText(exchange.needs, placed.order.expectedTo)}`],
      ['destination', placeText((await exchange.read(placed)).destination)],
    ])
    const { destination, payoutTxId, sentTo } = await exchange.until(placed, 'finished')
    if (sentTo === null || payoutTxId === null) throw new Error('Nothing was sent')
    expect(await lines(exchange, placed, 'finished')).toEqual([
      ...paid,
      ['received', amountText(exchange.needs, sentTo)],
      ['destination', placeText(destination)],
      transaction(exchange, 'payout', 'eth', payoutTxId),
    ])
  })

  test('promises nothing for another sum, and says where the money was refunded to', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { txId } = await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    const paid = [['paid', '0.00005 BTC'], transaction(exchange, 'payIn', 'btc', txId)]
    expect(await lines(exchange, placed, 'hold')).toEqual(paid)
    expect((await lines(exchange, placed, 'confirming')).map(([name]) => name)).toEqual([
      'paid',
      'payIn',
      'destination',
    ])
    await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'refund',
    })
    const { refund, refundTxId, sentBack } = await exchange.until(placed, 'refunded')
    if (refund === null || refundTxId === null || sentBack === null) throw new Error('Not refunded')
    expect(await lines(exchange, placed, 'refunded')).toEqual([
      ...paid,
      ['refunded', amountText(exchange.needs, sentBack)],
      ['refundTo', placeText(refund)],
      transaction(exchange, 'refund', 'btc', refundTxId),
    ])
  })

  test('leaves out what the network took back, and adds up what is there', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const gone = await exchange.pay(placed, 6_000n)
    await exchange.work()
    const { vanished } = exchange.script('bitcoin')
    vanished.set(gone.txId, gone.amount)
    await exchange.work()
    expect(await lines(exchange, placed, 'hold')).toEqual([])
    const first = await exchange.pay(placed, 5_000n)
    const second = await exchange.pay(placed, 1_000n)
    await exchange.work()
    const told = await lines(exchange, placed, 'hold')
    expect(told[0]).toEqual(['paid', '0.00006 BTC'])
    expect(new Set(told.slice(1).map(([, value]) => value))).toEqual(
      new Set([first, second].map(({ txId }) => shortenAddress(txId))),
    )
    vanished.clear()
  })

  test('brings the one message that it is about', async (context) => {
    const exchange = await open(context)
    const { holderSecret, order } = await exchange.place()
    const { publicCode } = order
    const holder = { holderSecrets: [holderSecret] }
    for (const text of ['First', 'Second']) {
      const written = await writeToShop(exchange.needs, { publicCode, text, holder })
      expect(written.ok).toBe(true)
    }
    await exchange.work()
    const { messages } = await readOrderById(exchange.needs, order.id)
    const messageOf = async (messageId: string | null) =>
      (await orderMailFacts(real(exchange), { publicCode, state: 'message', messageId })).message
    expect(await messageOf(messages[1]?.id ?? '')).toBe('Second')
    expect(await messageOf(messages[0]?.id ?? '')).toBe('First')
    expect(await messageOf('none')).toBeNull()
    expect(await messageOf(null)).toBeNull()
  })

  test('has no details where the code is no order’s', async (context) => {
    const exchange = await open(context)
    expect(await orderMailFacts(real(exchange), { publicCode: 'none', state: 'waiting' })).toEqual({
      details: [],
      holderSecret: null,
      message: null,
    })
  })
})
