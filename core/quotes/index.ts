export { defaultFeePolicy, type FeePolicy } from './fee-policy.ts'
export { hasDrifted } from './has-drifted.ts'
export { priceQuote } from './price-quote.ts'
export type {
  AmountSide,
  Quote,
  QuoteFailure,
  QuoteLimits,
  QuotePair,
  RateKind,
} from './quote.ts'
