import type { AffiliateState } from '@causeway/core/affiliates'
import type { Amount } from '@causeway/core/money'
import type { Failure, Result } from '@causeway/core/result'
import type { AddressFailure } from '../../orders/index.ts'
import type { StaffAtWork } from '../../staff/staff-actor.ts'

/** A payout to an affiliate that waits until two members of staff agree to it. */
export type HeldPayout = {
  readonly id: string
  readonly refId: string
  readonly affiliateState: AffiliateState
  /** Null where the account was deleted. */
  readonly accountId: string | null
  readonly sent: Amount
  readonly fee: Amount
  readonly address: string
  readonly isMonthly: boolean
  readonly requestedAt: Date
}

/** What two people agree on. Sums are decimals of the coin. */
export type HeldPayoutIntent = {
  readonly payoutId: string
  readonly refId: string
  readonly affiliateState: AffiliateState
  readonly asset: string
  readonly amount: string
  readonly networkFee: string
  readonly address: string
  readonly reason: string
}

/** What is the matter with the payout. */
export type OwnPayoutReviewFailure = Failure<
  | 'reason_missing'
  | 'affiliate_payout_unknown'
  /** It was sent or declined already. */
  | 'affiliate_payout_decided'
>

export type PayoutReviewFailure = OwnPayoutReviewFailure | AddressFailure

/** The payout or the affiliate’s state isn’t what two people agreed on. */
export type AffiliateChanged = Failure<'affiliate_changed'>

/** Payouts to affiliates that wait for staff (OPS-07.9). */
export type PayoutReviewCases = {
  /** The oldest first, a hundred at most. */
  readonly held: () => Promise<readonly HeldPayout[]>
  /** What two people are asked to agree on. */
  readonly intent: (asked: {
    readonly payoutId: string
    readonly reason: string
  }) => Promise<Result<HeldPayoutIntent, PayoutReviewFailure>>
  /** Puts the money back into the affiliate’s balance. One person can do it: nothing leaves the shop. */
  readonly decline: (
    asked: { readonly payoutId: string; readonly reason: string },
    who: StaffAtWork,
  ) => Promise<Result<null, OwnPayoutReviewFailure>>
}
