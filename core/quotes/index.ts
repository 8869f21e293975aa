export { defaultFeePolicy, type FeePolicy } from './fee-policy.ts'
export { type PricingFacts, priceQuote } from './price-quote.ts'
export type {
  AmountSide,
  Quote,
  QuoteFailure,
  QuoteLimits,
  QuotePair,
  QuoteRequest,
  RateKind,
} from './quote.ts'
