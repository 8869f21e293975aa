import { randomUUID } from 'node:crypto'
import { fail } from '@causeway/core/result'
import { openWebhookStand, sharedExchange } from '@causeway/tests/exchange'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'

const DAY_SECONDS = 86_400

describe('endpoints of webhooks', () => {
  const open = sharedExchange('webhook-endpoints')

  test.for([
    'ftp://example.com/',
    'example.com',
    'https://user:word@example.com/',
    `https://example.com/${'a'.repeat(2000)}`,
    '',
  ])('%s is no address for messages', async (url, context) => {
    const exchange = await open(context)
    const { cases, key } = await openWebhookStand(exchange, context)
    const given = { url, events: [], signing: 'hmac' } as const
    expect(await cases.add(key.partnerId, given)).toMatchObject({
      failure: { code: 'endpoint_url_refused' },
    })
  })

  test('a partner has ten at most, also where he adds many at the same moment', async (context) => {
    const stand = await openWebhookStand(await open(context), context)
    const added = await Promise.allSettled(
      Array.from({ length: 14 }, (_, index) => stand.addEndpoint(`http://many-${index}.test/`)),
    )
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await stand.cases.list(stand.key.partnerId)).toHaveLength(10)
  })

  test('are seen and changed by their partner alone, without their secrets', async (context) => {
    const stand = await openWebhookStand(await open(context), context)
    const endpoint = await stand.addEndpoint('http://own.test/')
    const other = await stand.addPartner()
    const foreign = { ...endpoint, partnerId: other.partnerId }
    const { cases } = stand
    const refusals = await Promise.all([
      cases.change(foreign, { url: 'http://stolen.test/', events: [] }),
      cases.remove(foreign),
      cases.pause(foreign),
      cases.resume(foreign),
      cases.rotate(foreign),
      cases.test(foreign),
    ])
    expect(refusals.map(({ ok }) => ok)).toEqual(Array(6).fill(false))
    expect(await cases.replaySince(foreign, new Date(0))).toBe(0)
    expect(await cases.deliveries(foreign, { before: null, limit: 10 })).toEqual([])
    expect(await cases.list(other.partnerId)).toEqual([])
    const [view] = await cases.list(stand.key.partnerId)
    expect(view).toMatchObject({ url: 'http://own.test/', signing: 'hmac', pausedBecause: null })
    expect(JSON.stringify(view)).not.toContain(endpoint.secret)
    const rows = await stand.courierNeeds.database
      .direct()
      .selectFrom('webhook_endpoint')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain(endpoint.secret)
  })

  test('proof is asked last, and without it nothing is added, led elsewhere or replaced', async (context) => {
    const stand = await openWebhookStand(await open(context), context)
    const { cases, key } = stand
    const endpoint = await stand.addEndpoint('http://own.test/')
    let asked = 0
    const prove = async () => {
      asked += 1
      return fail({ code: 'password_wrong' } as const)
    }
    const given = { url: 'http://more.test/', events: [], signing: 'hmac' } as const
    const wrong = { failure: { code: 'password_wrong' } }
    expect(
      await cases.add(key.partnerId, { ...given, url: 'ftp://more.test/' }, prove),
    ).toMatchObject({
      failure: { code: 'endpoint_url_refused' },
    })
    const nowhere = { ...endpoint, endpointId: randomUUID() }
    expect(await cases.rotate(nowhere, prove)).toMatchObject({
      failure: { code: 'endpoint_not_found' },
    })
    expect(asked).toBe(0)
    expect(await cases.add(key.partnerId, given, prove)).toMatchObject(wrong)
    expect(await cases.change(endpoint, given, prove)).toMatchObject(wrong)
    expect(await cases.rotate(endpoint, prove)).toMatchObject(wrong)
    expect(await cases.list(key.partnerId)).toMatchObject([
      { url: 'http://own.test/', previousUntil: null },
    ])
  })

  test('another secret counts beside the one before for a day', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://rotated.test/')
    const rotated = await stand.cases.rotate(endpoint)
    const next = rotated.ok ? rotated.value.shown : ''
    const takenBy = async () => {
      await stand.cases.test(endpoint)
      await stand.sendAll()
      const { body, headers } = stand.sent.at(-1) ?? { body: '', headers: {} }
      return [endpoint.secret, next].map((secret) => {
        try {
          new Webhook(secret).verify(body, { ...headers })
          return true
        } catch {
          return false
        }
      })
    }
    expect(await takenBy()).toEqual([true, true])
    exchange.clock.advance(DAY_SECONDS + 1)
    expect(await takenBy()).toEqual([false, true])
    expect(await stand.cases.list(stand.key.partnerId)).toMatchObject([{ previousUntil: null }])
  })

  test('paused by their owner they wait; a removed one gets nothing more', async (context) => {
    const stand = await openWebhookStand(await open(context), context)
    const endpoint = await stand.addEndpoint('http://paused.test/')
    await stand.cases.pause(endpoint)
    await stand.place()
    await stand.sendAll()
    expect(stand.toldTo('http://paused.test/')).toEqual([])
    expect(await stand.cases.list(stand.key.partnerId)).toMatchObject([{ waiting: 1 }])
    await stand.cases.resume(endpoint)
    await stand.sendAll()
    expect(stand.toldTo('http://paused.test/')).toEqual(['order.created new'])
    await stand.place()
    await stand.cases.remove(endpoint)
    await stand.sendAll()
    expect(stand.toldTo('http://paused.test/')).toHaveLength(1)
    expect(await stand.cases.list(stand.key.partnerId)).toEqual([])
  })

  test('one message, or all since a time, are sent again under the same ids', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://again.test/')
    await stand.place()
    await stand.sendAll()
    exchange.clock.advance(60)
    const since = new Date(exchange.clock.now())
    await stand.place()
    await stand.place()
    await stand.sendAll()
    const ids = () => stand.sent.map(({ headers }) => headers['webhook-id'])
    const [first = '', ...later] = ids()
    expect(await stand.cases.replay(endpoint, first)).toMatchObject({ ok: true })
    await stand.sendAll()
    expect(ids().slice(3)).toEqual([first])
    expect(await stand.cases.replaySince(endpoint, since)).toBe(2)
    await stand.sendAll()
    expect(ids().slice(4).toSorted()).toEqual(later.toSorted())
    const [, newest] = await stand.cases.deliveries(endpoint, { before: null, limit: 2 })
    expect(newest).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('the log is kept for thirty days, and what still waits for longer', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://old.test/')
    await stand.place()
    await stand.sendAll()
    await stand.cases.pause(endpoint)
    await stand.place()
    await stand.sendAll()
    const kept = async () => {
      await stand.cases.forget()
      const log = await stand.cases.deliveries(endpoint, { before: null, limit: 10 })
      return log.map(({ state }) => state)
    }
    exchange.clock.advance(29 * DAY_SECONDS)
    expect(await kept()).toEqual(['waiting', 'delivered'])
    exchange.clock.advance(2 * DAY_SECONDS)
    expect(await kept()).toEqual(['waiting'])
  })
})
