import ccxt from 'ccxt'
import { describe, expect, test } from 'vitest'
import { startPlayExchange } from '../play-exchanges/start-play-exchange.ts'
import { fetchFromHosts, hostsOf, overrideHosts, withHostname } from './exchange-hosts.ts'
import { openExchange } from './open-exchange.ts'
import { parseLossless } from './parse-lossless.ts'

const rules = { least: '0.0001', leastCost: '5', step: '0.00000001', tick: '0.01' }
const markets = [{ base: 'BTC', quote: 'USD', price: '95000', ...rules }]

function accessTo(baseUrl: string | null, id = 'kraken') {
  return { id, baseUrl, keys: null, timeoutMilliseconds: 1000, millisecondsBetweenCalls: 1 }
}

describe('an exchange', () => {
  test.each(['kraken', 'binance', 'coinbase', 'okx', 'bitstamp', 'kucoin', 'gate'] as const)(
    'has every one of %s’s addresses moved to the host configured',
    (id) => {
      const { urls } = new ccxt[id]()
      expect(hostsOf(urls.api).size).toBeGreaterThan(0)
      const moved = overrideHosts(urls.api, 'http://127.0.0.1:9999/')
      expect(hostsOf(moved)).toEqual(new Set(['127.0.0.1:9999']))
      const paths = (text: string) => text.replace(/"[a-z]+:\/\/[^/"]+/g, '"')
      expect(paths(JSON.stringify(moved))).toBe(paths(JSON.stringify(urls.api)))
    },
  )

  test.each(['kraken', 'binance', 'coinbase', 'okx', 'bybit', 'htx', 'bitget', 'upbit'] as const)(
    'has hosts of its own: %s',
    (id) => {
      const { hostname, urls } = new ccxt[id]()
      const hosts = [...hostsOf(withHostname(urls.api, hostname ?? ''))]
      expect(hosts.length).toBeGreaterThan(0)
      for (const host of hosts) expect(host).toMatch(/^[a-z0-9.-]+\.[a-z]+$/)
    },
  )

  test('is refused where ccxt knows none of that name', async () => {
    const clock = { now: () => 0 }
    for (const id of ['nowhere', 'exchanges', 'constructor', 'Exchange']) {
      await expect(openExchange(accessTo('http://127.0.0.1:1', id), clock)()).rejects.toThrow(
        `ccxt knows no exchange ${id}`,
      )
    }
  })

  test('asks what is traded anew each hour, and goes on with what it knew where that fails', async () => {
    let now = 0
    const play = await startPlayExchange({ speaks: 'kraken', markets, clock: { now: () => now } })
    const open = openExchange(accessTo(play.url), { now: () => now })
    const first = await open()
    now += 3_599_999
    expect(await open()).toBe(first)
    play.setFault('error_500')
    now += 1
    expect(await open()).toBe(first)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await open()).toBe(first)
    play.setFault('none')
    now += 3_600_000
    await open()
    await expect.poll(async () => (await open()) === first).toBe(false)
    await play.close()
  })

  test('never signs two calls with one number, and keeps every digit', async () => {
    const play = await startPlayExchange({ speaks: 'kraken', markets, clock: { now: Date.now } })
    const exchange = await openExchange(accessTo(play.url), { now: Date.now })()
    const nonces = Array.from({ length: 100 }, () => exchange.nonce())
    expect(new Set(nonces).size).toBe(100)
    expect(exchange.parseJson('{"price":0.12345678901234567890}')).toEqual({
      price: '0.12345678901234567890',
    })
    await play.close()
  })

  test('cannot be led to another host, by an address or by a redirect', async () => {
    const play = await startPlayExchange({ speaks: 'kraken', markets, clock: { now: Date.now } })
    const { host } = new URL(play.url)
    await expect(fetchFromHosts(new Set(['127.0.0.1:1']))(play.url)).rejects.toThrow(host)
    await expect(fetchFromHosts(new Set([host]))('nonsense')).rejects.toThrow('none')
    expect((await fetchFromHosts(new Set([host]))(play.url)).status).toBe(200)
    await play.close()
  })
})

test('numbers that a double cannot hold keep their digits', () => {
  expect(parseLossless('{"a":0.1,"b":12345678901234567890,"c":[0.10],"d":1e2,"e":"x"}')).toEqual({
    a: 0.1,
    b: '12345678901234567890',
    c: ['0.10'],
    d: '1e2',
    e: 'x',
  })
  expect(parseLossless('<html>')).toBeUndefined()
})
