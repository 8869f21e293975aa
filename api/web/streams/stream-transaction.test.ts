import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { EventStreamLimits } from '../../http/index.ts'
import { FIXTURE_SESSION } from '../fixtures/accounts.fixture.ts'
import { createFixtureServer, ORDER, placeFixtureOrder, post } from '../fixtures/server.fixture.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

async function listen(eventStreams?: EventStreamLimits) {
  const joined = await createFixtureServer(eventStreams ? { eventStreams } : {})
  const url = await joined.server.listen({ port: 0, host: '127.0.0.1' })
  closers.push(() => joined.server.close())
  const order = await placeFixtureOrder(joined.server)
  return { ...joined, ...order, url, events: `${url}/api/transactions/${order.id}/events` }
}

/** Opens a stream and reads it as text until a condition holds. */
async function open(url: string, headers = {}) {
  const control = new AbortController()
  const response = await fetch(url, { signal: control.signal, headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    close: () => control.abort(),
    until: async (wanted: string | null) => {
      while (wanted === null || !text.includes(wanted)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) return text
        text += value
      }
      return text
    },
  }
}

async function eventually(check: () => boolean) {
  for (let tries = 0; tries < 200 && !check(); tries += 1) await pause(10)
  expect(check()).toBe(true)
}

describe('an order’s events', () => {
  test('begin with the order as it stands, then tell each change', async () => {
    const { change, events, id } = await listen()
    const stream = await open(events, { 'last-event-id': '1' })
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(await stream.until('"isOwner"')).toMatch(
      /^retry: 2000\n\nevent: transaction\nid: 1\ndata: \{"transaction":\{/,
    )
    const event = { sequence: 2, at: 0, kind: 'deposit_seen', state: 'confirming' } as const
    change(id, { state: 'confirming', events: [event] })
    expect(await stream.until('id: 2\n')).toContain('id: 2\n')
    stream.close()
  })

  test('say nothing twice, and nothing older', async () => {
    const { change, events, id, orders } = await listen()
    const stream = await open(events)
    await stream.until('id: 1\n')
    const old = orders.get(id)?.view.events ?? []
    change(id, {})
    change(id, { confirmationsNeeded: 3 })
    const event = { sequence: 3, at: 0, kind: 'deposit_seen', state: 'confirming' } as const
    change(id, { events: [event] })
    change(id, { events: old })
    change(id, { events: [{ ...event, sequence: 4 }] })
    const text = await stream.until('id: 4\n')
    expect(text.match(/^id: \d+$/gm)).toEqual(['id: 1', 'id: 1', 'id: 3', 'id: 4'])
    stream.close()
  })

  test('show the refund address to its holder only', async () => {
    const { events, secret } = await listen()
    const own = await open(events, { 'x-holder-secret': secret })
    expect(await own.until('serverTime')).toContain('"refundAddress":"my-refund"')
    const other = await open(events)
    expect(await other.until('serverTime')).toContain('"refundAddress":null')
    own.close()
    other.close()
  })

  test('tell nothing more of the holder’s once the session that opened them has ended', async () => {
    const { change, listenerCount, server, state, url } = await listen()
    const own = { cookie: `session=${FIXTURE_SESSION}`, origin: 'https://swap.example' }
    const key = { 'idempotency-key': 'an order of an account' }
    const placed = await post(server, '/api/transactions', ORDER, { ...own, ...key })
    const { transaction, holderSecret } = placed.json()
    const { transactionId: id } = transaction
    const events = `${url}/api/transactions/${id}/events`
    const [bySession, bySecret] = [
      await open(events, { cookie: own.cookie }),
      await open(events, { cookie: own.cookie, 'x-holder-secret': holderSecret }),
    ]
    expect(await bySession.until('id: 1\n')).toContain('"refundAddress":"my-refund"')
    await bySecret.until('id: 1\n')
    const seen = { at: 0, kind: 'deposit_seen', state: 'confirming' } as const
    // Several at once are told in their order.
    for (const sequence of [2, 3]) {
      change(id, { confirmationsNeeded: sequence, events: [{ ...seen, sequence: 2 }] })
    }
    const both = await bySession.until('"confirmationsNeeded":3')
    expect(both).toContain('"confirmationsNeeded":2')

    state.isSignedOut = true
    change(id, { events: [{ ...seen, sequence: 4 }] })
    expect(await bySession.until(null)).not.toContain('id: 4\n')
    // The order's own secret does not end with the session.
    expect(await bySecret.until('id: 4\n')).toContain('"refundAddress":"my-refund"')
    expect(listenerCount()).toBe(1)
    const again = await open(events, { cookie: own.cookie })
    expect(await again.until('serverTime')).toContain('"refundAddress":null')
    again.close()
    bySecret.close()
  })

  test('leave no listener behind, however they end', async () => {
    const { change, events, id, listenerCount, url } = await listen()
    const streams = await Promise.all(Array.from({ length: 15 }, () => open(events)))
    await Promise.all(streams.map((stream) => stream.until('id: 1\n')))
    expect(listenerCount()).toBe(15)
    for (const stream of streams) stream.close()
    await eventually(() => listenerCount() === 0)
    change(id, { confirmationsNeeded: 9 })
    // Hung up before the answer.
    const hasty = Array.from({ length: 30 }, () => {
      const control = new AbortController()
      const asked = fetch(events, { signal: control.signal }).catch(() => null)
      control.abort()
      return asked
    })
    await Promise.all(hasty)
    await pause(50)
    await eventually(() => listenerCount() === 0)
    expect((await fetch(`${url}/api/transactions/${'x'.repeat(22)}/events`)).status).toBe(404)
    expect(listenerCount()).toBe(0)
  })

  test('are limited for each address', async () => {
    const limits = { perAddress: 2, total: 100, heartbeatSeconds: 15 }
    const { events, listenerCount } = await listen(limits)
    const [first, second] = [await open(events), await open(events)]
    const third = await fetch(events)
    expect(third.status).toBe(429)
    expect(third.headers.get('retry-after')).toBe('30')
    expect(await third.json()).toMatchObject({ error: { code: 'too_many_streams' } })
    first.close()
    await eventually(() => listenerCount() === 1)
    const again = await open(events)
    expect(again.response.status).toBe(200)
    again.close()
    second.close()
  })

  test('beat while nothing happens', async () => {
    const { events } = await listen({ perAddress: 2, total: 2, heartbeatSeconds: 0.05 })
    const stream = await open(events)
    expect(await stream.until(': still here')).toContain('\n\n: still here\n\n')
    stream.close()
  })

  test('end with the server', async () => {
    const { events, listenerCount, server } = await listen()
    const stream = await open(events)
    await stream.until('id: 1\n')
    const ended = stream.until(null)
    await server.close()
    await ended
    expect(listenerCount()).toBe(0)
  })
})
