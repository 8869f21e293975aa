import { expect, test } from 'vitest'
import { orderCode } from './order-code.ts'

test.each([
  ['  abc123_-  ', 'abc123_-'],
  ['https://shop.example/transaction/abc123', 'abc123'],
  ['https://shop.example/de/transaction/abc123?x=1#key', 'abc123'],
  ['/track/abc123/', 'abc123'],
  ['', ''],
  ['two words', ''],
  ['../../etc', ''],
  ['https://shop.example/', ''],
  ['x'.repeat(65), ''],
])('"%s" names the order "%s"', (text, code) => {
  expect(orderCode(text)).toBe(code)
})
