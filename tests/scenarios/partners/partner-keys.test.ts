// door: HTTP
import { generateKeyPairSync, sign } from 'node:crypto'
import type { TransactionReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import {
  addPartner,
  callRpc,
  postRpc,
  type RpcFields,
  type RpcReply,
  relayHeaders,
  type TestPartner,
  v1Headers,
  v2Headers,
} from '../support/partner-steps.ts'
import { NO_DECIMALS } from '../support/partners/rpc-replies.ts'
import { rawPost } from '../support/raw-post.ts'
import { bearer } from '../support/rest-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const BODY = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getCurrencies', params: {} })

let shop: RunningProduct
let partner: TestPartner
let other: TestPartner
let places: Readonly<Record<string, string>>
beforeAll(async () => {
  const url = databaseOf('partner_keys')
  if (url === null) throw new Error('This file needs a PostgreSQL server')
  shop = await startShop('partner_keys', { API_URL: 'http://api.example' })
  places = { DATABASE_URL: url, DATA_DIR: shop.dataDir }
  partner = await addPartner(shop, 'A wallet')
  other = await addPartner(shop, 'Another wallet')
})
afterAll(() => stopShop(shop))

const statusOf = async (headers: Readonly<Record<string, string>>, body = BODY, path?: string) =>
  (await postRpc(shop, body, headers, path)).status

describe('[API-01.1] a request is taken in each dialect', () => {
  test.each([
    ['v2', () => v2Headers(partner, BODY)],
    ['v2 with Basic beside', () => ({ ...v2Headers(partner, BODY), authorization: 'Basic YTpi' })],
    ['relay', () => relayHeaders(partner, Date.now())],
    ['v1', () => v1Headers(partner, BODY)],
    ['ChangeHero', () => ({ 'api-key': partner.apiKey })],
  ] as const)('%s', async (_name, headersOf) => {
    const paths = ['/api/partner', '/api/partner/', '/api/partner/v2', '/v2', '/v2/']
    for (const path of paths) {
      const { body, status } = await postRpc<RpcReply<readonly string[]>>(
        shop,
        BODY,
        headersOf(),
        path,
      )
      expect([status, body.result?.includes('btc')]).toEqual([200, true])
    }
  })
})

test('[API-01.1] requests to the root of the API’s own host are answered, and to that of another are not', async () => {
  const headers = { 'content-type': 'application/json', ...v2Headers(partner, BODY) }
  const post = (host: string) => rawPost(shop, { target: '/', host, headers, body: BODY })
  const answered = await post('api.example')
  expect([answered.status, answered.body]).toEqual([200, expect.stringContaining('"btc"')])
  expect((await post('elsewhere.example')).body).not.toContain('"btc"')
})

describe('[API-01.13] a request that proves no key is refused the same way, whatever is wrong with it', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  test.each([
    ['no key', () => ({})],
    ['a signature of another body', () => v2Headers(partner, `${BODY} `)],
    [
      'a signature by another key',
      () => ({
        'x-api-key': partner.apiKey,
        'x-api-signature': sign('RSA-SHA256', Buffer.from(BODY), privateKey).toString('base64'),
      }),
    ],
    [
      'another partner’s signature',
      () => ({ ...v2Headers(other, BODY), 'x-api-key': partner.apiKey }),
    ],
    ['no signature', () => ({ 'x-api-key': partner.apiKey })],
    ['a signature that is none', () => ({ 'x-api-key': partner.apiKey, 'x-api-signature': '!' })],
    ['an unknown key', () => ({ ...v2Headers(partner, BODY), 'x-api-key': 'unknown' })],
    ['a wrong secret', () => ({ ...v1Headers(other, BODY), 'api-key': partner.apiKey })],
    ['a relay time that is long past', () => relayHeaders(partner, Date.now() - 120_000)],
    ['a relay time that is far ahead', () => relayHeaders(partner, Date.now() + 120_000)],
    [
      'a relay without a time',
      () => ({ 'x-auth': Buffer.from(partner.apiKey).toString('base64') }),
    ],
  ] as const)('%s', async (_name, headersOf) => {
    const { body, status } = await postRpc(shop, BODY, headersOf())
    expect(status).toBe(401)
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: 'Unauthorized' },
    })
  })

  test('a key that is not opened for a dialect', async () => {
    const signing = await addPartner(shop, 'Signs', ['v2'])
    expect(await statusOf(v2Headers(signing, BODY))).toBe(200)
    expect(await statusOf({ 'api-key': signing.apiKey })).toBe(401)
    expect(await statusOf(relayHeaders(signing, Date.now()))).toBe(401)
    expect(await statusOf(v1Headers(signing, BODY))).toBe(401)
  })

  test('a partner who was disabled, from the next request on; his orders go on', async () => {
    const leaving = await addPartner(shop, 'Leaves')
    expect(await statusOf(v2Headers(leaving, BODY))).toBe(200)
    const order = await callRpc<RpcFields>(shop, leaving, 'createTransaction', {
      from: 'btc',
      to: 'eth',
      amountFrom: '0.004',
      address: await playAddress(shop, 'eth'),
    })
    const output = await operate(places, 'partner', 'disable', leaving.partnerId)
    expect(output).toContain('is disabled')
    expect(await statusOf(v2Headers(leaving, BODY))).toBe(401)
    expect(await statusOf(v2Headers(partner, BODY))).toBe(200)
    const id = order.result?.id ?? ''
    await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
    const status = async () =>
      (await mustAsk<TransactionReply>(shop, 'GET', `/api/transactions/${id}`)).transaction.status
    await expect.poll(status, { timeout: 300_000, interval: 500 }).toBe('finished')
  })
})

test('[API-01.14] the operator adds partners whose keys sign, and lists them without the keys', async () => {
  const output = await operate(places, 'partner', 'add', 'Bright', 'Wallet')
  const [, apiKey = ''] = /API key: +(\S+)/.exec(output) ?? []
  const [privateKeyPem = ''] =
    /-----BEGIN PRIVATE KEY[\s\S]+END PRIVATE KEY-----/.exec(output) ?? []
  const added = { ...partner, apiKey, privateKeyPem }
  expect(await statusOf(v2Headers(added, BODY))).toBe(200)
  expect(await statusOf({ 'api-key': apiKey })).toBe(401)
  const listed = await operate(places, 'partner', 'list')
  expect(listed).toContain('Bright Wallet')
  expect(listed).toContain(apiKey.slice(0, 8))
  expect(listed).not.toContain(apiKey)
  await expect(operate(places, 'partner', 'disable', 'nobody')).rejects.toThrow('Partner not found')
})

describe('[API-01.15] hostile requests change nothing and break nothing', () => {
  test('amounts that are no plain decimals', async () => {
    const address = await playAddress(shop, 'eth')
    for (const amountFrom of NO_DECIMALS) {
      const { error } = await callRpc(shop, partner, 'createTransaction', {
        from: 'btc',
        to: 'eth',
        amountFrom,
        address,
      })
      expect(error).toEqual({ code: -32602, message: 'Parameter amountFrom is invalid' })
    }
  })

  test('ids, versions and params that are none', async () => {
    for (const wrong of [
      { jsonrpc: '2.0', id: {}, method: 'getCurrencies' },
      { jsonrpc: '1.0', id: 1, method: 'getCurrencies' },
      { jsonrpc: '2.0', id: 1, method: 7 },
      { jsonrpc: '2.0', id: 1 },
      7,
    ]) {
      const body = JSON.stringify(wrong)
      const { body: reply, status } = await postRpc<RpcReply>(shop, body, v2Headers(partner, body))
      expect([status, reply.error]).toEqual([200, { code: -32600, message: 'Invalid Request' }])
    }
    const { error } = await callRpc(shop, partner, 'getMinAmount', 'btc')
    expect(error).toEqual({ code: -32602, message: 'Parameter params is invalid' })
  })

  test('bodies that are deep, large or no JSON', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const { body: reply } = await postRpc<RpcReply>(shop, deep, v2Headers(partner, deep))
    expect(reply.error?.code).toBe(-32700)
    const large = JSON.stringify({ id: 1, method: 'getCurrencies', params: { x: 'x'.repeat(1e6) } })
    expect(await statusOf(v2Headers(partner, large), large)).toBe(413)
    const form = await fetch(`${shop.url}/api/partner`, {
      method: 'POST',
      body: BODY,
      headers: { ...v2Headers(partner, BODY), 'content-type': 'text/plain' },
    })
    expect(form.status).toBe(415)
    expect((await fetch(`${shop.url}/api/partner`)).status).toBe(405)
  })

  test('a key that stands twice in an object counts as its last, in either protocol', async () => {
    const [first, last] = [await playAddress(shop, 'eth'), await playAddress(shop, 'eth')]
    const twice = (wish: string) =>
      `{${wish},"amountFrom":9,"amountFrom":"0.004","address":"${first}","address":"${last}"}`
    const params = twice('"from":"ltc","from":"btc","to":"eth"')
    const body = `{"jsonrpc":"2.0","id":1,"id":2,"method":"getStatus","method":"createTransaction","params":${params}}`
    const { body: reply } = await postRpc<RpcReply<RpcFields>>(shop, body, v2Headers(partner, body))
    const expected = { currencyFrom: 'btc', amountExpectedFrom: '0.004', payoutAddress: last }
    expect(reply).toMatchObject({ id: 2, result: expected })
    const rest = await fetch(`${shop.url}/api/partner/v1/orders`, {
      method: 'POST',
      headers: { ...bearer(partner), 'content-type': 'application/json' },
      body: params,
    })
    expect(await rest.json()).toMatchObject({ order: expected })
    const made = await callRpc<readonly RpcFields[]>(shop, partner, 'getTransactions', {
      payoutAddress: first,
    })
    expect(made.result).toEqual([])
  })

  test('another partner’s order is answered as one that does not exist', async () => {
    const order = await callRpc<{ id: string }>(shop, partner, 'createTransaction', {
      from: 'btc',
      to: 'eth',
      amountFrom: '0.004',
      address: await playAddress(shop, 'eth'),
    })
    const theirs = await callRpc(shop, other, 'getStatus', { id: order.result?.id })
    const none = await callRpc(shop, other, 'getStatus', { id: 'none' })
    expect(theirs.error).toEqual(none.error)
  })
})

test('[API-01.16] whoever keeps failing to prove a key has to wait', async () => {
  const statuses: number[] = []
  // They are counted by the minute, and one may end on the way.
  while (statuses.at(-1) !== 429 && statuses.length < 200) statuses.push(await statusOf({}))
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  expect(statuses.at(-1)).toBe(429)
})
