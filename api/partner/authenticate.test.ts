import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { PartnerKey } from '@causeway/server/partners'
import { expect, test } from 'vitest'
import { authenticate } from './authenticate.ts'
import { rpcDialects } from './dialects/index.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const NOW = 1_800_000_000_000
const BODY = Buffer.from('{"id":1,"method":"getCurrencies"}')
const ADDRESS = '203.0.113.7'

const anyKey: PartnerKey = {
  id: 'key',
  partnerId: 'partner',
  feeShareBps: null,
  dialects: ['v2'],
  scopes: ['read'],
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 10,
  needsNonce: false,
  joinsRepeats: true,
  publicKey: publicKey.export({ type: 'pkcs1', format: 'der' }),
  secret: null,
}

/** What a world with one key says of a request that is signed over these parts. */
async function judge(
  key: Partial<PartnerKey>,
  headers: Readonly<Record<string, string>>,
  {
    address = ADDRESS,
    by = privateKey,
    signed,
  }: { address?: string; by?: KeyObject; signed: string | Buffer },
) {
  const used = new Set<string>()
  const cases = {
    findKey: async (apiKey: string) => (apiKey === 'known' ? { ...anyKey, ...key } : null),
    useNonce: async (_keyId: string, nonce: string) => {
      const isNew = !used.has(nonce)
      used.add(nonce)
      return isNew
    },
  }
  const signature = sign('RSA-SHA256', Buffer.from(signed), by).toString('base64')
  const request = {
    headers: { 'x-api-key': 'known', 'x-api-signature': signature, ...headers },
    body: BODY,
  }
  const ask = async () =>
    (await authenticate(cases, { request, dialects: rpcDialects, address, now: NOW }))?.key.id ??
    null
  return { first: await ask(), again: await ask() }
}

const nonceHeaders = (at: number, nonce = 'n1') => ({
  'x-api-timestamp': String(at),
  'x-api-nonce': nonce,
})
const withNonce = (at: number, nonce = 'n1') => `${at}\n${nonce}\n${BODY.toString()}`

test.each([
  [['203.0.113.0/24'], ADDRESS, 'key'],
  [['203.0.113.7'], ADDRESS, 'key'],
  [['203.0.113.7'], `::ffff:${ADDRESS}`, 'key'],
  [['198.51.100.0/24', '2001:db8::/32'], '2001:db8::9', 'key'],
  [['203.0.113.0/24'], '203.0.114.7', null],
  [['2001:db8::/32'], ADDRESS, null],
  [['nonsense'], ADDRESS, null],
])('a key of the networks %j may be used from %s: %s', async (networks, address, found) => {
  expect((await judge({ networks }, {}, { address, signed: BODY })).first).toBe(found)
})

test('a key that asks for a nonce takes each once, and only near its time', async () => {
  const needsNonce = { needsNonce: true }
  expect(await judge(needsNonce, nonceHeaders(NOW), { signed: withNonce(NOW) })).toEqual({
    first: 'key',
    again: null,
  })
  for (const at of [NOW - 301_000, NOW + 301_000]) {
    expect((await judge(needsNonce, nonceHeaders(at), { signed: withNonce(at) })).first).toBeNull()
  }
  expect((await judge(needsNonce, {}, { signed: BODY })).first).toBeNull()
  const { 'x-api-nonce': nonce } = nonceHeaders(NOW)
  expect((await judge(needsNonce, { 'x-api-nonce': nonce }, { signed: BODY })).first).toBeNull()
})

test('a nonce or a time that is there is signed along, whether the key asks for it or not', async () => {
  expect((await judge({}, nonceHeaders(NOW), { signed: BODY })).first).toBeNull()
  expect((await judge({}, nonceHeaders(NOW), { signed: withNonce(NOW) })).first).toBe('key')
  expect(
    (await judge({}, nonceHeaders(NOW, 'n2'), { signed: withNonce(NOW, 'n1') })).first,
  ).toBeNull()
})
