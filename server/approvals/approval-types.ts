import type { ProposalKind } from '@causeway/core/approvals/proposal-kinds'
import type { ProposalState } from '@causeway/core/approvals/proposal-states'
import type { Failure, Result } from '@causeway/core/result'
import type { StaffRole } from '@causeway/core/staff/roles'
import type { HeldPayoutIntent } from '../affiliates/index.ts'
import type { ColdIntent } from '../cold-storage/cold-types.ts'
import type { ErasureIntent, ResetIntent } from '../customers/customer-types.ts'
import type { StartIntent } from '../halts/stop-types.ts'
import type { HandIntent } from '../hand-payouts/hand-types.ts'
import type { PartialRefund } from '../orders/index.ts'
import type { HandPriceIntent, ResetBreakerIntent } from '../price-desk/price-desk-types.ts'
import type { StaffSession } from '../staff/staff-types.ts'
import type { AssignIntent, CapitalIntent } from '../suspense-desk/suspense-desk-types.ts'
import type { ReturnIntent } from '../suspense-returns/return-types.ts'
import type { TradingIntent } from '../trading/trading-types.ts'

/** What is proposed, by its kind: everything that its execution depends on. */
export type Intents = {
  readonly 'customer.erase': ErasureIntent
  readonly 'customer.second_factor': ResetIntent
  readonly 'order.release': { readonly publicCode: string; readonly reason: string }
  readonly 'order.refund': {
    readonly publicCode: string
    readonly reason: string
    /** As it stood when it was proposed; an order that says another by now is not refunded. */
    readonly refundAddress: string | null
    readonly refundExtraId: string | null
  }
  readonly 'order.refund_part': PartialRefund
  readonly 'order.refund_address': {
    readonly publicCode: string
    /** How the customer proved who they are. */
    readonly reason: string
    readonly refundAddress: string
    readonly refundExtraId: string | null
  }
  readonly 'order.exchange': { readonly publicCode: string; readonly reason: string }
  readonly 'payouts.start': StartIntent
  readonly 'claim.assign': AssignIntent
  readonly 'suspense.capital': CapitalIntent
  readonly 'suspense.return': ReturnIntent
  readonly 'affiliate.payout': HeldPayoutIntent
  readonly 'wallet.cold': ColdIntent
  readonly 'payout.hand': HandIntent
  readonly 'trading.change': TradingIntent
  readonly 'breaker.reset': ResetBreakerIntent
  readonly 'price.set': HandPriceIntent
  readonly 'staff.invite': { readonly email: string; readonly role: StaffRole }
  readonly 'staff.role': { readonly staffId: string; readonly role: StaffRole }
  readonly 'staff.reset': { readonly staffId: string }
}

export type NewProposal = {
  readonly [Kind in ProposalKind]: {
    readonly kind: Kind
    /** `customer:ID`, `order:CODE`, `stop:SCOPE`, `claim:ID`, `payment:TRANSACTION`, `affiliate:REFID`, `trading`, `price:ASSET`, `wallet:ASSET`, `payout:ID`, `staff:ID` or `staff:EMAIL`. */
    readonly subject: string
    readonly intent: Intents[Kind]
    readonly reason: string
  }
}[ProposalKind]

export type ProposalView = {
  readonly id: string
  readonly kind: ProposalKind
  readonly subject: string
  /** JSON, byte for byte what is executed. */
  readonly intent: string
  /** To be sent with an approval: what was seen is what is approved. */
  readonly intentHash: string
  readonly reason: string
  readonly state: ProposalState
  readonly proposedBy: { readonly id: string; readonly email: string }
  readonly proposedAt: Date
  readonly endsAt: Date
  readonly decidedBy: { readonly id: string; readonly email: string } | null
  readonly decidedAt: Date | null
  /** What came of it, or the code of why it failed, perhaps with a figure after a colon: `above_free: 0.5 BTC`. */
  readonly outcome: string | null
}

/** What came of a proposal that was executed. */
export type Executed = {
  readonly says: string
  /** Token of an invitation’s link, shown once to the person who had it executed. */
  readonly invitation?: string
}

export type ProposeFailure = Failure<'reason_missing'>

export type DecideProposalFailure = Failure<
  | 'proposal_unknown'
  /** It was decided or has expired. */
  | 'proposal_state_unfit'
  /** The person who proposed never approves. */
  | 'proposal_own'
  | 'proposal_not_own'
  | 'proposal_role_missing'
  /** What was seen, or what is stored, is not what was proposed. */
  | 'proposal_changed'
  /** The person who proposed is no member any more. */
  | 'proposal_void'
  | 'reason_missing'
>

/** Null in `executed`: it waits for a second person. */
export type Proposed = { readonly id: string; readonly executed: Settled | null }

export type Settled = {
  readonly state: 'executed' | 'failed'
  readonly outcome: string
  readonly invitation: string | null
}

export type ApprovalCases = {
  /** False: FOUR_EYES=off, one person executes alone. */
  readonly fourEyes: boolean
  readonly propose: (
    proposal: NewProposal,
    session: StaffSession,
    network: string | null,
  ) => Promise<Result<Proposed, ProposeFailure>>
  readonly approve: (
    asked: { readonly id: string; readonly intentHash: string },
    session: StaffSession,
    network: string | null,
  ) => Promise<Result<Settled, DecideProposalFailure>>
  readonly refuse: (
    asked: { readonly id: string; readonly reason: string },
    session: StaffSession,
    network: string | null,
  ) => Promise<Result<null, DecideProposalFailure>>
  readonly withdraw: (
    id: string,
    session: StaffSession,
    network: string | null,
  ) => Promise<Result<null, DecideProposalFailure>>
  /** The newest first; `subject` null: about anything. */
  readonly list: (filter: {
    readonly state: ProposalState | null
    readonly subject: string | null
  }) => Promise<readonly ProposalView[]>
  /** How many proposals wait for this member. */
  readonly countWaiting: (session: StaffSession) => Promise<number>
}
