import { expect, test } from 'vitest'
import { type Offer, steadyOffer } from './use-steady-offer.ts'

const offer = (change: Partial<Offer>): Offer => ({
  offerId: 'a',
  amountFrom: '1',
  amountTo: '10',
  rate: '10',
  exchangeFee: '0',
  partnerFee: null,
  networkFee: '0',
  validUntil: 60_000,
  ...change,
})

const shown = offer({})
const newer = offer({ offerId: 'b', amountTo: '11', validUntil: 90_000 })

test('an offer that is being read stays until it has run out', () => {
  expect(steadyOffer(shown, newer, 30_000)).toBe(shown)
  expect(steadyOffer(shown, newer, 57_000)).toBe(newer)
})

test('the first offer is shown at once, and none where none is made', () => {
  expect(steadyOffer(null, newer, 0)).toBe(newer)
  expect(steadyOffer(shown, null, 0)).toBeNull()
})

test('what is for another sum takes its place', () => {
  const other = offer({ offerId: 'c', amountFrom: '2' })
  expect(steadyOffer(shown, other, 0)).toBe(other)
})
