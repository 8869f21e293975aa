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
 * The state a page shows. The established protocol says `hold` for a refund under way as well: nothing holds the order
 * then, and what goes back is known. A word nobody knows is shown as `hold`: a person has to look.
 */
export function orderStatus(transaction: ShownOrder): OrderStatus {
  const status = statuses[transaction.status] ?? 'hold'
  if (status !== 'hold') return status
  const isRefunding = transaction.holdReason === null && transaction.amountRefunded !== null
  return isRefunding ? 'refunding' : (chosenStatus(transaction) ?? 'hold')
}

type ShownOrder = Pick<TransactionOut, 'status' | 'amountRefunded' | 'choice' | 'holdReason'>

/** While compliance looks at an order, a choice waits too. */
const WAITS_FOR_PEOPLE: ReadonlySet<string | null> = new Set([
  'screening',
  'identification',
  'identification_refused',
  'refund_decided',
  'by_staff',
])

/** What the holder chose a moment ago is under way, and nothing more is asked. */
function chosenStatus({ choice, holdReason }: ShownOrder): OrderStatus | null {
  if (choice === null || WAITS_FOR_PEOPLE.has(holdReason)) return null
  return choice === 'refund' ? 'refunding' : 'exchanging'
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

/** getting = 0, exchanging = 1, sending = 2 (TRACK-01); 3 when all is done, -1 where nothing is under way any more. */
const stepOfStatus = {
  waiting: 0,
  confirming: 0,
  exchanging: 1,
  sending: 2,
  finished: 3,
  hold: 1,
  refunding: 1,
  refunded: 2,
  expired: -1,
  failed: -1,
} as const satisfies Record<OrderStatus, -1 | 0 | 1 | 2 | 3>

/** The steps of an order as they were taken: a refund has its own second one, and no third. */
export function stepsOf(status: OrderStatus): {
  readonly names: readonly MessageKey[]
  readonly current: number
} {
  const current = stepOfStatus[status]
  const getting = 'transaction.stepGetting'
  if (status === 'refunding' || status === 'refunded') {
    return { names: [getting, statusNames[status]], current }
  }
  const exchanging = status === 'hold' ? statusNames.hold : 'transaction.stepExchanging'
  return { names: [getting, exchanging, 'transaction.stepSending'], current }
}

/** The name of a state among an order's events; null for one that has no name. */
export function eventName(state: string): MessageKey | null {
  const status = statuses[state]
  return status === undefined ? null : statusNames[status]
}

/** How a badge with the order's status looks. */
export function orderTone(status: OrderStatus): 'neutral' | 'good' | 'warning' | 'bad' {
  if (status === 'finished' || status === 'refunded') return 'good'
  if (status === 'hold' || status === 'expired') return 'warning'
  return status === 'failed' ? 'bad' : 'neutral'
}
