export {
  type PartnerDialect,
  type PartnerScope,
  partnerDialects,
  partnerScopes,
  unsignedDialects,
} from './partner-rights.ts'
