import { defaultRateLimits, type RateLimits } from '@causeway/api/http'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitPages } from './limit-pages.ts'

async function pages(exceptLocal = false, limits: Partial<RateLimits> = {}) {
  const server = fastify()
  await server.register(async (scope) => {
    await limitPages(
      scope,
      { ...defaultRateLimits, create: 2, names: 2, ...limits, exceptLocal },
      ({ url }) => url === '/at-hand',
    )
    scope.addContentTypeParser('*', (_request, _body, done) => done(null, null))
    scope.route({ method: ['GET', 'POST'], url: '/*', handler: async () => 'page' })
  })
  return async (method: 'GET' | 'POST', url: string, remoteAddress = '203.0.113.7') =>
    (await server.inject({ method, url, remoteAddress })).statusCode
}

test('[BUY-03] pages that ask providers are opened no more often than the call for it', async () => {
  const open = await pages()
  const asking = [
    '/buy?amount=1&offers=1',
    '/de/sell?provider=one&amount=2',
    '/sell-crypto.data?offers=1',
  ]
  const codes = []
  for (const url of asking) codes.push(await open('GET', url))
  expect(codes).toEqual([200, 200, 429])
  expect(await open('GET', asking[0] ?? '', '203.0.113.8')).toBe(200)
  // Others ask nobody.
  for (const url of ['/buy?amount=1', '/', '/track?provider=one']) {
    for (let count = 0; count < 4; count += 1) expect(await open('GET', url)).toBe(200)
  }
})

test('[BUY-03] pages of search engines ask each time, and are limited with the others', async () => {
  const open = await pages()
  const asking = ['/buy-crypto', '/de/buy/btc-eur', '/buy/btc-eur/de']
  const codes = []
  for (const url of asking) codes.push(await open('GET', url))
  expect(codes).toEqual([200, 200, 429])
})

test('[BUY-03] another way to write such an address is no way round the limit', async () => {
  for (const path of [
    '/BUY-CRYPTO',
    '/%62uy-crypto',
    '/buy-crypto//',
    '/buy-crypto/.',
    '/buy-crypto/_.data',
    '/x/../buy/btc-eur',
  ]) {
    const open = await pages()
    const codes = []
    for (let count = 0; count < 3; count += 1) codes.push(await open('GET', path))
    expect(codes, path).toEqual([200, 200, 429])
  }
})

test('[PAGE-04] requests for made-up addresses are rate limited', async () => {
  const open = await pages(false, { pages: 3, other: 5 })
  const codes = []
  for (const path of ['/?amount=1', '/exchange/a/b', '/de/x', '/?amount=4']) {
    codes.push(await open('GET', path))
  }
  expect(codes).toEqual([200, 200, 200, 429])
  // What nobody has to make for him he still gets.
  const atHand = []
  for (let count = 0; count < 6; count += 1) atHand.push(await open('GET', '/at-hand'))
  expect(atHand).toEqual([200, 200, 200, 200, 200, 429])
  expect(await open('GET', '/?amount=5', '203.0.113.8')).toBe(200)
})

test('[BUY-07] forms make orders no more often than the call for it, whichever page they stand on', async () => {
  const open = await pages()
  expect(await open('POST', '/buy')).toBe(200)
  expect(await open('POST', '/sell')).toBe(200)
  expect(await open('POST', '/buy')).toBe(429)
  expect(await open('GET', '/buy')).toBe(200)
})

test('[BUY-02] controls of the play world are no orders; an address that only looks like them is', async () => {
  const open = await pages()
  for (const url of ['/sandbox', '/de/sandbox/checkout/x', '/sandbox.data', '/sandbox/kyc/y'])
    expect(await open('POST', url)).toBe(200)
  const codes = []
  for (const url of ['/sandboxes', '/sandbox/../buy', '/x/y/sandbox'])
    codes.push(await open('POST', url))
  expect(codes).toEqual([200, 200, 429])
})

test('this machine is not limited in a play world', async () => {
  const open = await pages(true)
  for (let count = 0; count < 4; count += 1) {
    expect(await open('POST', '/buy', '127.0.0.1')).toBe(200)
  }
})
