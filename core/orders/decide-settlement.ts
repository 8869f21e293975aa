import type { RateKind } from '../quotes/index.ts'

/** What the holder of an order on hold can choose; `exchange_agreed`: what was agreed at its rate, and the rest back. */
export const orderChoices = ['exchange', 'exchange_agreed', 'refund'] as const
export type OrderChoice = (typeof orderChoices)[number]
/** What was decided about an order on hold; `exchange_rest`: staff send a part back, and the rest is exchanged. */
export type HoldDecision = OrderChoice | 'exchange_rest'

export type SettlementFacts = {
  readonly kind: RateKind
  readonly expected: bigint
  /** Confirmed and not yet part of a settlement. */
  readonly confirmed: bigint
  /** Seen, and not deep enough yet. */
  readonly pending: bigint
  /** True where a deposit was seen after the order's pay-in window. */
  readonly late: boolean
  /** True while a guaranteed rate binds us; beyond it the market is asked once more. */
  readonly binds: boolean
  /** False where the order was settled before: these are further deposits. */
  readonly isFirst: boolean
  /** What was decided about what is there now, if anything. */
  readonly choice: HoldDecision | null
}

export type SettlementDecision =
  | 'nothing_left'
  | 'wait'
  | 'exchange_as_guaranteed'
  | 'exchange_unless_drifted'
  | 'exchange_at_market'
  /** What was agreed is exchanged as guaranteed, and what came on top goes back. */
  | 'exchange_agreed_part'
  /** A part goes back, and the rest is exchanged at the market. */
  | 'exchange_rest'
  | 'refund'
  | 'hold_amount_differs'
  | 'hold_paid_late'

/**
 * What happens to money that came in (TRACK-03, TRACK-04; the rules in words stand in
 * docs/guides/unexpected-deposits.md). Whether the amount is large enough is the market's to say, afterwards.
 */
export function decideSettlement(facts: SettlementFacts): SettlementDecision {
  if (facts.confirmed === 0n) return facts.pending === 0n ? 'nothing_left' : 'wait'
  if (facts.choice === 'refund') return 'refund'
  if (facts.choice === 'exchange') return 'exchange_at_market'
  if (facts.choice === 'exchange_rest') return 'exchange_rest'
  if (facts.kind === 'float') {
    const moreIsComing = facts.pending > 0n && facts.confirmed < facts.expected
    return moreIsComing ? 'wait' : 'exchange_at_market'
  }
  if (facts.pending > 0n) return 'wait'
  if (facts.late) return 'hold_paid_late'
  if (facts.choice === 'exchange_agreed' && facts.isFirst && facts.confirmed > facts.expected) {
    return 'exchange_agreed_part'
  }
  if (!facts.isFirst || facts.confirmed !== facts.expected) return 'hold_amount_differs'
  return facts.binds ? 'exchange_as_guaranteed' : 'exchange_unless_drifted'
}
