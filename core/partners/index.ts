export { partnerFeeOf } from './partner-fee.ts'
export {
  keyPairDialects,
  type PartnerDialect,
  type PartnerOutcome,
  type PartnerScope,
  partnerDialects,
  partnerScopes,
  unsignedDialects,
} from './partner-rights.ts'
export { type WebhookEvent, webhookEventOf, webhookEvents } from './webhook-event.ts'
