import type { Failure, Result } from '@causeway/core/result'
import type { LockFailure, SignInRecord, UnlockFailure } from '../accounts/index.ts'
import type { DeskOrderLine } from '../desk/desk-types.ts'
import type { StaffAtWork } from '../staff/staff-actor.ts'

/** A customer as a line of a table. */
export type CustomerLine = {
  readonly id: string
  /** Null once erased. */
  readonly email: string | null
  readonly createdAt: Date
  readonly isVerified: boolean
  readonly hasSecondFactor: boolean
  readonly isLocked: boolean
}

export type CustomerPage = {
  readonly customers: readonly CustomerLine[]
  /** What the next page begins after; null where this is the last. */
  readonly next: string | null
}

export type CustomerSession = SignInRecord & {
  readonly id: string
  readonly seenAt: Date
}

/** Everything that staff see of a customer on one page (OPS-16). */
export type Customer = CustomerLine & {
  readonly verifiedAt: Date | null
  readonly erasedAt: Date | null
  readonly locked: { readonly at: Date; readonly reason: string } | null
  /** Since when the password lets in from known devices only. */
  readonly suspectedAt: Date | null
  readonly language: string | null
  readonly isSubscribed: boolean
  readonly hasPassword: boolean
  readonly passkeys: number
  /** Names of the services. */
  readonly socialAccounts: readonly string[]
  /** The newest; `orderCount` says how many there are. */
  readonly orders: readonly DeskOrderLine[]
  readonly orderCount: number
  readonly fiatOrderCount: number
  /** Open ones, the last used first. */
  readonly sessions: readonly CustomerSession[]
  /** Of the last 90 days, the newest first. */
  readonly signIns: readonly SignInRecord[]
  readonly affiliate: { readonly refId: string; readonly state: string } | null
  readonly partner: { readonly name: string; readonly isDisabled: boolean } | null
  /** Orders that can still receive or owe money: while there are any, nothing is erased. */
  readonly openOrders: readonly string[]
  readonly isOwedCommission: boolean
}

export type CustomerUnknown = Failure<'customer_unknown'>

/** What would be carried out: bound to the factor that was set up at that moment. */
export type ResetIntent = { readonly accountId: string; readonly secondFactorSince: string }

/** How many orders the erasure leaves in the books; an account with another number by then is not erased. */
export type ErasureIntent = {
  readonly accountId: string
  readonly orders: number
  readonly fiatOrders: number
}

/** Why a reset, or an erasure, isn’t even proposed. */
export type ResetRefusal = CustomerUnknown | Failure<'second_factor_off'>
export type ErasureRefusal =
  | CustomerUnknown
  | Failure<'customer_orders_open' | 'customer_payout_due'>

/** `customer_changed`: since it was proposed. */
export type ResetFailure = ResetRefusal | Failure<'customer_changed'>
export type ErasureFailure = ErasureRefusal | Failure<'customer_changed'>

/** What calls of the customers desk are refused with. */
export type CustomerFailure =
  | (CustomerUnknown | LockFailure | UnlockFailure | ResetRefusal | ErasureRefusal)
  | Failure<'reason_missing'>

type Reasoned = { readonly accountId: string; readonly reason: string }

export type CustomerCases = {
  /** Whom a text names (`null`: everybody), newest first. It is an entry of the audit log: it shows addresses. */
  readonly search: (
    text: string | null,
    after: string | null,
    who: StaffAtWork,
  ) => Promise<CustomerPage>
  /** Every customer that a text names; an entry of the audit log. */
  readonly exportCustomers: (text: string | null, who: StaffAtWork) => AsyncGenerator<CustomerLine>
  /** An entry of the audit log, once a view. */
  readonly read: (accountId: string, who: StaffAtWork) => Promise<Result<Customer, CustomerUnknown>>
  readonly lock: (
    asked: Reasoned,
    who: StaffAtWork,
  ) => Promise<Result<null, LockFailure | Failure<'reason_missing'>>>
  readonly unlock: (
    asked: Reasoned,
    who: StaffAtWork,
  ) => Promise<Result<null, UnlockFailure | Failure<'reason_missing'>>>
  /** `id` null: every one. */
  readonly endSessions: (
    asked: { readonly accountId: string; readonly id: string | null },
    who: StaffAtWork,
  ) => Promise<Result<null, CustomerUnknown>>
  /** What the customer’s own export answers; an entry of the audit log. */
  readonly exportData: (
    accountId: string,
    who: StaffAtWork,
  ) => Promise<Result<Readonly<Record<string, unknown>>, CustomerUnknown>>
  /** What a reset of the second factor would be bound to, for a proposal. */
  readonly resetIntent: (accountId: string) => Promise<Result<ResetIntent, ResetRefusal>>
  readonly erasureIntent: (accountId: string) => Promise<Result<ErasureIntent, ErasureRefusal>>
}
