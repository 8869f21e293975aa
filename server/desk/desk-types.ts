import type { CheckedAddress } from '@causeway/core/addresses'
import type { Amount } from '@causeway/core/money'
import type { OrderState } from '@causeway/core/orders'
import type { RateKind } from '@causeway/core/quotes'
import type { Failure, Result } from '@causeway/core/result'
import type {
  AddressFailure,
  HoldByStaffFailure,
  PartialRefund,
  PartialRefundFailure,
} from '../orders/index.ts'
import type { StaffAtWork } from '../staff/staff-actor.ts'
import type { RefundTarget } from './check-refund-target.ts'
import type { Colleague, DeskNoteFailure, NoteMention } from './note-types.ts'

/** Which orders; what is null does not narrow. */
export type DeskFilter = {
  /** What an order is searched by: an id, a code, an address, a transaction, an e-mail, a partner’s id of its customer, `0.1` or `0.1 btc`. */
  readonly text: string | null
  readonly state: OrderState | null
  readonly kind: RateKind | null
  readonly from: string | null
  readonly to: string | null
}

/** An order as a line of a table. */
export type DeskOrderLine = {
  readonly id: string
  readonly publicCode: string
  readonly kind: RateKind
  readonly state: OrderState
  readonly holdReason: string | null
  readonly expectedFrom: Amount
  readonly expectedTo: Amount
  readonly isPartners: boolean
  readonly createdAt: Date
}

export type DeskOrderPage = {
  readonly orders: readonly DeskOrderLine[]
  /** What the next page begins after; null where this is the last. */
  readonly next: string | null
}

/** Everything that staff see of an order on one page (OPS-09). */
export type DeskOrder = DeskOrderLine & {
  readonly email: string | null
  readonly accountId: string | null
  readonly partnerId: string | null
  readonly payIn: DeskAddress
  readonly destination: DeskAddress
  readonly refund: DeskAddress | null
  readonly payUntil: Date
  readonly endedAt: Date | null
  /** Staff stopped it by hand: it goes on hold once its payment is confirmed. */
  readonly isHeldByStaff: boolean
  /** What can be proposed about it now. */
  readonly may: {
    readonly release: boolean
    readonly exchange: boolean
    readonly refundPart: boolean
  }
  /** Confirmed, and neither paid out nor sent back. */
  readonly held: Amount
  /** What sending coins back costs. */
  readonly refundFee: Amount
  readonly lastError: string | null
  readonly events: readonly {
    readonly at: Date
    readonly kind: string
    readonly state: OrderState
    /** JSON. */
    readonly facts: string
  }[]
  readonly deposits: readonly DeskDeposit[]
  readonly settlements: readonly DeskSettlement[]
  readonly transfers: readonly DeskTransfer[]
  readonly quoted: {
    readonly gross: Amount
    readonly exchangeFee: Amount
    readonly networkFee: Amount
    readonly snapshotId: string
    readonly policyVersion: string
  }
  readonly ledger: readonly {
    readonly at: Date
    readonly kind: string
    readonly account: string
    readonly amount: Amount
  }[]
  readonly screenings: readonly {
    readonly direction: string
    readonly address: string
    readonly score: number | null
    readonly isListed: boolean | null
    readonly reason: string | null
  }[]
  /** Others to the same address, from the same e-mail or refunded to the same address; newest first. */
  readonly similar: readonly DeskOrderLine[]
}

export type DeskAddress = { readonly address: string; readonly extraId: string | null }

export type DeskDeposit = {
  readonly txId: string
  readonly amount: Amount
  readonly state: string
  readonly confirmations: number
  readonly needed: number
  readonly seenAt: Date
}

export type DeskSettlement = {
  readonly kind: 'payout' | 'refund'
  readonly amountIn: Amount
  readonly amountOut: Amount
  readonly gross: Amount
  readonly exchangeFee: Amount
  readonly networkFee: Amount
  readonly partnerFee: Amount
  readonly affiliateFee: Amount
  /** What of the exchange fee stays with us, in the coin paid out. */
  readonly ourFee: Amount
  readonly snapshotId: string | null
  readonly at: Date
  readonly takenBackAt: Date | null
}

export type DeskTransfer = {
  readonly kind: string
  readonly state: string
  readonly amount: Amount
  readonly destination: string
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly transactions: readonly {
    readonly txId: string
    /** The part of the network's fee that the transfer bears. */
    readonly fee: Amount | null
    /** How many payouts and refunds the transaction pays. */
    readonly payments: number
    readonly createdAt: Date
  }[]
}

/** How many orders there are, for a screen on a wall. */
export type OrderCounts = {
  /** In the last 24 hours. */
  readonly made: number
  /** In the last 24 hours. */
  readonly finished: number
  /** On hold now. */
  readonly held: number
  /** Out of attempts, or confirmed payments that have been waiting too long for their payout. */
  readonly stuck: number
}

/** A filter that a member keeps by name. What was searched for is no part of it: it may name a customer. */
export type ViewFilter = Omit<DeskFilter, 'text'>
export type SavedView = { readonly id: string; readonly name: string; readonly filter: ViewFilter }
export type SaveViewFailure = Failure<'view_name_malformed' | 'view_empty' | 'too_many_views'>

export type DeskCases = {
  readonly count: () => Promise<OrderCounts>
  readonly search: (filter: DeskFilter, after: string | null) => Promise<DeskOrderPage>
  /** Reading it is an entry of the audit log: it shows personal data. Notes about it that mention the member are seen. */
  readonly read: (
    publicCode: string,
    who: StaffAtWork,
  ) => Promise<Result<DeskOrder, Failure<'order_not_found'>>>
  /** A note for colleagues in the audit log. Those whom it mentions get a mail; answers them. */
  readonly note: (
    asked: { readonly publicCode: string; readonly text: string },
    who: StaffAtWork,
  ) => Promise<Result<readonly Colleague[], DeskNoteFailure>>
  /** Whom a member can mention in notes. */
  readonly colleagues: (who: StaffAtWork) => Promise<readonly Colleague[]>
  /** Notes of the last 14 days that mention the member, those not seen yet first. */
  readonly mentions: (who: StaffAtWork) => Promise<readonly NoteMention[]>
  /** The filters that a member keeps. */
  readonly views: (who: StaffAtWork) => Promise<readonly SavedView[]>
  readonly saveView: (
    view: Omit<SavedView, 'id'>,
    who: StaffAtWork,
  ) => Promise<Result<null, SaveViewFailure>>
  readonly removeView: (id: string, who: StaffAtWork) => Promise<void>
  /** Stops an order by hand, until two people release or refund it; an entry of the audit log. */
  readonly hold: (
    asked: { readonly publicCode: string; readonly reason: string },
    who: StaffAtWork,
  ) => Promise<Result<null, HoldByStaffFailure>>
  /** What two people are asked to agree on where a part goes back and the rest is exchanged. */
  readonly planPartialRefund: (asked: {
    readonly publicCode: string
    readonly refund: string
    readonly reason: string
  }) => Promise<Result<PartialRefund, PartialRefundFailure>>
  /** The address as the chain writes it, where the order could be refunded to it. */
  readonly checkRefundTarget: (
    target: RefundTarget,
  ) => Promise<Result<CheckedAddress, AddressFailure | Failure<'order_not_found'>>>
  /** Every order of a filter, newest first, as fast as somebody reads them; an entry of the audit log. */
  readonly exportOrders: (filter: DeskFilter, who: StaffAtWork) => AsyncGenerator<DeskOrderLine>
}
