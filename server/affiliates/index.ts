export { type AffiliateCases, createAffiliateCases } from './affiliate-cases.ts'
export type { AffiliateNeeds } from './affiliate-needs.ts'
export type { AffiliateRow } from './affiliate-store.ts'
export { createAffiliateWorker } from './affiliate-worker.ts'
export { type AttributionView, createAttributionView } from './attribution-view.ts'
export { monthBefore } from './calendar-month.ts'
export type { EarnedSoFar } from './figures/account-summary.ts'
export type { Statement } from './figures/statement.ts'
export type { OrderSums, ReferredOrder } from './figures/statistics.ts'
export type { ConversionFailure } from './money/conversions.ts'
export { isOwedPayout } from './money/is-owed.ts'
export type { ConversionView, MoneySummary, PayoutView } from './money/money-summary.ts'
export {
  convertClosedAffiliate,
  type PayClosedFailure,
  payClosedAffiliate,
} from './money/pay-closed-affiliate.ts'
export type { PayoutAddress } from './money/payout-addresses.ts'
export type { PayoutFailure } from './money/request-payout.ts'
export type { RefIdUnknown } from './programme/apply.ts'
export { closeAffiliateOfAccount } from './programme/close-affiliate.ts'
export {
  type AffiliateDecision,
  type DecideFailure,
  decideAffiliate,
  decideCommission,
  listAffiliates,
  listHeldCommissions,
  setAffiliateTerms,
} from './programme/decide.ts'
export type { AffiliateTool, CreateToolFailure, UpdateToolFailure } from './programme/tools.ts'
export { createPayoutReviewCases } from './review/create-payout-review-cases.ts'
export { approveHeldPayout } from './review/decide-payout.ts'
export type {
  AffiliateChanged,
  HeldPayout,
  HeldPayoutIntent,
  OwnPayoutReviewFailure,
  PayoutReviewCases,
} from './review/payout-review-types.ts'
