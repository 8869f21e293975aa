import { staffActor } from '../../staff/staff-actor.ts'
import { declineHeldPayout } from './decide-payout.ts'
import { heldPayoutIntent, listHeldPayouts, type ReviewNeeds } from './held-payouts.ts'
import type { PayoutReviewCases } from './payout-review-types.ts'

/** What staff decide about payouts to affiliates. What sends money is only proposed here. */
export function createPayoutReviewCases(needs: ReviewNeeds): PayoutReviewCases {
  return {
    held: () => listHeldPayouts(needs.database.direct()),
    intent: (asked) => heldPayoutIntent(needs, asked),
    decline: (asked, who) => declineHeldPayout(needs, asked, staffActor(who)),
  }
}
