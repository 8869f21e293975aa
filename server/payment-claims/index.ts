export type { ClaimNeeds } from './claim-needs.ts'
export {
  type DecideClaimFailure,
  decideClaim,
  decideClaimsOf,
  findClaim,
  targetOf,
} from './decide-claim.ts'
export { endClaim, lockClaimsOf } from './end-claims.ts'
export {
  type FindPaymentFailure,
  type FindPaymentInput,
  findPayment,
  findPaymentForStaff,
  type PaymentFinding,
  type StaffFindFailure,
} from './find-payment.ts'
export { type ClaimForOperator, listClaims } from './list-claims.ts'
