import type { AssetCode } from '@causeway/core/money'
import type { TransferPlan } from '@causeway/core/ports'
import { SigningRefused } from '../signing-refused.ts'

/** What may leave of an asset at most, in its units. */
export type Ceiling = {
  /** In one payout or refund. */
  readonly order: bigint
  /** In payouts and refunds of any 60 minutes. */
  readonly hour: bigint
  /** In payouts and refunds of any 24 hours. */
  readonly day: bigint
  /** In one gas transfer to a pay-in address. */
  readonly gas: bigint
}

export type CeilingRules = {
  readonly ceilings: ReadonlyMap<AssetCode, Ceiling>
  /** What happens to an asset that has none: real money is refused. */
  readonly unlisted: 'refused' | 'unlimited'
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Throws SigningRefused where a first attempt would go beyond what may leave. `spentSince` counts from the signer's own
 * journal: no change of the database lifts a ceiling. A replacement pays the same sum instead of the first, and is free.
 */
export function assertWithinCeilings(
  { ceilings, unlisted }: CeilingRules,
  { intent, attempt }: TransferPlan,
  spent: { readonly now: number; readonly since: (asset: AssetCode, at: number) => bigint },
): void {
  const { kind, amount } = intent
  if (attempt > 1 || kind === 'sweep' || kind === 'filler') return
  const { asset, units } = amount
  const ceiling = ceilings.get(asset)
  if (ceiling === undefined) {
    if (unlisted === 'unlimited') return
    throw new SigningRefused('no_ceiling', `PAYOUT_CEILINGS does not name ${asset}`)
  }
  const most = (reason: 'order' | 'hour' | 'day' | 'gas', before: bigint) => {
    if (before + units <= ceiling[reason]) return
    throw new SigningRefused(
      `above_${reason}_ceiling`,
      `${units} units of ${asset} after ${before} are more than the ceiling of ${ceiling[reason]}`,
    )
  }
  if (kind === 'gas') {
    most('gas', 0n)
    return
  }
  most('order', 0n)
  most('hour', spent.since(asset, spent.now - HOUR))
  most('day', spent.since(asset, spent.now - DAY))
}
