// door: HTTP
import { generateKeyPairSync } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operate, type RunningProduct } from '../../support/index.ts'
import { addPartner, callRpc, type TestPartner, v2Headers } from '../support/partner-steps.ts'
import {
  askFiat,
  createPurchase,
  FIAT,
  fiatPurchase,
} from '../support/partners/fiat-partner-steps.ts'
import { askRest } from '../support/rest-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const UNAUTHORIZED = {
  errorType: 'unauthorized',
  errorMessage: 'The request does not prove a key that may be used here',
  errorDetails: null,
}

let shop: RunningProduct
let database: Pool
let partner: TestPartner
let places: Readonly<Record<string, string>>
beforeAll(async () => {
  const url = databaseOf('fiat_partner_keys')
  if (url === null) throw new Error('This file needs a PostgreSQL server')
  database = new Pool({ connectionString: url })
  shop = await startShop('fiat_partner_keys')
  places = { DATABASE_URL: url, DATA_DIR: shop.dataDir }
  partner = await addPartner(shop, 'A wallet')
})
afterAll(async () => {
  await database.end()
  await stopShop(shop)
})

const ask = (who: TestPartner, path = '/providers') => askFiat(shop, who, { path })
const statusOf = async (who: TestPartner, path?: string) => (await ask(who, path)).status

/** A partner whose key was changed in the database. */
async function partnerWith(change: string): Promise<TestPartner> {
  const added = await addPartner(shop, 'Changed')
  await database.query(`update partner_key set ${change} where partner_id = $1`, [added.partnerId])
  return added
}

/** A partner as somebody has it who knows another key pair. */
function withOtherPair(of: TestPartner): TestPartner {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...of,
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeyPem: publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  }
}

test('[API-06.2] a key pair proves both protocols, where it is enabled for them', async () => {
  const pair = await addPartner(shop, 'Both', ['v2', 'fiat'])
  expect(await statusOf(pair)).toBe(200)
  expect(await callRpc(shop, pair, 'getCurrencies')).toHaveProperty('result')
  const output = await operate(places, 'partner', 'add', 'Wallet')
  expect(output).toContain('API key')
  expect(await operate(places, 'partner', 'list')).toMatch(/v2, v1, fiat/)
})

describe('[API-06.2] a request that proves no key is refused the same way, whatever is wrong with it', () => {
  test.each([
    ['an unknown key', async () => withOtherPair(partner)],
    [
      'the signature of another key',
      async () => ({ ...withOtherPair(partner), publicKeyPem: partner.publicKeyPem }),
    ],
    ['no public key', async () => ({ ...partner, publicKeyPem: 'nothing' })],
    ['a key that is not enabled for it', async () => addPartner(shop, 'Signs', ['v2'])],
    ['a key of another network', async () => partnerWith("networks = '{203.0.113.0/24}'")],
    ['a revoked key', async () => partnerWith('revoked_at = now()')],
    ['an expired key', async () => partnerWith("expires_at = now() - interval '1 second'")],
    ['a key that needs a nonce, without one', async () => partnerWith('needs_nonce = true')],
  ] as const)('%s', async (_name, whoIs) => {
    const { body, status } = await ask(await whoIs())
    expect([status, body]).toEqual([401, UNAUTHORIZED])
  })

  test('the headers of v2', async () => {
    const headers = v2Headers(partner, '{}')
    const response = await fetch(`${shop.url}${FIAT}/providers`, { headers })
    expect([response.status, await response.json()]).toEqual([401, UNAUTHORIZED])
  })

  test('a partner who was disabled, from the next request on', async () => {
    const leaving = await addPartner(shop, 'Leaves')
    expect(await statusOf(leaving)).toBe(200)
    await operate(places, 'partner', 'disable', leaving.partnerId)
    expect(await statusOf(leaving)).toBe(401)
  })
})

test('[API-06.2] a key needs the scope of the call', async () => {
  const reader = await partnerWith("scopes = '{read}'")
  expect(await statusOf(reader)).toBe(200)
  expect(await statusOf(reader, '/offers')).toBe(401)
  expect((await createPurchase(shop, reader, {})).status).toBe(401)
  expect((await ask(reader, '/offers')).body.errorType).toBe('unauthorized')
})

test('[API-06.2] requests of a key are counted together with those of the other protocols', async () => {
  const slow = await partnerWith('requests_per_second = 1')
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => [ask(slow), askRest(shop, slow, 'GET', '/currencies')]).flat(),
  )
  const statuses = asked.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(asked.find(({ status }) => status === 429)).toBeDefined()
  const limited = await Promise.all(Array.from({ length: 4 }, () => ask(slow)))
  expect(limited.map(({ body }) => body.errorType)).toContain('tooManyRequests')
})

test('[API-06.6] a key makes so many orders a minute, and a repeat is none', async () => {
  const few = await partnerWith('creations_per_minute = 1')
  const asked = await fiatPurchase(shop)
  const first = await createPurchase(shop, few, asked)
  expect(first.status).toBe(200)
  const next = await createPurchase(shop, few, await fiatPurchase(shop))
  expect([next.status, next.body.errorType]).toEqual([429, 'tooManyRequests'])
  expect((await createPurchase(shop, few, asked)).body.orderId).toBe(first.body.orderId)
})

// Last: it locks this machine out of all protocols for a minute.
test('[API-06.2] whoever keeps failing to prove a key has to wait', async () => {
  const unknown = withOtherPair(partner)
  const statuses: number[] = []
  // They are counted by the minute, and one may end on the way.
  while (statuses.at(-1) !== 429 && statuses.length < 200) statuses.push(await statusOf(unknown))
  expect(statuses.at(-1)).toBe(429)
  expect((await ask(partner)).body.errorType).toBe('tooManyRequests')
})
