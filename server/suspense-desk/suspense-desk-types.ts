import type { Amount } from '@causeway/core/money'
import type { ClaimRefusal } from '@causeway/core/orders'
import type { PaymentKey } from '@causeway/core/ports'
import type { Result } from '@causeway/core/result'
import type { TakeSuspenseFailure } from '../deposits/index.ts'
import type {
  ClaimForOperator,
  DecideClaimFailure,
  PaymentFinding,
  StaffFindFailure,
} from '../payment-claims/index.ts'
import type { StaffAtWork } from '../staff/staff-actor.ts'
import type {
  AskedReturn,
  OwnReturnFailure,
  ReturnFailure,
  ReturnIntent,
  ReturnTerms,
  ReturnView,
} from '../suspense-returns/return-types.ts'

/** Gives a claimed payment to its order, or to another one (`publicCode`) of the coin that came. */
export type AssignIntent = {
  readonly claimId: string
  readonly publicCode: string | null
  readonly reason: string
}

/** Books an unmatched payment as the shop's own money. */
export type CapitalIntent = PaymentKey & { readonly network: string; readonly reason: string }

export type SuspenseDeskFailure =
  | DecideClaimFailure
  | TakeSuspenseFailure
  | StaffFindFailure
  | OwnReturnFailure

/** What becomes of payments that no order explains (OPS-12). */
export type SuspenseDeskCases = {
  /** Claims that wait, the oldest first. */
  readonly claims: () => Promise<readonly ClaimForOperator[]>
  /** What two people are asked to agree on. */
  readonly assignIntent: (asked: AssignIntent) => Promise<Result<AssignIntent, DecideClaimFailure>>
  readonly capitalIntent: (
    asked: CapitalIntent,
  ) => Promise<Result<CapitalIntent, TakeSuspenseFailure>>
  readonly returnIntent: (asked: AskedReturn) => Promise<Result<ReturnIntent, ReturnFailure>>
  /** What would go back of a payment, and its network fee; null where the fee would take all of it. */
  readonly returnTerms: (came: Amount) => ReturnTerms | null
  /** Payments on their way back or sent back, the newest first. */
  readonly returns: () => Promise<readonly ReturnView[]>
  /** Looks a transaction up for an order; one that no order explains is claimed for it. */
  readonly find: (
    asked: { readonly publicCode: string; readonly pasted: string },
    who: StaffAtWork,
  ) => Promise<Result<PaymentFinding, StaffFindFailure>>
  /** Says to the customer that the payment isn't theirs, or was sent back; moves no money. */
  readonly refuse: (
    asked: { readonly claimId: string; readonly refusal: ClaimRefusal; readonly reason: string },
    who: StaffAtWork,
  ) => Promise<Result<null, DecideClaimFailure>>
}
