import { expect, test } from 'vitest'
import { worthOf } from './worth-of.ts'

const dollars = { money: '1', decimals: 2 }

test.each([
  ['0.1', { coin: '67123.45', ...dollars }, '6712.34'],
  ['1', { coin: '109', money: '1.09', decimals: 2 }, '100'],
  ['0.5', { coin: '0.00001234', ...dollars }, '0'],
  ['1000000', { coin: '0.00001234', ...dollars }, '12.34'],
  ['2', { coin: '100', money: '0.0068', decimals: 0 }, '29411'],
])('%s coins at %o are worth %s', (amount, price, worth) => {
  expect(worthOf(amount, price)).toBe(worth)
})

test('what is no amount, or no price, is worth nothing that could be told', () => {
  for (const amount of ['', '…', '-1', '1e3']) {
    expect(worthOf(amount, { coin: '1', ...dollars })).toBeNull()
  }
  expect(worthOf('1', { coin: '', ...dollars })).toBeNull()
  expect(worthOf('1', { coin: '1', money: '0', decimals: 2 })).toBeNull()
})
