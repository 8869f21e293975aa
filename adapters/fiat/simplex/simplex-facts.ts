import type { FiatProviderFacts, PaymentMethod } from '@causeway/core/ports'

/** What its checkout takes as "credit_card", which is the one way to pay that it is asked about. */
export const simplexMethods: readonly PaymentMethod[] = [
  'visa',
  'mastercard',
  'apple_pay',
  'google_pay',
]

/** What Simplex says of itself: coins mostly within the hour, after papers and a picture. */
export const simplexFacts: FiatProviderFacts = {
  id: 'simplex',
  name: 'Simplex',
  sides: ['buy'],
  methods: simplexMethods,
  kyc: 'full',
  minutes: [10, 60],
  site: 'https://www.simplex.com',
}
