import type { WebhookOutcome } from '@causeway/core/ports'
import { openWebhookStand, sharedExchange } from '@causeway/tests/exchange'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'

const refused: WebhookOutcome = { kind: 'status', status: 500, reply: 'out of order' }
const HOUR_SECONDS = 3600

describe('the courier of webhooks', () => {
  const open = sharedExchange('webhooks')

  test('tells every endpoint of a partner what happens to his order, in order, signed, and once', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const other = await stand.addPartner()
    const { secret } = await stand.addEndpoint('http://one.test/')
    await stand.addEndpoint('http://two.test/')
    await stand.addEndpoint('http://other.test/', other)
    const order = await stand.place()
    await stand.sendAll()
    expect(stand.toldTo('http://one.test/')).toEqual(['order.created new'])
    await exchange.pay(order)
    await exchange.until(order, 'finished')
    await stand.sendAll()
    await stand.sendAll()
    const told = stand.toldTo('http://one.test/')
    expect(told[0]).toBe('order.created new')
    expect(told.at(-1)).toBe('order.finished finished')
    expect(told.slice(1, -1).every((line) => line.startsWith('order.updated '))).toBe(true)
    expect(new Set(told).size).toBe(told.length)
    expect(stand.toldTo('http://two.test/')).toEqual(told)
    // Another partner hears nothing of it.
    expect(stand.toldTo('http://other.test/')).toEqual([])
    for (const { body, headers, url } of stand.sent) {
      if (url !== 'http://one.test/') continue
      expect(new Webhook(secret).verify(body, { ...headers })).toMatchObject({
        data: { id: order.order.publicCode },
      })
    }
  })

  test('sends only what an endpoint listens for, and nothing of what was before it', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const order = await stand.place()
    await stand.sendAll()
    const endpoint = await stand.addEndpoint('http://finished.test/')
    await stand.cases.change(endpoint, {
      url: 'http://finished.test/',
      events: ['order.finished'],
    })
    await exchange.pay(order)
    await exchange.until(order, 'finished')
    await stand.sendAll()
    expect(stand.toldTo('http://finished.test/')).toEqual(['order.finished finished'])
  })

  test('tries again with growing pauses, holding back what came later of the same order only', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://slow.test/')
    const order = await stand.place()
    stand.answers.of = async () => refused
    await stand.sendAll()
    await exchange.pay(order)
    await exchange.until(order, 'finished')
    await stand.sendAll()
    expect(stand.toldTo('http://slow.test/')).toEqual(['order.created new'])
    exchange.clock.advance(6)
    await stand.sendAll()
    exchange.clock.advance(6)
    await stand.sendAll()
    // The second pause is half a minute.
    expect(stand.toldTo('http://slow.test/')).toHaveLength(2)
    stand.answers.of = async () => ({ kind: 'status', status: 204, reply: '' })
    exchange.clock.advance(34)
    await stand.sendAll()
    const told = stand.toldTo('http://slow.test/')
    expect(told.slice(0, 3)).toEqual(Array(3).fill('order.created new'))
    expect(told.at(-1)).toBe('order.finished finished')
    const log = await stand.cases.deliveries(endpoint, { before: null, limit: 50 })
    expect(log.at(-1)).toMatchObject({ kind: 'order.created', attempts: 3, state: 'delivered' })
    expect(log.at(-1)?.tries.map(({ reply, status }) => [status, reply])).toEqual([
      [500, 'out of order'],
      [500, 'out of order'],
      [204, ''],
    ])
  })

  test('pauses an endpoint that fails for three days and tells its owner; nothing is lost until it goes on', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://dead.test/')
    const order = await stand.place()
    stand.answers.of = async () => ({ kind: 'unreachable', reason: 'ECONNREFUSED' })
    const begun = exchange.clock.now()
    while (stand.paused.length === 0) {
      await stand.sendAll()
      exchange.clock.advance(HOUR_SECONDS)
    }
    expect(exchange.clock.now() - begun).toBeGreaterThan(72 * HOUR_SECONDS * 1000)
    expect(stand.paused).toEqual([
      {
        endpointId: endpoint.endpointId,
        partnerId: stand.key.partnerId,
        url: 'http://dead.test/',
        reason: 'failing',
      },
    ])
    const [view] = await stand.cases.list(stand.key.partnerId)
    expect(view).toMatchObject({ pausedBecause: 'failing' })
    stand.answers.of = async () => ({ kind: 'status', status: 200, reply: '' })
    const tried = stand.sent.length
    await exchange.pay(order)
    await exchange.until(order, 'finished')
    await stand.sendAll()
    expect(stand.sent).toHaveLength(tried)
    expect(await stand.cases.resume(endpoint)).toMatchObject({ ok: true })
    await stand.sendAll()
    const told = stand.toldTo('http://dead.test/').slice(tried)
    expect(told[0]).toBe('order.created new')
    expect(told.at(-1)).toBe('order.finished finished')
  })

  test('pauses an endpoint at once that says it is gone', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    await stand.addEndpoint('http://gone.test/')
    await stand.place()
    stand.answers.of = async () => ({ kind: 'status', status: 410, reply: '' })
    await stand.sendAll()
    expect(stand.paused).toMatchObject([{ reason: 'gone' }])
  })

  test('of several processes one sends each message, and another takes over what one left behind', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    await stand.addEndpoint('http://shared.test/')
    for (let count = 0; count < 5; count += 1) await stand.place()
    const couriers = [stand.courier, stand.courierOf(), stand.courierOf()]
    const turns = async () => {
      await Promise.all(couriers.map((courier) => courier.turn()))
      await Promise.all(couriers.map((courier) => courier.settled()))
    }
    await turns()
    await turns()
    expect(stand.toldTo('http://shared.test/')).toHaveLength(5)
    // A process that dies with a message on its way never says what came of it.
    stand.answers.of = () => new Promise(() => {})
    await stand.place()
    await couriers[1]?.turn()
    stand.answers.of = async () => ({ kind: 'status', status: 200, reply: '' })
    await stand.sendAll()
    expect(stand.toldTo('http://shared.test/')).toHaveLength(6)
    exchange.clock.advance(61)
    await stand.sendAll()
    expect(stand.toldTo('http://shared.test/')).toHaveLength(7)
    await stand.sendAll()
    expect(stand.toldTo('http://shared.test/')).toHaveLength(7)
  })

  test('a delivered message makes room for the next before it is written down; none is sent twice', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://quick.test/')
    const { promise: mayBeSaved, resolve: save } = Promise.withResolvers<void>()
    const { database } = exchange
    const courier = stand.courierOf({
      database: {
        ...database,
        statement: async (name, statement) => {
          if (name === 'save_webhook_attempts') await mayBeSaved
          return database.statement(name, statement)
        },
      },
    })
    for (let count = 0; count < 40; count += 1) await stand.place()
    const told = () => stand.toldTo('http://quick.test/').length
    for (let turns = 0; turns < 100 && told() < 40; turns += 1) await courier.turn()
    expect(told()).toBe(40)
    const states = async () => {
      const log = await stand.cases.deliveries(endpoint, { before: null, limit: 100 })
      return Map.groupBy(log, ({ state }) => state)
        .keys()
        .toArray()
    }
    expect(await states()).toEqual(['waiting'])
    save()
    await courier.settled()
    await stand.sendAll()
    expect([await states(), told()]).toEqual([['delivered'], 40])
  })

  test('a receiver that never answers takes a few places, then one, and others get theirs', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    await stand.addEndpoint('http://dead.test/')
    await stand.addEndpoint('http://well.test/')
    const hanging: ((outcome: WebhookOutcome) => void)[] = []
    stand.answers.of = async ({ url }) =>
      url === 'http://dead.test/'
        ? new Promise((resolve) => hanging.push(resolve))
        : { kind: 'status', status: 200, reply: '' }
    const well = () => stand.toldTo('http://well.test/').length
    for (let count = 0; count < 40; count += 1) await stand.place()
    while (well() < 40) await stand.courier.turn()
    expect(stand.toldTo('http://dead.test/')).toHaveLength(32)
    for (const answer of hanging.splice(0)) answer(refused)
    await stand.courier.settled()
    for (let count = 0; count < 5; count += 1) await stand.place()
    while (well() < 45) await stand.courier.turn()
    expect(stand.toldTo('http://dead.test/')).toHaveLength(33)
    for (const answer of hanging.splice(0)) answer(refused)
    await stand.courier.settled()
  })
})
