import type { EraseNeeds } from '../accounts/index.ts'
import type { HandNeeds } from '../hand-payouts/check-hand-payout.ts'
import type { OrderNeeds } from '../orders/index.ts'
import type { ClaimNeeds } from '../payment-claims/index.ts'
import type { ResetBreakerNeeds } from '../price-desk/reset-breaker.ts'
import type { SetHandPriceNeeds } from '../price-desk/set-hand-price.ts'
import type { StaffNeeds } from '../staff/staff-needs.ts'
import type { ChangeTradingNeeds } from '../trading/change-trading.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import type { ApprovalCases } from './approval-types.ts'
import { approveProposal, refuseProposal, withdrawProposal } from './decide-proposal.ts'
import { createExecutors } from './executors.ts'
import { countWaiting, listProposals } from './list-proposals.ts'
import { propose } from './propose.ts'

/** Four eyes (OPS-07), joined with what is approved by them. */
export function createApprovalCases(
  given: Omit<ApprovalNeeds, 'executors'> &
    StaffNeeds &
    EraseNeeds &
    ChangeTradingNeeds &
    ClaimNeeds &
    ResetBreakerNeeds &
    SetHandPriceNeeds &
    HandNeeds &
    OrderNeeds,
): ApprovalCases {
  const needs: ApprovalNeeds = { ...given, executors: createExecutors(given) }
  return {
    fourEyes: needs.fourEyes,
    propose: (proposal, session, network) => propose(needs, proposal, { session, network }),
    approve: (asked, session, network) => approveProposal(needs, asked, { session, network }),
    refuse: (asked, session, network) => refuseProposal(needs, asked, { session, network }),
    withdraw: (id, session, network) => withdrawProposal(needs, id, { session, network }),
    list: (filter) => listProposals(needs, filter),
    countWaiting: (session) => countWaiting(needs, session),
  }
}
