import { isAboveIdentification, type PricedSum } from '@causeway/core/compliance/compliance-policy'
import type { Catalogue } from '@causeway/core/currencies'
import type { Amount } from '@causeway/core/money'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { Compliance } from './compliance.ts'

type Needs = {
  readonly compliance?: Compliance
  readonly catalogue: Catalogue
  readonly freshSnapshot: () => MarketSnapshot | null
}

/**
 * Whether an order of this much asks for identification (TRACK-09); null while its price is not known. `beside`: what
 * the same person exchanges besides; what of it has no price now is left out, since an order must not wait for another
 * one's coin.
 */
export function needsIdentification(
  needs: Needs,
  amount: Amount,
  beside: readonly Amount[] = [],
): boolean | null {
  const policy = needs.compliance?.policy
  if (policy === undefined || policy.identifyAboveUsd === null) return false
  const sum = pricedSum(needs, amount)
  if (sum === null) return null
  const others = beside.map((other) => pricedSum(needs, other)).filter((other) => other !== null)
  return isAboveIdentification(policy, [sum, ...others])
}

function pricedSum(needs: Needs, { asset, units }: Amount): PricedSum | null {
  const coin = needs.catalogue.find(asset)
  const price = needs.freshSnapshot()?.prices.get(asset)
  if (coin === undefined || price === undefined) return null
  return { units, price, decimals: coin.decimals }
}
