// door: HTTP
import { generateKeyPairSync } from 'node:crypto'
import type { PartnerUsageReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import {
  KEYS,
  keyRequest,
  keysOf,
  newOwnKey,
  newPair,
  openAccess,
  quoteWith,
} from '../support/own-key-steps.ts'
import { newOwner } from '../support/owner-steps.ts'
import { postRpc, relayHeaders, v1Headers } from '../support/partner-steps.ts'
import { PASSWORD, type Person } from '../support/person.ts'
import { bearer } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'
import { turnTotpOn } from '../support/totp-steps.ts'

const OWN_WEBHOOKS = '/api/user/partner/webhooks'
const AMOUNT = /^0\.\d+$|^\d+\.\d+$/
const BODY = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getCurrencies', params: {} })

let shop: RunningProduct
let ada: Person
let grace: Person
beforeAll(async () => {
  shop = await startShop('own_keys')
  const [one, other] = [await newOwner(shop), await newOwner(shop)]
  ada = one.browser
  grace = other.browser
  await openAccess(ada)
  await openAccess(grace)
})
afterAll(() => stopShop(shop))

const statusOf = async (headers: Readonly<Record<string, string>>) =>
  (await postRpc(shop, BODY, headers)).status

const codeOf = async (person: Person, asked: object): Promise<unknown> => {
  const { body } = await person.change('POST', KEYS, keyRequest(asked))
  return body.error?.code ?? body.code ?? body.result
}

test('[API-05.1] an account gets access when it asks for it, once and without an operator', async () => {
  const { browser } = await newOwner(shop)
  const access = async () => (await browser.ask('GET', '/api/user/partner')).body.result
  expect(await access()).toBeNull()
  expect(await keysOf(browser)).toEqual([])
  const refused = await browser.change('POST', KEYS, keyRequest({ publicKey: newPair().publicKey }))
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'partner_access_missing' } },
  })
  await openAccess(browser)
  const opened = await access()
  await openAccess(browser)
  expect(await access()).toEqual(opened)
  expect(await quoteWith(shop, (await newOwnKey(browser)).partner)).toMatch(AMOUNT)
})

test('[API-05.2] a key is made of a public key alone, and its private key signs requests', async () => {
  const { partner, reply } = await newOwnKey(ada, { name: 'A server' })
  expect(reply).toMatchObject({ secret: null, privateKeyPem: null, privateKeyHex: null })
  expect(await quoteWith(shop, partner)).toMatch(AMOUNT)
  const [key] = await keysOf(ada)
  expect(key).toMatchObject({
    name: 'A server',
    hint: partner.apiKey.slice(0, 8),
    state: 'active',
    requestsPerSecond: 10,
    creationsPerMinute: 30,
  })
  expect(JSON.stringify(await keysOf(ada))).not.toContain(partner.apiKey)
  const used = async () => (await keysOf(ada)).find((one) => one.id === key?.id)?.lastUsedAt
  await expect.poll(used, { timeout: 30_000 }).toEqual(expect.any(String))
})

describe('[API-05.3] a public key', () => {
  const pem = (type: 'rsa' | 'ec', options: object): string => {
    const pair =
      type === 'ec'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256', ...options })
        : generateKeyPairSync('rsa', { modulusLength: 2048, ...options })
    return pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  }

  test.each([
    ['with 1024 bits', pem('rsa', { modulusLength: 1024 }), 'public_key_unsupported'],
    ['with exponent 3', pem('rsa', { publicExponent: 3 }), 'public_key_unsupported'],
    ['of an elliptic curve', pem('ec', {}), 'public_key_unsupported'],
    ['that is garbage', 'garbage', 'public_key_malformed'],
  ] as const)('%s is refused', async (_what, publicKey, code) => {
    expect(await codeOf(ada, { publicKey })).toBe(code)
  })

  test('is taken as PKCS#1 too, once', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
    const given = publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()
    expect(await codeOf(ada, { publicKey: given })).toBe(true)
    expect(await codeOf(grace, { publicKey: given })).toBe('public_key_used')
  })

  test('is told from a private key, which is refused with what to do and kept nowhere', async () => {
    const { privateKeyPem } = newPair()
    const refused = await ada.change('POST', KEYS, keyRequest({ publicKey: privateKeyPem }))
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'private_key_given' } } })
    expect(refused.body.error.message).toContain('create a new key pair')
    const [, line = ''] = privateKeyPem.split('\n')
    expect(JSON.stringify(refused.body)).not.toContain(line)
    expect(shop.output()).not.toContain(line)
  })
})

describe('[API-05.4] what a browser cannot make is made by the server and shown once', () => {
  test('a key pair', async () => {
    const { partner, reply } = await newOwnKey(ada, { publicKey: null })
    expect(reply.privateKeyPem).toContain('BEGIN PRIVATE KEY')
    expect(await quoteWith(shop, partner)).toMatch(AMOUNT)
  })

  test('a bearer key for REST, whose calls are counted too', async () => {
    const { id, partner } = await newOwnKey(ada, { dialects: ['rest'], publicKey: null })
    const headers = { authorization: `Bearer ${partner.apiKey}` }
    const reply = await fetch(`${shop.url}/api/partner/v1/currencies`, { headers })
    expect(reply.status).toBe(200)
    expect(await statusOf({ 'api-key': partner.apiKey })).toBe(401)
    const usage = async () =>
      (await ada.ask<PartnerUsageReply>('GET', `/api/user/partner/usage?keyId=${id}`)).body.result
    const counted = { method: 'GET /partner/v1/currencies', requests: 1, errors: 0 }
    await expect.poll(async () => (await usage()).methods, { timeout: 60_000 }).toEqual([counted])
  })

  test('an HMAC secret, and keys for dialects without a signature', async () => {
    const hmac = await newOwnKey(ada, { dialects: ['v1'], publicKey: null })
    expect(await statusOf(v1Headers(hmac.partner, BODY))).toBe(200)
    expect(await statusOf({ 'api-key': hmac.partner.apiKey })).toBe(401)
    const unsigned = await newOwnKey(ada, { dialects: ['relay', 'changehero'], publicKey: null })
    expect(await statusOf({ 'api-key': unsigned.partner.apiKey })).toBe(200)
    expect(await statusOf(relayHeaders(unsigned.partner, Date.now()))).toBe(200)
    const listed = JSON.stringify(await keysOf(ada))
    for (const secret of [hmac.partner.secret, hmac.partner.apiKey, unsigned.partner.apiKey]) {
      expect(listed).not.toContain(secret)
    }
  })

  test('never one that both signs and is taken unsigned', async () => {
    const mixed = { dialects: ['v2', 'relay'], publicKey: newPair().publicKey }
    expect(await codeOf(ada, mixed)).toBe('key_dialects_mixed')
  })
})

test('[API-03.7] a new receiver and a new secret need password and code by session, and other changes do not', async () => {
  const { browser } = await newOwner(shop)
  await openAccess(browser)
  const { partner } = await newOwnKey(browser, { dialects: ['rest'], scopes: ['webhooks'] })
  const code = await turnTotpOn(browser)
  const change = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}) =>
    (await browser.change(method, `${OWN_WEBHOOKS}${path}`, body)).body
  const list = async () => (await browser.ask('GET', OWN_WEBHOOKS)).body.result
  const endpoint = { url: 'http://127.0.0.1:9/' }
  const add = (more: object) => change('POST', '', { ...endpoint, ...more })
  expect(await add({})).toMatchObject({ result: false, code: 'password_needed' })
  expect(await add({ password: 'wrong', code: '000000' })).toMatchObject({ code: 'password_wrong' })
  expect(await add({ password: PASSWORD })).toMatchObject({ code: 'code_needed' })
  expect(await list()).toEqual([])
  const proof = { password: PASSWORD, code: code(1) }
  const refused = await add({ url: 'ftp://example.com/', ...proof })
  expect(refused.error.code).toBe('endpoint_url_refused')
  const added = await add(proof)
  expect(added).toMatchObject({ result: true, secret: expect.stringMatching(/^whsec_/) })
  const path = `/${added.endpoint.id}`
  const elsewhere = { url: 'http://127.0.0.1:9/elsewhere' }
  expect(await change('PATCH', path, elsewhere)).toMatchObject({ code: 'password_needed' })
  expect(await change('POST', `${path}/secret`)).toMatchObject({ code: 'password_needed' })
  // A code is good once.
  expect(await change('POST', `${path}/secret`, proof)).toMatchObject({ code: 'totp_wrong' })
  const same = { ...endpoint, events: ['order.hold'], paused: true }
  expect(await change('PATCH', path, same)).toMatchObject({ result: true })
  expect(await list()).toMatchObject([
    { ...endpoint, events: ['order.hold'], pausedBecause: 'owner', previousUntil: null },
  ])
  const headers = { ...bearer(partner), 'content-type': 'application/json' }
  const byKey = (method: string, more: string, body?: object) =>
    fetch(`${shop.url}/api/partner/v1/webhooks${more}`, {
      method,
      headers: body === undefined ? bearer(partner) : headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
  expect((await byKey('POST', '', endpoint)).status).toBe(201)
  expect((await byKey('PATCH', path, elsewhere)).status).toBe(200)
  expect((await byKey('POST', `${path}/secret`)).status).toBe(200)
  expect(await change('DELETE', path)).toEqual({})
})
