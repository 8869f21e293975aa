import { openWebhookStand, sharedExchange } from '@causeway/tests/exchange'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'

describe('messages about orders', () => {
  const open = sharedExchange('webhook-plans')
  const url = 'http://told.test/'

  test('an order whose row cannot be read holds up no other, and is told once it can be', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    await stand.addEndpoint(url)
    const [bad] = [await stand.place(), await stand.place(), await stand.place()]
    const setPayUntil = (at: RawBuilder<Date>) =>
      exchange.database
        .direct()
        .updateTable('orders')
        .set({ pay_until: at })
        .where('id', '=', bad.order.id)
        .execute()
    // No date of the language.
    await setPayUntil(sql`'infinity'`)
    const errors: unknown[] = []
    const courier = stand.courierOf({ onError: (_, error) => errors.push(error) })
    const sendAll = async () => {
      while (await courier.turn()) await courier.settled()
    }
    await sendAll()
    expect(stand.toldTo(url)).toEqual(['order.created new', 'order.created new'])
    expect(stand.sent.some(({ body }) => body.includes(bad.order.publicCode))).toBe(false)
    expect(errors).toMatchObject([{ name: 'UnreadableOrder', orderId: bad.order.id }])
    await setPayUntil(sql`${new Date(bad.order.payUntil)}::timestamptz`)
    await sendAll()
    expect(stand.sent).toHaveLength(2)
    exchange.clock.advance(61)
    await sendAll()
    expect(stand.sent.at(-1)?.body).toContain(bad.order.publicCode)
    expect(errors).toHaveLength(1)
  })

  test('an order that cannot be described holds up no other either', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    await stand.addEndpoint(url)
    const [bad] = [await stand.place(), await stand.place()]
    const errors: unknown[] = []
    const courier = stand.courierOf({
      describeOrder: (order) => {
        if (order.id === bad.order.id) throw new TypeError('a coin without a name')
        return stand.courierNeeds.describeOrder(order)
      },
      onError: (_, error) => errors.push(error),
    })
    while (await courier.turn()) await courier.settled()
    expect(stand.toldTo(url)).toEqual(['order.created new'])
    expect(errors).toMatchObject([{ orderId: bad.order.id, cause: { name: 'TypeError' } }])
    exchange.clock.advance(61)
    await stand.sendAll()
    expect(stand.toldTo(url)).toHaveLength(2)
  })
})
