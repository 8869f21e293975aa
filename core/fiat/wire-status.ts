import type { FiatOrderState, FiatSide } from '../ports/index.ts'

const STATUSES = {
  waiting: 'created',
  paid: 'processing',
  sending: 'sending',
  ended: 'finished',
  declined: 'failed',
  expired: 'expired',
  refunded: 'refunded',
  charged_back: 'failed',
} as const satisfies Record<FiatOrderState, string>

/** The state of a fiat order in the words of the wire: those of other orders, and created, processing, pending. */
export function fiatWireStatus(state: FiatOrderState, side: FiatSide): string {
  // What a sale sends is money, which nobody sees on its way.
  return state === 'sending' && side === 'sell' ? 'pending' : STATUSES[state]
}
