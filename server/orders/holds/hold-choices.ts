import { type OrderChoice, orderChoices } from '@causeway/core/orders'
import type { HoldReason } from '../order-types.ts'

const choices: Readonly<Record<HoldReason, readonly OrderChoice[]>> = {
  amount_differs: ['exchange', 'refund'],
  paid_late: ['exchange', 'refund'],
  // Below the minimum there is nothing to exchange; a refund works where it covers its own network fee.
  amount_too_small: ['refund'],
  amount_too_large: ['refund'],
  // An operator looks at it first: the destination refused the money.
  payout_refused: ['refund'],
  // Beside this, another name (rename-account).
  account_taken: ['refund'],
  // People look at it first; then it goes on, or goes back.
  screening: [],
  // Whoever does not want to be identified gets the coins back.
  identification: ['refund'],
  identification_refused: ['refund'],
  refund_decided: ['refund'],
  // Staff look at it first; then it goes on, or goes back.
  by_staff: [],
}

/** What the holder of an order on hold may choose; `isOverpaid`: what was agreed can be exchanged, and the rest go back. */
export function choicesFor(
  reason: HoldReason | null,
  { isOverpaid }: { readonly isOverpaid: boolean },
): readonly OrderChoice[] {
  if (reason === null) return []
  if (reason === 'amount_differs' && isOverpaid) return orderChoices
  return choices[reason]
}

/** True where more money may mend what the order is held for; no other hold is lifted by a payment. */
export function isResolvedByDeposit(reason: HoldReason | null): boolean {
  return reason === 'amount_differs' || reason === 'amount_too_small'
}

/** A guaranteed rate outlives these, within its time: more money may come, another name, or word from compliance or staff. */
const KEEPS_PROMISE: ReadonlySet<HoldReason> = new Set([
  'amount_differs',
  'amount_too_small',
  'account_taken',
  'screening',
  'identification',
  'by_staff',
])

/** True where what an order is held for can pass, and its guaranteed amount still be paid. */
export function keepsPromise(reason: HoldReason | null): boolean {
  return reason !== null && KEEPS_PROMISE.has(reason)
}

const COMPLIANCE: ReadonlySet<HoldReason> = new Set([
  'screening',
  'identification',
  'identification_refused',
  'refund_decided',
  'by_staff',
])

/** True where an order waits for compliance or staff: the engine continues it once that is settled (pass-compliance). */
export function isHeldByCompliance(order: {
  readonly state: string
  readonly hold_reason: string | null
}): boolean {
  const reason = order.state === 'hold' ? readHoldReason(order.hold_reason) : null
  return reason !== null && COMPLIANCE.has(reason)
}

/** The stored reason, or null where there is none. */
export function readHoldReason(stored: string | null): HoldReason | null {
  return stored !== null && isHoldReason(stored) ? stored : null
}

function isHoldReason(text: string): text is HoldReason {
  return Object.hasOwn(choices, text)
}
