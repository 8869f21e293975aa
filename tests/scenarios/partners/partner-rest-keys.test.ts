// door: HTTP
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Refused } from '../../customers/index.ts'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import {
  addPartner,
  postRpc,
  type RpcReply,
  type TestPartner,
  v2Headers,
} from '../support/partner-steps.ts'
import { askRest, bearer } from '../support/rest-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const BODY = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getCurrencies', params: {} })
const INVALID = {
  error: { code: 'partner_key_invalid', message: expect.any(String), details: {} },
}

let shop: RunningProduct
let partner: TestPartner
let database: pg.Client
let places: Readonly<Record<string, string>>
beforeAll(async () => {
  const url = databaseOf('partner_rest_keys')
  if (url === null) throw new Error('This file needs a PostgreSQL server')
  shop = await startShop('partner_rest_keys')
  places = { DATABASE_URL: url, DATA_DIR: shop.dataDir }
  partner = await addPartner(shop, 'A wallet')
  database = new pg.Client(url)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await stopShop(shop)
})

/** A partner whose key was changed in the database. */
async function partnerWith(change: string, values: readonly unknown[]): Promise<TestPartner> {
  const added = await addPartner(shop, 'Changed')
  await database.query(`update partner_key set ${change} where partner_id = $1`, [
    added.partnerId,
    ...values,
  ])
  return added
}
const statusOf = async (key: Pick<TestPartner, 'apiKey'>, path = '/currencies') =>
  (await askRest(shop, key, 'GET', path)).status

describe('[API-01.21] a request that bears no key is refused the same way, whatever is wrong with it', () => {
  test.each([
    ['no header', async () => ({})],
    ['an unknown key', async () => bearer({ apiKey: 'unknown' })],
    ['nothing after the word', async () => ({ authorization: 'Bearer ' })],
    ['another scheme', async () => ({ authorization: `Basic ${partner.apiKey}` })],
    ['the headers of v2', async () => v2Headers(partner, '')],
    ['the key of ChangeHero', async () => ({ 'api-key': partner.apiKey })],
    ['a key that is not open for it', async () => bearer(await addPartner(shop, 'Signs', ['v2']))],
    [
      'a key of another network',
      async () => bearer(await partnerWith("networks = '{203.0.113.0/24}'", [])),
    ],
    ['a revoked key', async () => bearer(await partnerWith('revoked_at = now()', []))],
    [
      'an expired key',
      async () => bearer(await partnerWith("expires_at = now() - interval '1 second'", [])),
    ],
  ] as const)('%s', async (_name, headersOf) => {
    const headers = await headersOf()
    for (const [method, path] of [
      ['GET', '/currencies'],
      ['POST', '/orders'],
      ['GET', '/reports.csv'],
    ] as const) {
      const body = method === 'POST' ? { body: 7 } : {}
      const refused = await ask<Refused>(shop, method, `/api/partner/v1${path}`, {
        headers,
        ...body,
      })
      expect([refused.status, refused.body]).toEqual([401, INVALID])
    }
    const { headers: told } = await fetch(`${shop.url}/api/partner/v1/currencies`, { headers })
    expect(told.get('www-authenticate')).toBe('Bearer')
  })

  test('a partner who was disabled, from the next request on', async () => {
    const leaving = await addPartner(shop, 'Leaves')
    expect(await statusOf(leaving)).toBe(200)
    await operate(places, 'partner', 'disable', leaving.partnerId)
    expect(await statusOf(leaving)).toBe(401)
  })

  test('a bearer key proves nothing to JSON-RPC', async () => {
    expect((await postRpc(shop, BODY, bearer(partner))).status).toBe(401)
  })
})

test('[API-01.21] a key needs the scope of the call, and is told which', async () => {
  const reader = await partnerWith('scopes = $2', [['read']])
  expect(await statusOf(reader)).toBe(200)
  for (const [scope, method, path] of [
    ['quote', 'GET', '/quote?from=btc&to=eth&amountFrom=1'],
    ['create', 'POST', '/orders'],
    ['reports', 'GET', '/reports'],
    ['reports', 'GET', '/reports.csv'],
  ] as const) {
    const body = method === 'POST' ? { body: {} } : {}
    const refused = await askRest<Refused>(shop, reader, method, path, body)
    expect([refused.status, refused.body.error]).toMatchObject([
      403,
      { code: 'scope_missing', details: { scope } },
    ])
  }
})

test('[API-01.21] a key with a network is good from there', async () => {
  const here = await partnerWith("networks = '{127.0.0.0/8,::1/128}'", [])
  expect(await statusOf(here)).toBe(200)
})

test('[API-01.21] the operator gives a partner a key of its own for REST', async () => {
  const output = await operate(places, 'partner', 'add', 'Plain', 'Wallet')
  const [, apiKey = ''] = /API key: +(\S+)/.exec(output) ?? []
  const [, restKey = ''] = /Bearer key \(REST\): +(\S+)/.exec(output) ?? []
  const [privateKeyPem = ''] =
    /-----BEGIN PRIVATE KEY[\s\S]+END PRIVATE KEY-----/.exec(output) ?? []
  expect(await statusOf({ apiKey: restKey })).toBe(200)
  // The name of a key that signs is no secret, and opens nothing.
  expect(await statusOf({ apiKey })).toBe(401)
  expect((await postRpc(shop, BODY, { 'api-key': restKey })).status).toBe(401)
  const signing = { ...partner, apiKey, privateKeyPem }
  expect((await postRpc(shop, BODY, v2Headers(signing, BODY))).status).toBe(200)
  const listed = await operate(places, 'partner', 'list')
  expect(listed).toContain(`${restKey.slice(0, 8)}…  REST key  rest`)
  expect(listed).not.toContain(restKey)
})

test('[API-01.22] a key has so many requests a second in both protocols together, and is told where it asks for more', async () => {
  const slow = await partnerWith('requests_per_second = 1', [])
  // Forty at once do not take forty seconds.
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => [
      askRest<Refused>(shop, slow, 'GET', '/quote?from=btc&to=eth&amountFrom=0.004'),
      postRpc(shop, BODY, v2Headers(slow, BODY)),
    ]).flat(),
  )
  const limited = asked.filter(({ status }) => status === 429)
  expect(limited[0]?.body).toEqual({
    error: {
      code: 'key_rate_limited',
      message: 'This key’s limit is 1 requests per second. Try again in a second.',
      details: { requestsPerSecond: 1 },
    },
  })
  const body = JSON.stringify(Array.from({ length: 4 }, (_, id) => ({ id, method: 'nothing' })))
  const batch = await postRpc(shop, body, v2Headers(slow, body))
  expect(JSON.stringify(batch.body)).toContain('You reached requests limit 1 rps')
})

test('[API-01.22] of two web processes, a key has no more requests a second than of one', async () => {
  const limit = 20
  const env = { DATABASE_URL: places.DATABASE_URL ?? '', ROLE: 'web' }
  const other = await startProduct({ env, dataDir: shop.dataDir })
  const path = '/orders/none/status'
  const passed = async (key: TestPartner) => {
    const asked = [shop, other].flatMap((web) =>
      Array.from({ length: 2 * limit }, () => askRest(web, key, 'GET', path)),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    return statuses.filter((status) => status === 404).length
  }
  const second = async () => {
    const { rows } = await database.query(
      'select floor(extract(epoch from clock_timestamp()))::integer as second',
    )
    return rows[0].second
  }
  try {
    // Where what was asked at once took longer, a further second began with requests of its own.
    for (let isWithinSecond = false; !isWithinSecond; ) {
      const key = await partnerWith('requests_per_second = $2', [limit])
      const before = await second()
      const count = await passed(key)
      const seconds = (await second()) - before + 1
      expect(count).toBeLessThanOrEqual(limit * seconds)
      isWithinSecond = seconds === 1
      if (isWithinSecond) expect(count).toBe(limit)
    }
  } finally {
    await stopShop(other)
  }
})

test('[API-01.22] a key makes so many orders a minute', async () => {
  const few = await partnerWith('creations_per_minute = 1', [])
  const wish = {
    from: 'btc',
    to: 'eth',
    amountFrom: '0.004',
    address: await playAddress(shop, 'eth'),
  }
  const create = async (subaccountId: string) => {
    const made = await askRest<Partial<Refused>>(shop, few, 'POST', '/orders', {
      body: { ...wish, subaccountId },
    })
    return [made.status, made.body.error?.code]
  }
  expect(await create('one')).toEqual([201, undefined])
  expect(await create('two')).toEqual([429, 'too_many_creations'])
})

test('[API-01.17] a key has so many requests a second, and is told where it asks for more', async () => {
  const requests = Array.from({ length: 50 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'nothing',
  }))
  const body = JSON.stringify(requests)
  // Six hundred at once span two seconds at most, which have room for two hundred.
  const replies = await Promise.all(
    Array.from({ length: 12 }, () =>
      postRpc<readonly RpcReply[]>(shop, body, v2Headers(partner, body)),
    ),
  )
  const errors = replies.flatMap((reply) => reply.body.map(({ error }) => error))
  expect(errors).toContainEqual({
    code: -32600,
    message: 'Error: You reached requests limit 100 rps',
  })
  expect(errors).toContainEqual({ code: -32601, message: 'Method not found' })
})

// Last: it locks this machine out of both protocols for a minute.
test('[API-01.22] whoever keeps failing to bear a key has to wait, in either protocol', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 70; tries += 1) statuses.push(await statusOf({ apiKey: 'unknown' }))
  expect(statuses.at(-1)).toBe(429)
  expect((await postRpc(shop, BODY, {})).status).toBe(429)
})
