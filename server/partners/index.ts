export { addBearerKey } from './add-bearer-key.ts'
export type { CommissionFailure } from './check-commission.ts'
export type { WidgetTermsFailure } from './find-widget-terms.ts'
export type { PartnerOrderFilter } from './list-partner-orders.ts'
export { addPartner, disablePartner, listPartners, setPartnerShare } from './manage-partners.ts'
export { createPartnerCases, type PartnerCases } from './partner-cases.ts'
export type { PartnerKey } from './partner-types.ts'
export {
  type PartnerFiatInput,
  type PlacePartnerFiatFailure,
  placePartnerFiatOrder,
} from './place-partner-fiat-order.ts'
export type { PlacedPartnerOrder, PlacePartnerOrderFailure } from './place-partner-order.ts'
export type { ReportDays, ReportKey, ReportRow } from './read-report.ts'
export { closePartnerOfAccount } from './self-service/account-partner.ts'
export { ownKeyLimits } from './self-service/create-own-key.ts'
export { createSelfServiceCases } from './self-service/create-self-service-cases.ts'
export { notifyWebhooksPaused } from './self-service/notify-partner.ts'
export type { PartnerEarnings } from './self-service/read-earnings.ts'
export type * from './self-service/self-service-cases.ts'
export { apiKeyOf } from './store-key.ts'
export {
  createUsageRecorder,
  forgetPartnerUsage,
  type PartnerUse,
  type UsageRecorder,
} from './usage/create-usage-recorder.ts'
