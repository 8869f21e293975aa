import type { FiatProviderFacts } from '@causeway/core/ports'

/** What Transak says of itself: minutes by card, a working day and more by bank transfer. */
export const transakFacts: FiatProviderFacts = {
  id: 'transak',
  name: 'Transak',
  sides: ['buy', 'sell'],
  methods: ['visa', 'mastercard', 'apple_pay', 'google_pay', 'bank_transfer', 'local_method'],
  kyc: 'full',
  minutes: [5, 60],
  site: 'https://transak.com',
}
