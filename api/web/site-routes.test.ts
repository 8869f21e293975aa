import { expect, test } from 'vitest'
import { defaultRateLimits } from '../http/index.ts'
import { createFixtureServer, post } from './fixtures/server.fixture.ts'

const { events, server } = await createFixtureServer({
  countries: {
    header: 'cf-ipcountry',
    ofAddress: (ip) => (ip === '198.18.0.9' ? 'NL' : null),
    playCookie: null,
  },
})
const event = { name: 'changeLanguage', fields: { language: 'de' }, meta: { clientId: 'c' } }

test('[TELE-01] the relay takes the events of its list, each with fields and meta', async () => {
  const response = await post(server, '/api/tags/p', event)
  expect([response.statusCode, response.json()]).toEqual([200, { result: true }])
  expect(events).toEqual([event])
})

test('[TELE-01] unknown names, unknown parts and too much are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`k${at}`, 1]))
  for (const [body, status] of [
    [{ ...event, name: 'pageView' }, 400],
    [{ ...event, more: 1 }, 400],
    [{ name: event.name, fields: {} }, 400],
    [{ ...event, fields: { list: [1] } }, 400],
    [{ ...event, fields: { 'a\nb': { nested: 1 } } }, 400],
    [{ ...event, meta: { ['k'.repeat(41)]: 1 } }, 400],
    [{ ...event, fields: { text: 'x'.repeat(301) } }, 400],
    [{ ...event, meta: many }, 400],
    [{ ...event, fields: { text: 'x'.repeat(4_100) } }, 413],
  ] as const) {
    const response = await post(server, '/api/tags/p', body)
    expect([JSON.stringify(body).slice(0, 60), response.statusCode]).toEqual([
      JSON.stringify(body).slice(0, 60),
      status,
    ])
  }
  expect(events).toHaveLength(1)
})

test('[TELE-01] a client that tells too much is told to wait', async () => {
  const few = await createFixtureServer({ rateLimits: { ...defaultRateLimits, events: 2 } })
  const statuses = []
  for (let n = 0; n < 3; n += 1) {
    statuses.push((await post(few.server, '/api/tags/p', event)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('[REF-01] press collection, ad stats and daily report', async () => {
  const body = async (url: string) => (await server.inject(url)).json()
  expect(await body('/api/collections/press')).toEqual({
    result: [
      { title: 'A title', source: 'A paper', url: 'https://paper.example/1', date: '2026-05-01' },
    ],
  })
  expect(await body('/api/stats/ad')).toEqual({
    result: { currencies: expect.any(Number), ordersFinished24h: 3, medianSwapSeconds: 61 },
  })
  expect(await body('/api/exchange/daily-report')).toEqual({
    result: {
      from: '2026-11-20T12:00:00.000Z',
      to: '2026-11-21T12:00:00.000Z',
      ordersFinished: 3,
      medianSwapSeconds: 61,
    },
  })
})

test('[REF-01] the country: what the proxy says counts first, then the table, then nothing', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await server.inject({ url: '/api/locale/country', headers })).json()
  const from = { 'x-forwarded-for': '198.18.0.9' }
  expect(await ask({ ...from, 'cf-ipcountry': 'fr' })).toEqual({
    result: { country: 'FR', state: null },
  })
  expect(await ask(from)).toEqual({ result: { country: 'NL', state: null } })
  expect(await ask({})).toEqual({ result: { country: '', state: null } })
})

test('[PAGE-05] sitemap downloads are rate limited', async () => {
  const few = await createFixtureServer({ rateLimits: { ...defaultRateLimits, names: 1 } })
  const statuses = []
  for (let n = 0; n < 2; n += 1) {
    const url = '/api/seo-page/sitemap/en/exchange-pair/1'
    statuses.push((await few.server.inject({ url, remoteAddress: '198.18.0.9' })).statusCode)
  }
  expect(statuses).toEqual([200, 429])
})
