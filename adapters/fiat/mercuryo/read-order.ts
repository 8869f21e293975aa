import type { FiatOrderReport, FiatOrderState, FiatSide } from '@causeway/core/ports'
import { decimalOf, fieldOf, NoAnswer, requiredTextOf, textOf } from '../../fiat-wire/index.ts'

/** Where Mercuryo puts the payment of a purchase: with a card, a telephone, or another way. */
const PAYMENTS = ['buy', 'mobile_pay', 'buy_acquirer'] as const

/** A purchase's payment (widget.docs.mercuryo.io, transaction types and statuses). */
const PAYMENT_STATES = {
  new: 'waiting',
  pending: 'waiting',
  descriptor_failed: 'waiting',
  failed_exchange: 'waiting',
  // The bank holds the money until the person's papers are seen.
  order_scheduled: 'paid',
  paid: 'paid',
  order_failed: 'declined',
  cancelled: 'declined',
} as const satisfies Record<string, FiatOrderState>

/** The coins of a purchase, once it is paid. One that failed leaves the money with Mercuryo: still `paid`. */
const WITHDRAW_STATES = {
  new: 'paid',
  pending: 'paid',
  order_scheduled: 'paid',
  failed: 'paid',
  completed: 'ended',
} as const satisfies Record<string, FiatOrderState>

/** The money of a sale. Where it fails the coins go back to the refund address. */
const SELL_STATES = {
  new: 'paid',
  pending: 'paid',
  succeeded: 'ended',
  failed: 'refunded',
} as const satisfies Record<string, FiatOrderState>

/** The coins of a sale, while nothing is known of its money. */
const DEPOSIT_STATES = {
  new: 'waiting',
  pending: 'paid',
  completed: 'paid',
  failed: 'waiting',
} as const satisfies Record<string, FiatOrderState>

/**
 * An entry of Mercuryo's list: an object of linked operations by their kinds. Null where it holds none of that side.
 * Throws NoAnswer for another order's and for a status that we do not know.
 */
export function readEntry(
  entry: unknown,
  reference: string,
  side: FiatSide,
): FiatOrderReport | null {
  return side === 'buy' ? readPurchase(entry, reference) : readSale(entry, reference)
}

function readPurchase(entry: unknown, reference: string): FiatOrderReport | null {
  const kind = PAYMENTS.find((each) => isThere(entry, each))
  if (kind === undefined) return null
  const payment = operationOf(entry, kind, reference)
  const withdraw = isThere(entry, 'withdraw') ? operationOf(entry, 'withdraw', reference) : null
  const paid = stateOf(PAYMENT_STATES, payment)
  const sent = withdraw === null ? null : stateOf(WITHDRAW_STATES, withdraw)
  const txId = textOf(withdraw, 'hash')
  const isSending = sent === 'paid' && txId !== null && textOf(withdraw, 'status') === 'pending'
  return {
    reference,
    providerReference: requiredTextOf(payment, 'id'),
    // What was sent counts, whatever is said of the payment.
    state: isSending ? 'sending' : (sent ?? paid),
    amountFrom: decimalOf(payment, 'fiat_amount'),
    amountTo: decimalOf(withdraw ?? payment, 'amount'),
    txId,
    payIn: null,
    reason: reasonOf(withdraw) ?? reasonOf(payment),
    url: null,
  }
}

function readSale(entry: unknown, reference: string): FiatOrderReport | null {
  const deposit = isThere(entry, 'deposit') ? operationOf(entry, 'deposit', reference) : null
  const sale = isThere(entry, 'sell') ? operationOf(entry, 'sell', reference) : null
  const told = sale ?? deposit
  if (told === null) return null
  return {
    reference,
    providerReference: requiredTextOf(told, 'id'),
    state: sale === null ? stateOf(DEPOSIT_STATES, deposit) : stateOf(SELL_STATES, sale),
    amountFrom: decimalOf(told, 'amount'),
    amountTo: decimalOf(sale, 'fiat_amount'),
    txId: textOf(deposit, 'hash'),
    // Mercuryo shows it on its page; the list names an address only when coins have come.
    payIn: null,
    reason: reasonOf(sale) ?? reasonOf(deposit),
    url: null,
  }
}

function isThere(entry: unknown, kind: string): boolean {
  const operation = fieldOf(entry, kind)
  return operation !== undefined && operation !== null
}

function operationOf(entry: unknown, kind: string, reference: string): unknown {
  const operation = fieldOf(entry, kind)
  if (textOf(operation, 'merchant_transaction_id') !== reference) {
    throw new NoAnswer('unavailable', 'Mercuryo told of another order than was asked')
  }
  return operation
}

function stateOf(states: Readonly<Record<string, FiatOrderState>>, told: unknown): FiatOrderState {
  const status = requiredTextOf(told, 'status')
  const state = Object.hasOwn(states, status) ? states[status] : undefined
  if (state === undefined) throw new NoAnswer('unavailable', 'Mercuryo has a new word for a status')
  return state
}

/** Its word for what went wrong, where something did. */
function reasonOf(operation: unknown): string | null {
  const status = textOf(operation, 'status')
  return status !== null && /failed|cancelled/.test(status) ? status : null
}
