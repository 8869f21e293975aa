import type { FiatOfferOut } from '@causeway/api/contract'

/** Three offers of bitcoin for 150 dollars, and one provider for each kind of refusal (BUY-04). */
export const sampleOffers = {
  best: offer('sandboxpay', 'Sandbox Pay', {
    amount: '0.00152871',
    rating: 4.5,
    successRate: 97,
    medianMinutes: 3,
    bestFor: ['price', 'success'],
    rankReason: 'best_rate',
    paymentMethods: ['visa', 'mastercard', 'apple_pay', 'google_pay'],
  }),
  second: offer('playbank', 'Playbank', {
    amount: '0.00151902',
    kyc: 'full',
    minutes: { least: 10, most: 60 },
    paymentMethods: ['bank_transfer'],
  }),
  third: offer('toyramp', 'Toyramp', {
    amount: '0.00148',
    fee: null,
    networkFee: null,
    kyc: 'none',
    bestFor: ['papers'],
    paymentMethods: ['paypal', 'local_method'],
  }),
  currency: refused('currency', 'refused'),
  country: refused('country', 'refused'),
  others: refused('others', 'refused'),
  timeout: refused('timeout', 'no_answer'),
  unavailable: refused('unavailable', 'no_answer'),
  limits: refused('limits', 'limits'),
} as const satisfies Record<string, FiatOfferOut>

type ErrorType = NonNullable<FiatOfferOut['error']>['type']

function refused(type: ErrorType, rankReason: FiatOfferOut['rankReason']): FiatOfferOut {
  const limits = type === 'limits' ? { min: '200', max: '5000' } : { min: null, max: null }
  return offer(`no-${type}`, 'Toyramp', {
    rate: null,
    invertedRate: null,
    amount: null,
    fee: null,
    networkFee: null,
    error: { type, details: limits },
    rankReason,
  })
}

function offer(providerId: string, name: string, facts: Partial<FiatOfferOut>): FiatOfferOut {
  return {
    providerId,
    name,
    rate: '0.0000101914',
    invertedRate: '98121.94',
    amount: '0.0015',
    error: null,
    fee: '5.25',
    networkFee: '1.20',
    paymentMethods: ['visa', 'mastercard'],
    kyc: 'light',
    minutes: { least: 1, most: 5 },
    successRate: null,
    medianMinutes: null,
    rating: null,
    expiresAt: null,
    bestFor: [],
    rankReason: 'rate',
    ...facts,
  }
}
