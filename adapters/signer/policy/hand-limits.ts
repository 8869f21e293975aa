import type { AssetCode } from '@causeway/core/money'
import type { TransferPlan } from '@causeway/core/ports'
import { SigningRefused } from '../signing-refused.ts'
import type { Spent } from './ceilings.ts'

export type HandLimitRules = {
  /** What may leave in payouts by hand on one day of UTC at most, in units of each coin. */
  readonly handLimits: ReadonlyMap<AssetCode, bigint>
  /** What happens to a coin that has none: real money is refused. */
  readonly unlisted: 'refused' | 'unlimited'
}

const DAY = 24 * 3_600_000

/**
 * Throws SigningRefused where the first attempt of a payout by hand would go beyond the day's limit of its coin. It goes where
 * staff say, so that nothing else than this limit, in the signer's own environment, bounds what a forged database can take.
 */
export function assertWithinHandLimit(
  { handLimits, unlisted }: HandLimitRules,
  { intent, attempt }: TransferPlan,
  spent: Spent,
): void {
  if (attempt > 1 || intent.kind !== 'hand') return
  const { asset, units } = intent.amount
  const limit = handLimits.get(asset)
  if (limit === undefined) {
    if (unlisted === 'unlimited') return
    throw new SigningRefused('no_hand_limit', `HAND_PAYOUT_LIMITS does not name ${asset}`)
  }
  const midnight = spent.now - (spent.now % DAY)
  const before = spent.since(asset, midnight - 1, 'hand')
  if (before + units <= limit) return
  throw new SigningRefused(
    'above_hand_limit',
    `${units} units of ${asset} by hand after ${before} are more than the day's limit of ${limit}`,
  )
}
