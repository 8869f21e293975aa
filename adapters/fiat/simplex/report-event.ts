import type { FiatOrderReport, FiatOrderState } from '@causeway/core/ports'
import { decimalOf, fieldOf, NoAnswer, requiredTextOf, textOf } from '../../fiat-wire/index.ts'

/** Simplex's events and how far an order is by each. Coins sent means confirmed on their chain. */
const stateOfEvent = {
  payment_request_submitted: 'waiting',
  payment_simplexcc_approved: 'paid',
  payment_simplexcc_crypto_sent: 'ended',
  payment_simplexcc_declined: 'declined',
  payment_simplexcc_refunded: 'refunded',
} as const satisfies Record<string, FiatOrderState>

const states: ReadonlyMap<string, FiatOrderState> = new Map(Object.entries(stateOfEvent))

/** What an event says of an order of ours. Throws NoAnswer for one that is not known: a wrong state is worse than none. */
export function reportEvent(event: unknown, reference: string): FiatOrderReport {
  const name = requiredTextOf(event, 'name')
  const state = states.get(name)
  if (state === undefined) throw new NoAnswer('unavailable', 'Simplex names an unknown event')
  const payment = fieldOf(event, 'payment')
  return {
    reference,
    providerReference: requiredTextOf(payment, 'id'),
    state,
    amountFrom: decimalOf(payment, 'fiat_total_amount', 'amount'),
    amountTo: decimalOf(payment, 'crypto_total_amount', 'amount'),
    txId: textOf(payment, 'blockchain_txn_hash'),
    payIn: null,
    reason: state === 'declined' ? 'Simplex declined the payment' : null,
    url: null,
  }
}
