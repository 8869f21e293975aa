import type { OrderView } from '@causeway/server/orders'
import type { Caller, TransactionReply } from '../contract/index.ts'

/** Where changes of orders come from. */
export type TransactionFeed = {
  /** Calls the listener with every change until the returned function is called. */
  readonly follow: (publicCode: string, listener: (order: OrderView) => void) => () => void
  /** Whether the caller holds the order now, asked anew. */
  readonly holds: (publicCode: string, caller: Caller) => Promise<boolean>
  readonly show: (order: OrderView, isOwner: boolean) => TransactionReply
}
