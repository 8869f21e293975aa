import type { OrderView } from '@causeway/server/orders'
import type { TransactionReply } from '../contract/index.ts'

/** Where changes of orders come from. */
export type TransactionFeed = {
  /** Calls the listener with every change until the returned function is called. */
  readonly follow: (publicCode: string, listener: (order: OrderView) => void) => () => void
  readonly show: (order: OrderView, isOwner: boolean) => TransactionReply
}
