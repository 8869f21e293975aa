import type { OrderState } from './transitions.ts'

/** What an open guaranteed promise stands on. Times in milliseconds since 1970, units of the coin that is paid in. */
export type PromiseFacts = {
  readonly state: OrderState
  readonly now: number
  readonly payUntil: number
  readonly confirmUntil: number
  readonly expected: bigint
  /** Confirmed and not yet part of a settlement. */
  readonly confirmed: bigint
  /** Seen before `payUntil`, deep or not, and not yet part of a settlement. */
  readonly paidInTime: bigint
}

/**
 * True where an open guaranteed promise binds nobody any more: its last time is over, or the guaranteed amount cannot be
 * met. A payment that is too small, or that waits for its blocks, gives no more time than the order had from the start.
 */
export function promiseHasLapsed(facts: PromiseFacts): boolean {
  if (facts.now > facts.confirmUntil) return true
  if (facts.now > facts.payUntil && facts.paidInTime < facts.expected) return true
  // More than expected is deep: its holder may still choose what was agreed, for as long as there was to pay.
  return facts.state === 'hold' && facts.confirmed > facts.expected && facts.now > facts.payUntil
}

/** When an open promise can lapse by itself, next; null where it has. */
export function nextPromiseEnd(
  times: Pick<PromiseFacts, 'now' | 'payUntil' | 'confirmUntil'>,
): number | null {
  const { now, payUntil, confirmUntil } = times
  return [payUntil, confirmUntil].find((end) => end >= now) ?? null
}
