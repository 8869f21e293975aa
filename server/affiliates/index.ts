export { type AffiliateCases, createAffiliateCases } from './affiliate-cases.ts'
export type { AffiliateNeeds } from './affiliate-needs.ts'
export type { AffiliateRow } from './affiliate-store.ts'
export { createAffiliateWorker } from './affiliate-worker.ts'
export { type AttributionView, createAttributionView } from './attribution-view.ts'
export type { EarnedSoFar } from './figures/account-summary.ts'
export type { Grouping, OrderSums, ReferredOrder } from './figures/statistics.ts'
export type { ConversionView, MoneySummary, PayoutView } from './money/money-summary.ts'
export type { PayoutAddress } from './money/payout-addresses.ts'
export { closeAffiliateOfAccount, exportAffiliate } from './programme/close-affiliate.ts'
export {
  type AffiliateDecision,
  decideAffiliate,
  decideCommission,
  listAffiliates,
  listHeldCommissions,
  setAffiliateTerms,
} from './programme/decide.ts'
export type { AffiliateTool } from './programme/tools.ts'
