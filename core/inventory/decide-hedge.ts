import { BPS_IN_ONE, divideRoundedDown, divideRoundedUp } from '../money/index.ts'
import type { InventoryPolicy } from './inventory-policy.ts'
import {
  type PricedAsset,
  sameWorthRoundedDown,
  unitsForUsdRoundedDown,
  worthUsdRoundedUp,
} from './worth-usd.ts'

/** One coin's exposure, and what the venue could do about it. */
export type HedgeQuestion = {
  /** Positive: we hold more of the coin than before all trades; negative: less. Smallest units. */
  readonly exposure: bigint
  readonly coin: PricedAsset
  /** The venue's settlement coin. */
  readonly against: PricedAsset
  /** Smallest units of the venue's least trade, and the step that a trade is a multiple of. */
  readonly least: bigint
  readonly step: bigint
  /** What is free at the venue of the coin and of the settlement coin. */
  readonly freeCoin: bigint
  readonly freeAgainst: bigint
}

export type HedgeDecision = {
  readonly side: 'buy' | 'sell'
  readonly units: bigint
  /** Attodollars per whole coin. */
  readonly worstPrice: bigint
  /** Whole US dollars at the market, rounded up. */
  readonly worthUsd: bigint
}

/** `small`: nothing to do. `venue_low`: the venue holds too little for the least trade. */
export type NoHedge = 'small' | 'venue_low'

/**
 * Decides the one trade that brings exposure nearest to zero and never beyond it: at most what the policy and the
 * venue's balance allow, a multiple of its step, at least its least. What is left makes the next decision.
 */
export function decideHedge(
  question: HedgeQuestion,
  policy: InventoryPolicy,
): HedgeDecision | NoHedge {
  const { exposure, coin, least, step } = question
  const side = exposure > 0n ? 'sell' : 'buy'
  const open = exposure > 0n ? exposure : -exposure
  if (open < unitsForUsdRoundedDown(policy.hedgeAboveUsd, coin)) return 'small'
  const wanted = multipleOf(
    step,
    smallest(open, unitsForUsdRoundedDown(policy.largestHedgeUsd, coin)),
  )
  if (wanted === 0n || wanted < least) return 'small'
  const worstPrice = worstPriceOf(side, coin.price, policy)
  const affordable = side === 'sell' ? question.freeCoin : buyable(question, worstPrice)
  const units = multipleOf(step, smallest(wanted, affordable))
  if (units <= 0n || units < least) return 'venue_low'
  return { side, units, worstPrice, worthUsd: worthUsdRoundedUp(units, coin) }
}

function worstPriceOf(side: 'buy' | 'sell', price: bigint, policy: InventoryPolicy): bigint {
  return side === 'buy'
    ? divideRoundedDown(price * (BPS_IN_ONE + policy.hedgeSlippageBps), BPS_IN_ONE)
    : divideRoundedUp(price * (BPS_IN_ONE - policy.hedgeSlippageBps), BPS_IN_ONE)
}

/** What the free settlement coin buys at the worst price, its fee left out: the venue refuses what it cannot pay. */
function buyable({ coin, against, freeAgainst }: HedgeQuestion, worstPrice: bigint): bigint {
  if (freeAgainst <= 0n) return 0n
  return sameWorthRoundedDown(freeAgainst, against, { decimals: coin.decimals, price: worstPrice })
}

function multipleOf(step: bigint, units: bigint): bigint {
  return units <= 0n ? 0n : units - (units % step)
}

function smallest(left: bigint, right: bigint): bigint {
  return left < right ? left : right
}
