import {
  chainOf,
  type Exchange,
  paymentTo,
  plantRows,
  sharedExchange,
  tell,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'

async function eventsOf({ database }: Exchange, orderId: string) {
  return database
    .direct()
    .selectFrom('order_event')
    .select(['sequence', 'kind', 'facts'])
    .where('order_id', '=', orderId)
    .where('sequence', '>', 1)
    .orderBy('sequence')
    .execute()
}

describe('a payment', () => {
  const open = sharedExchange('payments_of_one_scan')

  test('is written down with all others of the scan, each with its order', async (context) => {
    const exchange = await open(context)
    const orders = [(await exchange.place()).order, (await exchange.place()).order]
    const first = orders.map(({ payIn }) => paymentTo(payIn.address))
    const second = orders.map(({ payIn }) => paymentTo(payIn.address))
    const told = await tell(exchange, 'bitcoin', [...first, ...second])
    expect(told.rows).toHaveLength(4)
    for (const [place, { id }] of orders.entries()) {
      expect(await eventsOf(exchange, id)).toEqual([
        { sequence: 2, kind: 'deposit_seen', facts: JSON.stringify({ txId: first[place]?.txId }) },
        {
          sequence: 3,
          kind: 'further_deposit_seen',
          facts: JSON.stringify({ txId: second[place]?.txId }),
        },
      ])
    }
  })

  test('that staff gave to an order is written down beside one to its address', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place()
    const stray = paymentTo(chainOf(exchange, 'bitcoin').hotWalletAddress('btc'))
    await tell(exchange, 'bitcoin', [stray])
    // It was given to the order, and a reorganisation took it away.
    await plantRows(exchange.database, (tx) =>
      tx
        .updateTable('deposit')
        .set({ role: 'order', order_id: order.id, state: 'gone' })
        .where('tx_id', '=', stray.txId)
        .execute(),
    )
    const paid = paymentTo(order.payIn.address)
    const told = await tell(exchange, 'bitcoin', [stray, paid])
    expect(told.rows).toMatchObject([
      { order_id: order.id, state: 'seen' },
      { order_id: order.id, state: 'seen' },
    ])
    expect((await eventsOf(exchange, order.id)).map(({ sequence }) => sequence)).toEqual([2, 3])
  })
})
