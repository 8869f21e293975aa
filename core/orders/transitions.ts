import type { RateKind } from '../quotes/index.ts'

/** Where an order stands. `failed` is closed by an operator with nothing owed. */
export const orderStates = [
  'new',
  'waiting',
  'confirming',
  'exchanging',
  'sending',
  'finished',
  'hold',
  'refunding',
  'refunded',
  'expired',
  'failed',
] as const
export type OrderState = (typeof orderStates)[number]

/** What can happen to an order. */
export const orderEvents = [
  'watched',
  'unpaid_too_long',
  'deposit_seen',
  'deposits_gone',
  'rest_stays_paid_out',
  'rest_stays_refunded',
  'deposit_confirmed',
  'held',
  'released',
  'identified',
  'exchange_chosen',
  'refund_chosen',
  'settled',
  'settlement_taken_back',
  'payout_refused',
  'payout_confirmed',
  'refund_confirmed',
  'rest_refunded',
  'closed',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/**
 * The order's life as one table. What is not in it cannot happen. States are never removed: orders of earlier versions
 * may stand in them. An ended order still accepts deposits (architecture, decision 2); where such a further deposit
 * vanishes again, the order ends as it had ended (`rest_stays_…`) and does not wait for money a second time.
 */
export const orderTransitions: Readonly<
  Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>
> = {
  new: { watched: 'waiting', unpaid_too_long: 'expired', deposit_seen: 'confirming' },
  waiting: { deposit_seen: 'confirming', unpaid_too_long: 'expired' },
  confirming: {
    deposit_confirmed: 'exchanging',
    refund_chosen: 'refunding',
    deposits_gone: 'waiting',
    rest_stays_paid_out: 'finished',
    rest_stays_refunded: 'refunded',
    held: 'hold',
  },
  // The destination does not take the money: the settlement is undone, and its holder has it refunded.
  exchanging: { settled: 'sending', settlement_taken_back: 'confirming', payout_refused: 'hold' },
  sending: {
    payout_confirmed: 'finished',
    // What came on top of the agreed amount went back last (server/transfers/confirming/confirm-transfer).
    rest_refunded: 'finished',
    settlement_taken_back: 'confirming',
    payout_refused: 'hold',
  },
  finished: { deposit_seen: 'confirming' },
  hold: {
    // What was missing may have come (server/orders/holds/hold-choices): the money is counted and decided about anew.
    deposit_seen: 'confirming',
    // What compliance held it for is settled (server/orders/compliance/pass-compliance): the money is decided about anew.
    released: 'confirming',
    identified: 'confirming',
    exchange_chosen: 'exchanging',
    refund_chosen: 'refunding',
    deposits_gone: 'waiting',
    rest_stays_paid_out: 'finished',
    rest_stays_refunded: 'refunded',
    closed: 'failed',
  },
  refunding: { refund_confirmed: 'refunded', settlement_taken_back: 'confirming' },
  refunded: { deposit_seen: 'confirming' },
  expired: { deposit_seen: 'confirming' },
  failed: { deposit_seen: 'confirming' },
}

/** The state an event leads to, or null where the event cannot happen in that state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return orderTransitions[state][event] ?? null
}

/** States in which nothing is owed and nothing moves until another deposit comes. */
export const endedStates: ReadonlySet<OrderState> = new Set([
  'finished',
  'refunded',
  'expired',
  'failed',
])

/** The state in the words of the established partner protocol, which the site uses too. */
export function wireStatus(state: OrderState, kind: RateKind): WireStatus {
  if (state === 'expired') return kind === 'fixed' ? 'expired' : 'overdue'
  if (state === 'refunding') return 'hold'
  return state
}

/** What programs are told of an order's state. */
export type WireStatus = Exclude<OrderState, 'refunding'> | 'overdue'

const KINDS: readonly RateKind[] = ['float', 'fixed']

/** The states that are told as this status, of orders of either kind; none where it is no status. */
export function statesOfStatus(
  status: string,
): readonly { readonly state: OrderState; readonly kind: RateKind }[] {
  return orderStates.flatMap((state) =>
    KINDS.filter((kind) => wireStatus(state, kind) === status).map((kind) => ({ state, kind })),
  )
}

/** Every status, in the order in which orders come to them. */
export const wireStatuses: readonly WireStatus[] = [
  ...new Set(orderStates.flatMap((state) => KINDS.map((kind) => wireStatus(state, kind)))),
]
