import { expect, test } from 'vitest'
import { isNoticeablyWorse } from './is-noticeably-worse.ts'

const pair = { from: { ticker: 'btc', decimals: 8 }, to: { ticker: 'eth', decimals: 18 } }
const accepted = { amountFrom: '0.1', amountTo: '2' }

test.each([
  ['the same', { amountFrom: '0.1', amountTo: '2' }, false],
  ['more comes out', { amountFrom: '0.1', amountTo: '3' }, false],
  ['a tenth of a percent less', { amountFrom: '0.1', amountTo: '1.998' }, false],
  ['one unit below that', { amountFrom: '0.1', amountTo: '1.997999999999999999' }, true],
  ['a tenth of a percent more to send', { amountFrom: '0.1001', amountTo: '2' }, false],
  ['one unit above that', { amountFrom: '0.10010001', amountTo: '2' }, true],
  ['less to send', { amountFrom: '0.09', amountTo: '2' }, false],
  ['no amount', { amountFrom: '0.1', amountTo: null }, true],
])('%s', (_name, now, expected) => {
  expect(isNoticeablyWorse(accepted, now, pair)).toBe(expected)
})
