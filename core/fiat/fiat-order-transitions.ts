import type { FiatOrderState } from '../ports/index.ts'

/**
 * Where an order goes when its provider reports a state (BUY-07). Absent: such a report changes nothing, so that old and
 * repeated ones do no harm. `waiting` is the first state. What ended well can still be refunded or charged back; what the
 * provider called declined or expired may have been paid after all. What lies between may have been missed: a bank that took
 * the money back is heard whatever we knew before.
 */
export const fiatOrderTransitions = {
  waiting: ['paid', 'sending', 'ended', 'declined', 'expired', 'refunded', 'charged_back'],
  paid: ['sending', 'ended', 'declined', 'refunded', 'charged_back'],
  sending: ['ended', 'refunded', 'charged_back'],
  ended: ['refunded', 'charged_back'],
  declined: ['paid', 'sending', 'ended', 'refunded', 'charged_back'],
  expired: ['paid', 'sending', 'ended', 'declined', 'refunded', 'charged_back'],
  refunded: [],
  charged_back: [],
} as const satisfies Record<FiatOrderState, readonly FiatOrderState[]>

/** The state after a report; null where it changes nothing. */
export function nextFiatState(
  state: FiatOrderState,
  reported: FiatOrderState,
): FiatOrderState | null {
  const leads: readonly FiatOrderState[] = fiatOrderTransitions[state]
  return leads.includes(reported) ? reported : null
}

/** True where the provider is asked now and then how it goes on: money is on its way, or may yet come. */
export function isFiatOrderOpen(state: FiatOrderState): boolean {
  return state === 'waiting' || state === 'paid' || state === 'sending'
}
