import type { FiatProvidersReply } from '@causeway/api/contract'
import { testFormCoin as coin } from '@causeway/widget/form-testing/test-coins'
import { describe, expect, test } from 'vitest'
import { unsoldPath } from './unsold-path.ts'

const pair = { coin: coin('btc'), fiat: coin('eur', { isFiat: true }) }
const seller: FiatProvidersReply['result'][number] = {
  providerId: 'seller',
  name: 'Seller',
  sides: ['buy', 'sell'],
  paymentMethods: ['visa'],
  kyc: 'full',
  minutes: { least: 5, most: 10 },
  site: 'https://seller.example',
  rating: null,
  successRate: null,
  medianMinutes: null,
  isForcedTop: false,
  isPaused: false,
}

describe('a page of buying', () => {
  test.each([
    ['nobody at all', []],
    ['somebody who only buys coins', [{ ...seller, sides: ['sell' as const] }]],
  ])('leads to the page of buying where there is %s', (_, result) => {
    expect(unsoldPath({ ok: true, status: 200, body: { result } }, pair)).toBe(
      '/buy?from=eur&to=btc',
    )
  })

  test('stands where somebody sells, and where nobody could be asked', () => {
    expect(unsoldPath({ ok: true, status: 200, body: { result: [seller] } }, pair)).toBeNull()
    const error = { code: 'internal', message: 'On fire', details: {}, requestId: 'r' } as const
    expect(unsoldPath({ ok: false, status: 500, body: { error } }, pair)).toBeNull()
  })
})
