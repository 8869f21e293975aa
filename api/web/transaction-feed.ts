import type { FiatOrderView } from '@causeway/server/fiat'
import type { OrderView } from '@causeway/server/orders'
import type { TransactionReply } from '../contract/index.ts'

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
  readonly show: (order: FollowedOrder, isOwner: boolean) => TransactionReply
}
