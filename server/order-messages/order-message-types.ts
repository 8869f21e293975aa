import type { Failure, Result } from '@causeway/core/result'
import type { OrderNeeds } from '../orders/index.ts'
import type { StaffAtWork } from '../staff/staff-actor.ts'

export type MessageNeeds = Pick<OrderNeeds, 'database' | 'clock' | 'notifier' | 'watch'>

export type OrderMessageFailure = Failure<'order_not_found' | 'message_malformed'>

/** What staff see of the messages about an order. Times in milliseconds since 1970. */
export type MessagesView = {
  /** Where mails about it go; null where its holder left no address. */
  readonly isMailed: boolean
  /** Code of the language that its holder reads; null for English. */
  readonly language: string | null
  readonly messages: readonly {
    readonly id: string
    readonly sender: 'shop' | 'customer'
    /** The member who wrote it; null for the customer's. */
    readonly staff: string | null
    readonly text: string
    readonly sentAt: number
    /** The customer's waits for a reply. */
    readonly isWaiting: boolean
  }[]
}

/** What staff do with messages about orders (OPS-09.8). */
export type MessageCases = {
  /** The oldest first. */
  readonly read: (publicCode: string) => Promise<Result<MessagesView, Failure<'order_not_found'>>>
  readonly send: (
    asked: { readonly publicCode: string; readonly text: string },
    who: StaffAtWork,
  ) => Promise<Result<null, OrderMessageFailure>>
  readonly settle: (
    publicCode: string,
    who: StaffAtWork,
  ) => Promise<Result<null, Failure<'order_not_found'>>>
  /** Orders whose holders wait for a reply, the longest first, 50 at most. */
  readonly waiting: () => Promise<
    readonly { readonly publicCode: string; readonly since: number }[]
  >
}
