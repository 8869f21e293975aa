export { partnerFeeOf } from './partner-fee.ts'
export {
  keyPairDialects,
  LONGEST_METADATA,
  type PartnerDialect,
  type PartnerOutcome,
  type PartnerScope,
  partnerDialects,
  partnerScopes,
  unsignedDialects,
} from './partner-rights.ts'
export { reportColumns } from './report-columns.ts'
export { type WebhookEvent, webhookEventOf, webhookEvents } from './webhook-event.ts'
