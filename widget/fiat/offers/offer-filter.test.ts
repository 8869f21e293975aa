import { describe, expect, test } from 'vitest'
import { testOffer } from '../../form-testing/test-offers.ts'
import { anyOffer, filterOffers, toggleMethod } from './offer-filter.ts'

const offers = [
  testOffer('card', { paymentMethods: ['visa', 'mastercard'], rating: 4.5 }),
  testOffer('bank', { paymentMethods: ['bank_transfer'], rating: null }),
  testOffer('failed', {
    paymentMethods: ['visa'],
    rating: 3,
    amount: null,
    error: { type: 'timeout', details: { min: null, max: null } },
  }),
]
const ids = (choice: Parameters<typeof filterOffers>[1]) =>
  filterOffers(offers, choice).map(({ providerId }) => providerId)

describe('filters of offers (BUY-05)', () => {
  test('any of the chosen methods is enough; none chosen is any', () => {
    expect(ids(anyOffer)).toEqual(['card', 'bank', 'failed'])
    const byBank = toggleMethod(anyOffer, 'bank_transfer')
    expect(ids(byBank)).toEqual(['bank'])
    expect(ids(toggleMethod(byBank, 'visa'))).toEqual(['card', 'bank', 'failed'])
    expect(ids(toggleMethod(byBank, 'bank_transfer'))).toEqual(['card', 'bank', 'failed'])
  })

  test('a least rating leaves out who has none', () => {
    expect(ids({ methods: [], rating: 4 })).toEqual(['card'])
    expect(ids({ methods: ['bank_transfer'], rating: 3 })).toEqual([])
  })
})
