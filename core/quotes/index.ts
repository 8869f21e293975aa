export {
  defaultFeePolicy,
  type FeePolicy,
  type PairFees,
  type PairRule,
  type Payer,
  type PayerKind,
  type PayerRule,
  payerKinds,
  type RulePayer,
} from './fee-policy.ts'
export { feesFor } from './fees-for.ts'
export { hasDrifted } from './has-drifted.ts'
export { feeRegionOf, payerIn, policyFor } from './policy-for.ts'
export { priceQuote } from './price-quote.ts'
export type {
  AmountSide,
  Quote,
  QuoteFailure,
  QuoteLimits,
  QuotePair,
  RateKind,
} from './quote.ts'
