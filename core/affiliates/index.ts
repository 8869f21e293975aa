export { type AffiliatePolicy, defaultAffiliatePolicy, readTiers } from './affiliate-policy.ts'
export {
  type AffiliatePayoutEvent,
  type AffiliatePayoutState,
  type AffiliateState,
  affiliatePayoutTransitions,
  affiliateStates,
  affiliateTransitions,
  type CommissionEvent,
  type CommissionState,
  type ConversionState,
  commissionTransitions,
  conversionTransitions,
  nextAffiliatePayoutState,
  nextAffiliateState,
  nextCommissionState,
  nextConversionState,
} from './affiliate-states.ts'
export {
  type CommissionKind,
  shareOf,
} from './affiliate-terms.ts'
export { currentRefId } from './attribution.ts'
export {
  type BannerTheme,
  bannerName,
  bannerPixels,
  readBannerName,
} from './banner.ts'
export { affiliateFeeOf, purchaseFeeOf } from './commission.ts'
export { convertBalances } from './convert-balances.ts'
export {
  ADDRESS_LOCK_SECONDS,
  type ConversionCurrency,
  conversionCurrencies,
  isPayoutCurrency,
  leastPayout,
  PAYOUTS_ON_A_PAGE,
  type PayoutCurrency,
  type PayoutFacts,
  type PayoutRefusal,
  PURCHASE_CURRENCY,
  payoutCurrencies,
  payoutRefusal,
} from './payout-rules.ts'
export { isRefId, REF_ID_BYTES, refIdFrom } from './ref-id.ts'
export {
  type BannerSize,
  bannerSizes,
  LONGEST_TOOL_NAME,
  readToolName,
  type ToolSettings,
  type ToolType,
  toolTickers,
  unknownTickers,
} from './tools.ts'
