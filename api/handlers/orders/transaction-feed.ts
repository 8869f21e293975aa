import type { FiatOrderView } from '@causeway/server/fiat'
import type { OrderView } from '@causeway/server/orders'
import type { Caller, TransactionReply } from '../../contract/index.ts'

/** An order as its followers see it. */
export type FollowedOrder = OrderView | FiatOrderView

/** Where changes of orders come from. */
export type TransactionFeed = {
  /** Calls the listener with every change until the returned function is called. */
  readonly follow: (
    publicCode: string,
    isFiat: boolean,
    listener: (order: FollowedOrder) => void,
  ) => () => void
  /** Whether the caller holds the order now, asked anew. */
  readonly holds: (publicCode: string, isFiat: boolean, caller: Caller) => Promise<boolean>
  readonly show: (order: FollowedOrder, isOwner: boolean) => TransactionReply
}
