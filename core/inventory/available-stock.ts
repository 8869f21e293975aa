import { takeBpsRoundedUp } from '../money/index.ts'
import type { InventoryPolicy } from './inventory-policy.ts'

/** What the books say of one coin at one moment, in its smallest units; all zero or more but for the wallet. */
export type StockFacts = {
  /** Hot wallet and pay-in addresses together. */
  readonly wallet: bigint
  /** Of it, what still lies at pay-in addresses that payouts cannot spend from. */
  readonly unswept: bigint
  /** Payouts and refunds decided and not yet confirmed. */
  readonly outgoing: bigint
  /** Customers' deposits that are not settled yet. */
  readonly claims: bigint
  /** Deposits that no order explains: somebody's, and not ours to sell. */
  readonly suspense: bigint
  /** Payouts of open guaranteed orders. */
  readonly promised: bigint
}

/** What the hot wallet can spend, and what of it is free, in smallest units. May be negative. */
export type Stock = {
  readonly hot: bigint
  readonly reserve: bigint
  /** Free before open guaranteed orders are counted. */
  readonly free: bigint
  /** Free for a new order. */
  readonly available: bigint
}

/**
 * What can be sold of a coin now: the less of what the hot wallet can pay out and of what is the operator's own. The two
 * differ by customers' deposits that wait at pay-in addresses: they are neither spendable yet nor ours.
 */
export function availableStock(
  facts: StockFacts,
  policy: InventoryPolicy,
  chainFeeUnits: bigint,
): Stock {
  const hot = facts.wallet - facts.unswept
  const reserve =
    takeBpsRoundedUp(hot > 0n ? hot : 0n, policy.reserveBps) +
    policy.reserveNetworkFees * chainFeeUnits
  const payable = hot - facts.outgoing
  const own = facts.wallet - facts.outgoing - facts.claims - facts.suspense
  const free = (payable < own ? payable : own) - reserve
  return { hot, reserve, free, available: free - facts.promised }
}
