import type { FiatOrderReport, FiatOrderState, FiatSide } from '@causeway/core/ports'
import {
  decimalOf,
  NoAnswer,
  pageAddressOrNull,
  requiredTextOf,
  textOf,
} from '../../fiat-wire/index.ts'
import { banxaSites } from './banxa-needs.ts'

/** Banxa's order statuses (docs.banxa.com, order statuses) where money is paid for coins. */
const BUY_STATES = {
  pendingPayment: 'waiting',
  waitingPayment: 'waiting',
  paymentReceived: 'paid',
  inProgress: 'paid',
  coinTransferred: 'sending',
  cryptoTransferred: 'sending',
  complete: 'ended',
  completed: 'ended',
  cancelled: 'declined',
  declined: 'declined',
  expired: 'expired',
  refunded: 'refunded',
} as const satisfies Record<string, FiatOrderState>

/** The same words where coins are paid for money: what is transferred then has come from the person. */
const SELL_STATES = {
  ...BUY_STATES,
  coinTransferred: 'paid',
  cryptoTransferred: 'paid',
} as const satisfies Record<keyof typeof BUY_STATES, FiatOrderState>

const NO_HASH = '0'

/** An order of Banxa's, as we say it. Throws NoAnswer for another order and for a status that we do not know. */
export function readOrder(order: unknown, reference: string, side: FiatSide): FiatOrderReport {
  const names = ['externalOrderId', 'externalId'].map((name) => textOf(order, name))
  const isOurs = names.includes(reference) && textOf(order, 'orderType')?.toLowerCase() === side
  if (!isOurs) throw new NoAnswer('unavailable', 'Banxa told of another order than was asked')
  const fiatAmount = decimalOf(order, 'fiatAmount')
  const cryptoAmount = decimalOf(order, 'cryptoAmount')
  const txId = textOf(order, 'transactionHash')
  return {
    reference,
    providerReference: requiredTextOf(order, 'id'),
    state: stateOf(side === 'buy' ? BUY_STATES : SELL_STATES, order),
    amountFrom: side === 'buy' ? fiatAmount : cryptoAmount,
    amountTo: side === 'buy' ? cryptoAmount : fiatAmount,
    txId: txId === NO_HASH ? null : txId,
    // Banxa shows it on its page, and to nobody who asks.
    payIn: null,
    reason: null,
    url: pageAddressOrNull(textOf(order, 'orderStatusUrl'), banxaSites),
  }
}

function stateOf(states: Readonly<Record<string, FiatOrderState>>, order: unknown): FiatOrderState {
  const status = requiredTextOf(order, 'status')
  const state = Object.hasOwn(states, status) ? states[status] : undefined
  if (state === undefined) throw new NoAnswer('unavailable', 'Banxa has a new word for a status')
  return state
}
