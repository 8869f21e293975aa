import type { FiatOrderReport, FiatOrderState, FiatSide } from '@causeway/core/ports'
import { decimalOf, NoAnswer, requiredTextOf, textOf } from '../../fiat-wire/index.ts'

/** Transak's words for how far an order is. Money that the person says to have sent is not yet there. */
const stateOfStatus = {
  AWAITING_PAYMENT_FROM_USER: 'waiting',
  PAYMENT_DONE_MARKED_BY_USER: 'waiting',
  PROCESSING: 'paid',
  PENDING_DELIVERY_FROM_TRANSAK: 'paid',
  ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK: 'paid',
  COMPLETED: 'ended',
  CANCELLED: 'declined',
  FAILED: 'declined',
  REFUNDED: 'refunded',
  EXPIRED: 'expired',
} as const satisfies Record<string, FiatOrderState>

const states: ReadonlyMap<string, FiatOrderState> = new Map(Object.entries(stateOfStatus))

/** What Transak says of an order of ours. Throws NoAnswer for a word that is not known: a wrong state is worse than none. */
export function reportOrder(order: unknown, reference: string, side: FiatSide): FiatOrderReport {
  const state = states.get(requiredTextOf(order, 'status'))
  if (state === undefined) throw new NoAnswer('unavailable', 'Transak names an unknown state')
  const fiat = decimalOf(order, 'fiatAmount')
  const coins = decimalOf(order, 'cryptoAmount')
  return {
    reference,
    providerReference: requiredTextOf(order, 'id'),
    state,
    amountFrom: side === 'buy' ? fiat : coins,
    amountTo: side === 'buy' ? coins : fiat,
    txId: textOf(order, 'transactionHash'),
    payIn: null,
    reason: state === 'declined' ? textOf(order, 'statusReason') : null,
    url: null,
  }
}
