export {
  type PartnerDialect,
  type PartnerScope,
  partnerDialects,
  partnerScopes,
  unsignedDialects,
} from './partner-rights.ts'
export { type WebhookEvent, webhookEventOf, webhookEvents } from './webhook-event.ts'
