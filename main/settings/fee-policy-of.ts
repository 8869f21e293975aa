import { defaultFeePolicy, type FeePolicy } from '@causeway/core/quotes'
import type { Config } from './config.ts'

type PricingConfig = Pick<
  Config,
  | 'feeServiceBps'
  | 'floatSpreadBps'
  | 'fixedSpreadBps'
  | 'partnerShareBps'
  | 'partnerCommissionMaxBps'
>

/** How the operator prices. Its version names the figures, so that a quote made under others is known by it. */
export function feePolicyOf(config: PricingConfig): FeePolicy {
  const prices = {
    serviceFeeBps: BigInt(config.feeServiceBps),
    floatSpreadBps: BigInt(config.floatSpreadBps),
    fixedSpreadBps: BigInt(config.fixedSpreadBps),
  }
  // What partners get is no part of a price that anybody was promised.
  const policy = {
    ...defaultFeePolicy,
    ...prices,
    partnerShareBps: BigInt(config.partnerShareBps),
    maximumCommissionBps: BigInt(config.partnerCommissionMaxBps),
  }
  const isDefault =
    prices.serviceFeeBps === defaultFeePolicy.serviceFeeBps &&
    prices.floatSpreadBps === defaultFeePolicy.floatSpreadBps &&
    prices.fixedSpreadBps === defaultFeePolicy.fixedSpreadBps
  if (isDefault) return policy
  return { ...policy, version: `${defaultFeePolicy.version}-${Object.values(prices).join('-')}` }
}
