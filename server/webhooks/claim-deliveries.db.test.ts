import { openWebhookStand, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { claimDeliveries } from './claim-deliveries.ts'

describe('claims of due messages', () => {
  const open = sharedExchange('webhook-claims')

  test('endpoints take turns, whoever has how many messages waiting; the oldest goes first', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const addWith = async (url: string, messages: number) => {
      const endpoint = await stand.addEndpoint(url)
      for (let count = 0; count < messages; count += 1) await stand.cases.test(endpoint)
      exchange.clock.advance(1)
      return endpoint.endpointId
    }
    const crowded = [await addWith('http://a.test/', 5), await addWith('http://b.test/', 5)]
    const [first = '', second = ''] = crowded
    const small = await addWith('http://c.test/', 1)
    const claim = async (most: number, sending: readonly (readonly [string, number])[] = []) => {
      const what = { now: exchange.clock.now(), most, mostEach: 4, sending: new Map(sending) }
      const claimed = await claimDeliveries(exchange.database, what)
      return claimed.map(({ endpointId }) => endpointId).toSorted()
    }
    expect(await claim(1)).toEqual([first])
    expect(await claim(3, [[first, 1]])).toEqual([second, small, first].toSorted())
    // Of what is left, one endpoint has two on their way, the other one.
    const sending = [
      [first, 2],
      [second, 1],
    ] as const
    expect(await claim(1, sending)).toEqual([second])
    expect(await claim(100, [[first, 2]])).toEqual(
      [first, first, second, second, second].toSorted(),
    )
  })

  test('two processes that claim at the same moment get no message twice', async (context) => {
    const exchange = await open(context)
    const stand = await openWebhookStand(exchange, context)
    const endpoint = await stand.addEndpoint('http://shared.test/')
    for (let count = 0; count < 40; count += 1) await stand.cases.test(endpoint)
    const ids: string[] = []
    const what = { now: exchange.clock.now(), most: 8, mostEach: 8, sending: new Map() }
    for (let round = 0; round < 10 && ids.length < 40; round += 1) {
      const claims = [1, 2, 3].map(() => claimDeliveries(exchange.database, what))
      ids.push(...(await Promise.all(claims)).flat().map(({ id }) => id))
    }
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(40)
  })
})
