import type { OrderState } from '@causeway/core/orders'

/** Orders on one page of a list, as the source's lists have it. */
export const ORDERS_ON_A_PAGE = 16

/** Groups that a list can be narrowed to. `in-progress` also has those that wait for their holders. */
export type OrderFilter = 'in-progress' | 'hold' | 'finished' | 'refunded' | 'expired' | 'failed'

/** The states of each group. */
export const statesOfFilter: Readonly<Record<OrderFilter, readonly OrderState[]>> = {
  'in-progress': ['new', 'waiting', 'confirming', 'exchanging', 'sending', 'hold', 'refunding'],
  hold: ['hold'],
  finished: ['finished'],
  refunded: ['refunded'],
  expired: ['expired'],
  failed: ['failed'],
}
