import { generateKeyPairSync, sign } from 'node:crypto'
import { apiKeyOf, type PartnerKey } from '@causeway/server/partners'
import { expect, test } from 'vitest'
import { fiat } from './fiat.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const der = publicKey.export({ type: 'pkcs1', format: 'der' })
const pem = publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()
const URL_ASKED = 'https://api.example/v1/offers?a=%c3%a4&b=1'

const key: PartnerKey = {
  id: 'key of fiat',
  partnerId: 'partner',
  feeShareBps: null,
  dialects: ['fiat'],
  scopes: ['read'],
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 10,
  needsNonce: false,
  joinsRepeats: true,
  publicKey: der,
  secret: null,
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const signatureOf = (signed: string) =>
  sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64')

function isProven(
  signed: string,
  { body = '', headers = {}, url }: { body?: string; headers?: object; url?: string } = {},
) {
  const request = {
    headers: { 'x-api-key': base64(pem), 'x-api-signature': signatureOf(signed), ...headers },
    body: Buffer.from(body),
    ...(url === undefined ? {} : { url }),
  }
  return fiat.isProven(request, key, 0)
}

test('the key is named by its public key, as every other dialect names it', () => {
  const named = (header: string) =>
    fiat.apiKeyIn({
      headers: { 'x-api-key': header, 'x-api-signature': 'any' },
      body: Buffer.alloc(0),
    })
  expect(named(base64(pem))).toBe(apiKeyOf(der))
  expect(named(base64(pem.replaceAll('\n', '\r\n')))).toBe(apiKeyOf(der))
  expect(named(base64(`\n${pem.trim()}`))).toBe(apiKeyOf(der))
  const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  for (const other of [pem, base64(spki), apiKeyOf(der), '', 'x']) expect(named(other)).toBeNull()
})

test('without a signature a request is of no dialect', () => {
  const headers = { 'x-api-key': base64(pem) }
  expect(fiat.apiKeyIn({ headers, body: Buffer.alloc(0) })).toBeNull()
})

test('the URL and the body byte by byte are signed, an absent body as {}', () => {
  expect(isProven(`${URL_ASKED}{}`, { url: URL_ASKED })).toBe(true)
  const body = '{ "a": 1 }'
  expect(isProven(URL_ASKED + body, { url: URL_ASKED, body })).toBe(true)
  expect(isProven(`${URL_ASKED}{"a":1}`, { url: URL_ASKED, body })).toBe(false)
  expect(isProven(URL_ASKED, { url: URL_ASKED })).toBe(false)
  expect(isProven(`${URL_ASKED}{}`, { url: URL_ASKED.replace('%c3%a4', 'ä') })).toBe(false)
  expect(isProven(`${URL_ASKED}{}`, { url: URL_ASKED.replace('api', 'other') })).toBe(false)
  expect(isProven(`${URL_ASKED}{}`)).toBe(false)
})

test('a time and a nonce that are sent are signed before them', () => {
  const headers = { 'x-api-timestamp': '1', 'x-api-nonce': 'n' }
  expect(isProven(`1\nn\n${URL_ASKED}{}`, { url: URL_ASKED, headers })).toBe(true)
  expect(isProven(`${URL_ASKED}{}`, { url: URL_ASKED, headers })).toBe(false)
})
