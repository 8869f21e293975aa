import type { TransactionOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'

/** The states an order page tells apart. */
export type OrderStatus =
  | 'waiting'
  | 'confirming'
  | 'exchanging'
  | 'sending'
  | 'finished'
  | 'hold'
  | 'refunding'
  | 'refunded'
  | 'expired'
  | 'failed'

const statuses: Readonly<Record<string, OrderStatus>> = {
  // Of orders with a provider of money.
  created: 'waiting',
  processing: 'exchanging',
  new: 'waiting',
  waiting: 'waiting',
  confirming: 'confirming',
  exchanging: 'exchanging',
  pending: 'sending',
  sending: 'sending',
  finished: 'finished',
  hold: 'hold',
  refunding: 'refunding',
  refunded: 'refunded',
  expired: 'expired',
  overdue: 'expired',
  failed: 'failed',
}

/**
 * The state a page shows. The established protocol says `hold` for a refund under way; the order's last event tells
 * the two apart. A word nobody knows is shown as `hold`: a person has to look.
 */
export function orderStatus(transaction: Pick<TransactionOut, 'status' | 'events'>): OrderStatus {
  const status = statuses[transaction.status] ?? 'hold'
  const lastState = transaction.events.at(-1)?.state
  return status === 'hold' && lastState === 'refunding' ? 'refunding' : status
}

/** The state's name in the reader's words. */
export const statusNames = {
  waiting: 'transaction.statusWaiting',
  confirming: 'transaction.statusConfirming',
  exchanging: 'transaction.statusExchanging',
  sending: 'transaction.statusSending',
  finished: 'transaction.statusFinished',
  hold: 'transaction.statusHold',
  refunding: 'transaction.statusRefunding',
  refunded: 'transaction.statusRefunded',
  expired: 'transaction.statusExpired',
  failed: 'transaction.statusFailed',
} as const satisfies Record<OrderStatus, MessageKey>

/** getting = 0, exchanging = 1, sending = 2 (TRACK-01); 3 when all is done. */
export const stepOfStatus = {
  waiting: 0,
  confirming: 0,
  exchanging: 1,
  sending: 2,
  finished: 3,
  hold: 1,
  refunding: 1,
  refunded: 1,
  expired: 0,
  failed: 0,
} as const satisfies Record<OrderStatus, 0 | 1 | 2 | 3>

/** The name of a state among an order's events; null for one that has no name. */
export function eventName(state: string): MessageKey | null {
  const status = statuses[state]
  return status === undefined ? null : statusNames[status]
}
