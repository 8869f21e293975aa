import type { WebhookOutcome } from '@causeway/core/ports'
import { openWebhookStand, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'

const gone: WebhookOutcome = { kind: 'status', status: 410, reply: '' }
const delivered: WebhookOutcome = { kind: 'status', status: 200, reply: '' }

describe('outcomes of messages', () => {
  const open = sharedExchange('webhook-outcomes')

  test('an endpoint is paused only together with the mail to its owner', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    await stand.addEndpoint('http://gone.test/')
    await stand.place()
    stand.answers.of = async () => gone
    const pausedBecause = async () =>
      (await stand.cases.list(stand.key.partnerId)).map((endpoint) => endpoint.pausedBecause)
    const errors: unknown[] = []
    const outboxFails = stand.courierOf({
      onPaused: () => Promise.reject(new Error('the outbox is full')),
      onError: (_, error) => errors.push(error),
    })
    await outboxFails.turn()
    await outboxFails.settled()
    expect(errors).toMatchObject([{ message: 'the outbox is full' }])
    expect([await pausedBecause(), stand.paused]).toEqual([[null], []])
    exchange.clock.advance(61)
    const seenInside: unknown[] = []
    const courier = stand.courierOf({
      onPaused: async (tx, { endpointId, reason }) => {
        const endpoint = tx.selectFrom('webhook_endpoint').select('pause_reason')
        const row = await endpoint.where('id', '=', endpointId).executeTakeFirst()
        seenInside.push([reason, row?.pause_reason])
      },
    })
    await courier.turn()
    await courier.settled()
    expect(seenInside).toEqual([['gone', 'gone']])
    expect(await pausedBecause()).toEqual(['gone'])
    expect(stand.paused).toMatchObject([{ url: 'http://gone.test/', reason: 'gone' }])
  })

  test('a message deleted while it was sent takes nothing from the others', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    await stand.addEndpoint('http://first.test/')
    const kept = await stand.addEndpoint('http://kept.test/')
    const lost = await stand.addEndpoint('http://lost.test/')
    await stand.place()
    const answers = new Map<string, (outcome: WebhookOutcome) => void>()
    stand.answers.of = ({ url }) => new Promise((resolve) => answers.set(url, resolve))
    await stand.courier.turn()
    expect(answers.size).toBe(3)
    const database = exchange.database.direct()
    await database
      .deleteFrom('webhook_delivery')
      .where('endpoint_id', '=', lost.endpointId)
      .execute()
    // While the first is written down, the other two come together.
    for (const name of ['first', 'lost', 'kept']) answers.get(`http://${name}.test/`)?.(delivered)
    await stand.courier.settled()
    expect(await stand.cases.deliveries(kept, { before: null, limit: 10 })).toMatchObject([
      { state: 'delivered', tries: [{ status: 200 }] },
    ])
  })

  test('an endpoint removed while a message was on its way is not paused any more', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://removed.test/')
    await stand.place()
    stand.answers.of = async () => {
      await stand.cases.remove(endpoint)
      return gone
    }
    await stand.courier.turn()
    await stand.courier.settled()
    expect(stand.paused).toEqual([])
  })
})
