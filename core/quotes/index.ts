export { defaultFeePolicy, type FeePolicy } from './fee-policy.ts'
export { hasDrifted, type PromisedAmounts } from './has-drifted.ts'
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
