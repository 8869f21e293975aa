import { isAboveIdentification } from '@causeway/core/compliance'
import type { Catalogue } from '@causeway/core/currencies'
import type { Amount } from '@causeway/core/money'
import type { MarketSnapshot } from '@causeway/core/rates'
import type { Compliance } from './compliance.ts'

type Needs = {
  readonly compliance?: Compliance
  readonly catalogue: Catalogue
  readonly freshSnapshot: () => MarketSnapshot | null
}

/** Whether an order of this much asks for identification (TRACK-09); null while its price is not known. */
export function needsIdentification(needs: Needs, { asset, units }: Amount): boolean | null {
  const policy = needs.compliance?.policy
  if (policy === undefined || policy.identifyAboveUsd === null) return false
  const coin = needs.catalogue.find(asset)
  const price = needs.freshSnapshot()?.prices.get(asset)
  if (coin === undefined || price === undefined) return null
  return isAboveIdentification(policy, coin, { units, price })
}
