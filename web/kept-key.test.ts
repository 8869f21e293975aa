import { expect, test } from 'vitest'
import { keptKey } from './kept-key.ts'

test('a page is kept once, whatever is written behind its address that it does not read', () => {
  expect(keptKey('/terms-of-use?utm_source=x&a=1')).toBe('/terms-of-use')
  expect(keptKey('/?utm=1&to=xrp&from=ltc')).toBe('/?from=ltc&to=xrp')
  expect(keptKey('/?from=ltc&to=xrp')).toBe('/?from=ltc&to=xrp')
  expect(keptKey('/de?fbclid=x')).toBe('/de')
})

test('pages of one visitor and unknown ones are not kept', () => {
  expect(keptKey('/history')).toBeNull()
  expect(keptKey('/processing?from=btc')).toBeNull()
  expect(keptKey('/no-such-page')).toBeNull()
})

test('only the plain way to write an address is kept', () => {
  for (const path of [
    '/exchange/%62tc/eth',
    '/exchange/%2e%2e/history',
    '/exchange/..\\x',
    '/faq#a',
  ]) {
    expect(keptKey(path)).toBeNull()
  }
})
