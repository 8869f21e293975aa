import type { FiatOfferOut } from '@causeway/api/contract'

/** An offer of bitcoin for dollars that can be taken, unless said otherwise. */
export function testOffer(providerId: string, facts: Partial<FiatOfferOut>): FiatOfferOut {
  return {
    providerId,
    name: providerId.toUpperCase(),
    rate: '0.00001',
    invertedRate: '100000',
    amount: '0.0015',
    error: null,
    fee: '4.5',
    networkFee: '1',
    paymentMethods: ['visa'],
    kyc: 'light',
    minutes: { least: 5, most: 20 },
    successRate: null,
    medianMinutes: null,
    rating: null,
    expiresAt: null,
    bestFor: [],
    rankReason: 'rate',
    ...facts,
  }
}
