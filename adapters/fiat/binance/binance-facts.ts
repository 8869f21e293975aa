import type { FiatProviderFacts } from '@causeway/core/ports'

/** What Binance says of itself: purchases with an account there, minutes by card. */
export const binanceFacts: FiatProviderFacts = {
  id: 'binance',
  name: 'Binance Connect',
  sides: ['buy'],
  methods: ['visa', 'mastercard', 'apple_pay', 'google_pay', 'paypal', 'local_method'],
  kyc: 'full',
  minutes: [5, 60],
  site: 'https://www.binance.com/en/connect',
}
