export {
  type CompliancePolicy,
  isAboveIdentification,
  type PricedSum,
} from './compliance-policy.ts'
export {
  asksForIdentification,
  type ComplianceDecision,
  decideCompliance,
  type IdentificationStatus,
  isRestricted,
  type ScreenedFact,
} from './decide-compliance.ts'
