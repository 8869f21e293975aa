export { type AddressRisk, checkAddressRisk } from './check-address-risk.ts'
export type { Compliance } from './compliance.ts'
export { followIdentifications } from './follow-identifications.ts'
export { handleIdentityMessage, type IdentityWebhookFailure } from './handle-identity-message.ts'
export {
  readIdentification,
  readIdentifications,
  recordFlowStarted,
  waiveIdentification,
} from './identification-store.ts'
export { needsIdentification } from './needs-identification.ts'
export { screenDue } from './screen-due.ts'
export {
  clearScreenings,
  forgetRefundScreenings,
  type OrderSubject,
  readScreenings,
  screenedFacts,
} from './screened-facts.ts'
