import { BPS_IN_ONE, divideRoundedDown } from '../money/index.ts'
import type { InventoryPolicy } from './inventory-policy.ts'

/** How much of a coin the hot wallet should hold, in smallest units: low ≤ target ≤ high. */
export type Band = { readonly low: bigint; readonly target: bigint; readonly high: bigint }

export type BandStatus = 'low' | 'ok' | 'high'

/** The band of a coin that the operator set none for: shares of his capital in it. */
export function bandFromCapital(capital: bigint, policy: InventoryPolicy): Band {
  const own = capital > 0n ? capital : 0n
  const share = (bps: bigint) => divideRoundedDown(own * bps, BPS_IN_ONE)
  return { low: share(policy.lowBps), target: share(policy.targetBps), high: share(policy.highBps) }
}

/** Where a stock lies against its band; the edges are inside. */
export function bandStatus(units: bigint, band: Band): BandStatus {
  if (units < band.low) return 'low'
  return units > band.high ? 'high' : 'ok'
}
