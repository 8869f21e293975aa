import type { Catalogue } from '@causeway/core/currencies'
import type { Amount } from '@causeway/core/money'
import { type DepthStep, defaultDepthSteps, neededConfirmations } from '@causeway/core/orders'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { TradingTermsOf } from '@causeway/core/trading/trading-settings'

/** What says how deep a payment must be. */
export type DepthNeeds = {
  readonly catalogue: Catalogue
  /** Null while prices are missing or too old: a payment then waits as the largest would. */
  readonly freshSnapshot: () => MarketSnapshot | null
  /** From which worth on a payment waits how much longer. */
  readonly depthSteps?: readonly DepthStep[]
  /** What orders keep of their policy; absent: that of now holds for all. */
  readonly termsOf?: TradingTermsOf
}

/**
 * Confirmations that a payment of this much needs before it counts, at the market now. Of an order by its policy's version: it
 * keeps the steps that it was created with, while the coin's least number is always that of now.
 */
export function neededDepth(
  needs: DepthNeeds,
  { asset, units }: Amount,
  policyVersion: string | null = null,
): number {
  const coin = needs.catalogue.find(asset)
  if (coin === undefined) return 1
  const agreed = policyVersion === null ? undefined : needs.termsOf?.(policyVersion)
  const { depthSteps = [] } = agreed?.catalogue.find(asset) ?? coin
  return neededConfirmations({ ...coin, depthSteps }, units, {
    price: needs.freshSnapshot()?.prices.get(asset) ?? null,
    steps: needs.depthSteps ?? defaultDepthSteps,
  })
}
