import { expect, test } from 'vitest'
import { cacheKey } from './cache-key.ts'

test('a page is kept once, whatever is written behind its address that it does not read', () => {
  expect(cacheKey('/terms-of-use?utm_source=x&a=1')).toBe('/terms-of-use')
  expect(cacheKey('/?utm=1&to=xrp&from=ltc')).toBe('/?from=ltc&to=xrp')
  expect(cacheKey('/?from=ltc&to=xrp')).toBe('/?from=ltc&to=xrp')
  expect(cacheKey('/de?fbclid=x')).toBe('/de')
})

test('pages of one visitor and unknown ones are not kept', () => {
  expect(cacheKey('/history')).toBeNull()
  expect(cacheKey('/processing?from=btc')).toBeNull()
  expect(cacheKey('/no-such-page')).toBeNull()
})

test('only the plain way to write an address is kept', () => {
  for (const path of [
    '/exchange/%62tc/eth',
    '/exchange/%2e%2e/history',
    '/exchange/..\\x',
    '/faq#a',
  ]) {
    expect(cacheKey(path)).toBeNull()
  }
})
