import type { PartnerUsageReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { mailTexts } from '../support/mails.ts'
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
import { callRpc, postRpc, v2Headers } from '../support/partner-steps.ts'
import { PASSWORD, type Person, personAt } from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'
import { turnTotpOn } from '../support/totp-steps.ts'

const AMOUNT = /^0\.\d+$|^\d+\.\d+$/
const BODY = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getCurrencies', params: {} })
const NOWHERE = '0199f0c0-0000-7000-8000-000000000009'

let shop: RunningProduct
let ada: Person
let grace: Person
beforeAll(async () => {
  shop = await startShop('own_key_rights')
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

test('[API-05.5] new keys and other rights need password and code, a new name and revoking do not, and the owner is told', async () => {
  const { browser, email: address } = await newOwner(shop)
  await openAccess(browser)
  const { id } = await newOwnKey(browser)
  const code = await turnTotpOn(browser)
  const { publicKey } = newPair()
  expect(await codeOf(browser, { publicKey, password: null })).toBe('password_needed')
  const wrong = { publicKey, password: 'wrong', code: '000000' }
  expect(await codeOf(browser, wrong)).toBe('password_wrong')
  expect(await codeOf(browser, { publicKey })).toBe('code_needed')
  expect(await codeOf(browser, { publicKey, code: '000000' })).toBe('totp_wrong')
  const change = async (body: object) => (await browser.change('PATCH', `${KEYS}/${id}`, body)).body
  expect(await change({ scopes: ['read'], password: PASSWORD })).toMatchObject({
    result: false,
    code: 'code_needed',
  })
  const proof = { password: PASSWORD, code: code(1) }
  expect(await change({ scopes: ['read'], ...proof })).toMatchObject({ key: { scopes: ['read'] } })
  expect(await change({ name: 'Renamed' })).toMatchObject({ key: { name: 'Renamed' } })
  expect((await browser.change('DELETE', `${KEYS}/${id}`)).body).toEqual({ result: true })
  const told = async () => (await mailTexts(shop, address)).join('\n')
  await expect.poll(told, { timeout: 120_000, interval: 500 }).toContain('API key revoked')
  expect(await told()).toContain('API key created')
  expect(await told()).toContain('API key changed')
  expect(await told()).toContain('API key: Renamed')
})

describe('[API-05.6] rights are those of the next request', () => {
  test('permissions and IP addresses', async () => {
    const { id, partner } = await newOwnKey(ada)
    const change = (body: object) =>
      ada.change('PATCH', `${KEYS}/${id}`, { ...body, password: PASSWORD })
    await change({ scopes: ['read'] })
    expect(await quoteWith(shop, partner)).toBe('This key may not call this method')
    await change({ scopes: ['quote'], networks: ['203.0.113.0/24', '2001:db8::/32'] })
    expect(await statusOf(v2Headers(partner, BODY))).toBe(401)
    await change({ networks: ['127.0.0.0/8', '::1'] })
    expect(await statusOf(v2Headers(partner, BODY))).toBe(200)
    for (const network of [
      '203.0.113.0/33',
      'example.com',
      '1.2.3',
      'fe80::1%eth0',
      '::ffff:1.2.3.4',
    ]) {
      const { body, status } = await change({ networks: [network] })
      expect([status, body.error]).toMatchObject([
        422,
        { code: 'network_malformed', details: { network } },
      ])
    }
    expect((await change({ scopes: [] })).status).toBe(400)
    expect((await keysOf(ada)).find((key) => key.id === id)).toMatchObject({
      scopes: ['quote'],
      networks: ['127.0.0.0/8', '::1'],
    })
  })

  test('and an expiry', async () => {
    const past = new Date(Date.now() - 60_000).toISOString()
    const { publicKey } = newPair()
    expect(await codeOf(ada, { publicKey, expiresAt: past })).toBe('key_expiry_past')
    const soon = new Date(Date.now() + 5_000).toISOString()
    const { id, partner } = await newOwnKey(ada, { expiresAt: soon })
    expect(await statusOf(v2Headers(partner, BODY))).toBe(200)
    const status = () => statusOf(v2Headers(partner, BODY))
    await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(401)
    expect((await keysOf(ada)).find((key) => key.id === id)?.state).toBe('expired')
  })
})

describe('[API-05.7] a revoked key', () => {
  test('is refused from the next request on, also while requests are under way', async () => {
    const { id, partner } = await newOwnKey(ada)
    const ask = () => statusOf(v2Headers(partner, BODY))
    const before = Array.from({ length: 20 }, ask)
    const revoked = await ada.change('DELETE', `${KEYS}/${id}`)
    expect(revoked).toMatchObject({ status: 200, body: { result: true } })
    const after = await Promise.all(Array.from({ length: 5 }, ask))
    expect(after).toEqual([401, 401, 401, 401, 401])
    for (const status of await Promise.all(before)) expect([200, 401]).toContain(status)
    expect((await keysOf(ada)).find((key) => key.id === id)?.state).toBe('revoked')
    const again = await ada.change('PATCH', `${KEYS}/${id}`, { name: 'Back' })
    expect(again).toMatchObject({ status: 404, body: { error: { code: 'partner_key_not_found' } } })
  })

  test('makes room: twenty are active at most', async () => {
    const { browser } = await newOwner(shop)
    await openAccess(browser)
    const asked = { dialects: ['relay'], publicKey: null }
    for (let made = 0; made < 20; made += 1) await newOwnKey(browser, asked)
    const full = await browser.change('POST', KEYS, keyRequest(asked))
    expect(full).toMatchObject({
      status: 409,
      body: { error: { code: 'partner_keys_full', details: { most: 20 } } },
    })
    const [key] = await keysOf(browser)
    await browser.change('DELETE', `${KEYS}/${key?.id}`)
    expect(await codeOf(browser, asked)).toBe(true)
  })
})

test('[API-05.8] another account’s key is answered like none, and changes come from our own pages only', async () => {
  const { id, partner } = await newOwnKey(ada)
  const answers = async (key: string) => [
    await grace.change('PATCH', `${KEYS}/${key}`, { name: 'Mine' }),
    await grace.change('PATCH', `${KEYS}/${key}`, { scopes: ['read'], password: PASSWORD }),
    await grace.change('DELETE', `${KEYS}/${key}`),
    await grace.ask('GET', `/api/user/partner/usage?keyId=${key}`),
  ]
  const shown = (replies: Awaited<ReturnType<typeof answers>>) =>
    replies.map(({ body, status }) => ({ body, status }))
  expect(shown(await answers(id))).toEqual(shown(await answers(NOWHERE)))
  expect((await answers('none'))[2]?.status).toBe(404)
  const csrf = await ada.csrf()
  const codes = await Promise.all(
    [
      { headers: {} },
      { headers: { 'x-csrf-token': 'x'.repeat(43) } },
      { headers: { 'x-csrf-token': csrf, origin: 'https://elsewhere.example' } },
    ].map(async (sent) => [
      (await ada.ask('POST', KEYS, { body: keyRequest(), ...sent })).body.error.code,
      (await ada.ask('PATCH', `${KEYS}/${id}`, { body: { name: 'x' }, ...sent })).body.error.code,
      (await ada.ask('DELETE', `${KEYS}/${id}`, sent)).body.error.code,
      (await ada.ask('POST', '/api/user/partner', { body: {}, ...sent })).body.error.code,
    ]),
  )
  const all = (code: string) => [code, code, code, code]
  expect(codes).toEqual([all('csrf_wrong'), all('csrf_wrong'), all('other_origin')])
  const guest = personAt(shop)
  for (const path of ['', '/keys', '/usage', '/subaccounts']) {
    expect((await guest.ask('GET', `/api/user/partner${path}`)).status).toBe(401)
  }
  expect(await quoteWith(shop, partner)).toMatch(AMOUNT)
})

test('[API-05.9] requests are counted by day, method and key with their errors, and sub-accounts are listed', async () => {
  const { browser } = await newOwner(shop)
  await openAccess(browser)
  const [used, idle] = [await newOwnKey(browser), await newOwnKey(browser)]
  const address = await playAddress(shop, 'eth')
  await quoteWith(shop, used.partner)
  await quoteWith(shop, used.partner)
  await callRpc(shop, used.partner, 'getExchangeAmount', [{ from: 'btc' }])
  await callRpc(shop, used.partner, 'noSuchMethod', {})
  const order = await callRpc(shop, used.partner, 'createTransaction', {
    from: 'btc',
    to: 'eth',
    amountFrom: '0.01',
    address,
    subaccountId: 'customer 7',
  })
  expect(order.error).toBeUndefined()
  const usage = async (query = '') =>
    (await browser.ask<PartnerUsageReply>('GET', `/api/user/partner/usage${query}`)).body.result
  const total = async () => (await usage()).days.at(-1)?.requests
  await expect.poll(total, { timeout: 60_000, interval: 1000 }).toBe(5)
  const { days, methods } = await usage()
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ requests: 5, errors: 2 })
  expect(methods).toEqual([
    { method: 'getExchangeAmount', requests: 3, errors: 1 },
    { method: 'createTransaction', requests: 1, errors: 0 },
    { method: 'unknown', requests: 1, errors: 1 },
  ])
  expect((await usage(`?keyId=${idle.id}`)).methods).toEqual([])
  expect((await usage(`?keyId=${used.id}`)).methods).toEqual(methods)
  const listed = await browser.ask('GET', '/api/user/partner/subaccounts')
  expect(listed.body.result).toMatchObject([{ id: 'customer 7', orders: 1 }])
})

test('[API-05.11] a deleted account’s keys are refused, and its data names them without secrets', async () => {
  const { browser } = await newOwner(shop)
  await openAccess(browser)
  const { partner } = await newOwnKey(browser, { name: 'Exported' })
  const { body: data } = await browser.ask('GET', '/api/user/export')
  expect(data.apiKeys).toMatchObject([{ name: 'Exported', begins: partner.apiKey.slice(0, 8) }])
  expect(JSON.stringify(data)).not.toContain(partner.apiKey)
  const deleted = await browser.change('DELETE', '/api/user', { password: PASSWORD })
  expect(deleted.body).toMatchObject({ result: true })
  expect(await statusOf(v2Headers(partner, BODY))).toBe(401)
})
