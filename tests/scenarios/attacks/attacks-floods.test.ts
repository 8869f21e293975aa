// door: HTTP
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { place } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { rawReply } from '../support/raw-post.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const CONNECTIONS = 6
const STREAMS = 20
const PAGES_A_MINUTE = 120
/** Headers may take 20 s, and are looked at every two. */
const RELEASED = { timeout: 120_000, interval: 500 }

let tight: RunningProduct
let open: RunningProduct
const sockets = new Set<Socket>()
beforeAll(async () => {
  tight = await startShop('attacks_floods_tight', { CONNECTIONS_PER_ADDRESS: `${CONNECTIONS}` })
  open = await startShop('attacks_floods', { TRUST_PROXY: 'true' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await stopShop(tight)
  await stopShop(open)
})

/** A client that never hangs up, whatever it hears. */
async function hold(shop: RunningProduct, text: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  sockets.add(socket)
  socket.on('error', () => {})
  socket.on('data', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  if (text !== '') socket.write(text)
  return socket
}

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
const health = async () => {
  const { body, status } = await rawReply(tight, HEALTH)
  return `${status} ${status === 200 ? '' : JSON.parse(body).error.code}`
}

describe('attack: connections', () => {
  test('above the limit per address are refused until one of them ends', async () => {
    const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => hold(tight, '')))
    await expect.poll(health, RELEASED).toBe('429 rate_limited')
    held[0]?.destroy()
    await expect.poll(health, RELEASED).toBe('200 ')
    for (const socket of held) socket.destroy()
    await expect.poll(health, RELEASED).toBe('200 ')
  })

  test.each([
    ['say nothing', ''],
    ['never end their headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['speak no HTTP', 'NONSENSE\r\n\r\n'],
    ['say too much', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}`],
  ])('that %s and never hang up themselves are released', async (_name, text) => {
    const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => hold(tight, text)))
    await expect.poll(health, RELEASED).toBe('200 ')
    for (const socket of held) socket.destroy()
  })
})

test('attack: event streams of one address are counted, and one that ended makes room', async () => {
  const order = await place(open, { from: 'btc', to: 'eth' })
  const stops = Array.from({ length: STREAMS }, () => new AbortController())
  const stream = (signal?: AbortSignal) =>
    fetch(`${open.url}/api/transactions/${order.id}/events`, {
      headers: { accept: 'text/event-stream' },
      ...(signal ? { signal } : {}),
    })
  const opened = await Promise.all(stops.map(({ signal }) => stream(signal)))
  expect(opened.map(({ status }) => status)).toEqual(stops.map(() => 200))
  const refused = await stream()
  expect(refused.status).toBe(429)
  expect(Object(await refused.json()).error.code).toBe('too_many_streams')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  stops[0]?.abort()
  const again = new AbortController()
  await expect.poll(async () => (await stream(again.signal)).status, RELEASED).toBe(200)
  for (const stop of [...stops, again]) stop.abort()
})

describe('attack: pages that have to be made', () => {
  const ask = (path: string, address: string) =>
    fetch(open.url + path, { headers: { 'x-forwarded-for': address } })
  const asked = async (paths: readonly string[], address: string) => {
    const replies = await Promise.all(paths.map((path) => ask(path, address)))
    const codes = replies.map(({ status }) => status)
    return { made: codes.filter((code) => code === 200).length, codes: new Set(codes) }
  }
  const numbered = (write: (count: number) => string) =>
    Array.from({ length: PAGES_A_MINUTE + 10 }, (_, count) => write(count))

  test('for parameters that the page does not read are none', async () => {
    const long = 'x'.repeat(300)
    const paths = numbered((count) => `/?utm_source=${count}&fbclid=${long}${count}`)
    expect((await asked(paths, '192.0.2.1')).codes).toEqual(new Set([200]))
  })

  test('are made so often a minute for one address, in every way to write one', async () => {
    const ways = [
      (count: number) => `/?amount=${count + 1}`,
      (count: number) => `/exchange/%62tc/eth?x=${count}`,
      (count: number) => `/exchange/a${count}/eth`,
    ]
    const paths = numbered((count) => (ways[count % ways.length] ?? String)(count))
    const replies = await Promise.all(paths.map((path) => ask(path, '192.0.2.2')))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(Object(await refused[0]?.json()).error.code).toBe('rate_limited')
  })
})
