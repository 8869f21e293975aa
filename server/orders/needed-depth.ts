import type { Catalogue } from '@causeway/core/currencies'
import type { Amount } from '@causeway/core/money'
import { type DepthStep, defaultDepthSteps, neededConfirmations } from '@causeway/core/orders'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'

/** What says how deep a payment must be. */
export type DepthNeeds = {
  readonly catalogue: Catalogue
  /** Null while prices are missing or too old: a payment then waits as the largest would. */
  readonly freshSnapshot: () => MarketSnapshot | null
  /** From which worth on a payment waits how much longer. */
  readonly depthSteps?: readonly DepthStep[]
}

/** Confirmations that a payment of this much needs before it counts, at the market now. */
export function neededDepth(needs: DepthNeeds, { asset, units }: Amount): number {
  const coin = needs.catalogue.find(asset)
  if (coin === undefined) return 1
  return neededConfirmations(coin, units, {
    price: needs.freshSnapshot()?.prices.get(asset) ?? null,
    steps: needs.depthSteps ?? defaultDepthSteps,
  })
}
