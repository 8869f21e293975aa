import { expect, test } from 'vitest'
import { pageTypeOf } from './page-type.ts'

test.each([
  ['/', 'homepage'],
  ['/index', 'homepage'],
  ['/buy', 'category'],
  ['/Processing/', 'category'],
  ['/sell', 'category'],
  ['/profile', 'account centre'],
  ['/transaction/AAAA', 'product detail'],
  ['/track/AAAA', 'product detail'],
  ['/track', 'department'],
  ['/transaction/AAAA/identify', 'department'],
  ['/buy/btc-eur', 'department'],
  ['/terms-of-use', 'department'],
])('[PAGE-08] %s is a page of the kind %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type)
})
