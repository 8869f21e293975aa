import { defaultFeePolicy, type FeePolicy } from '@causeway/core/quotes'
import type { Config } from './config.ts'

/** How the operator prices. Its version names the figures, so that a quote made under others is known by it. */
export function feePolicyOf(
  config: Pick<Config, 'feeServiceBps' | 'floatSpreadBps' | 'fixedSpreadBps'>,
): FeePolicy {
  const { feeServiceBps, floatSpreadBps, fixedSpreadBps } = config
  const shares = {
    serviceFeeBps: BigInt(feeServiceBps),
    floatSpreadBps: BigInt(floatSpreadBps),
    fixedSpreadBps: BigInt(fixedSpreadBps),
  }
  const isDefault =
    shares.serviceFeeBps === defaultFeePolicy.serviceFeeBps &&
    shares.floatSpreadBps === defaultFeePolicy.floatSpreadBps &&
    shares.fixedSpreadBps === defaultFeePolicy.fixedSpreadBps
  if (isDefault) return defaultFeePolicy
  const figures = [feeServiceBps, floatSpreadBps, fixedSpreadBps].join('-')
  return { ...defaultFeePolicy, ...shares, version: `${defaultFeePolicy.version}-${figures}` }
}
