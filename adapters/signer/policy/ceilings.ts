import type { AssetCode } from '@causeway/core/money'
import { paymentsOf, type TransferKind, type TransferPlan, unitsPaid } from '@causeway/core/ports'
import type { Budget } from '../budgets.ts'
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

/** What has left by the signer's own journal, and the machine's time in milliseconds. */
export type Spent = {
  readonly now: number
  /** Units of a coin that left after a moment. */
  readonly since: (asset: AssetCode, at: number, budget: Budget) => bigint
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * What stays ours, and payouts by hand, which have a limit of their own. Cold storage is where the signer's own configuration
 * says: no one else can receive it.
 */
const UNBOUND: ReadonlySet<TransferKind> = new Set(['sweep', 'filler', 'cold', 'hand'])

/**
 * Throws SigningRefused where a first attempt would go beyond what may leave. `spentSince` counts from the signer's own
 * journal: no change of the database lifts a ceiling. A replacement pays the same sum instead of the first, and is free.
 */
export function assertWithinCeilings(
  { ceilings, unlisted }: CeilingRules,
  plan: TransferPlan,
  spent: Spent,
): void {
  const { kind, amount } = plan.intent
  if (plan.attempt > 1 || UNBOUND.has(kind)) return
  const { asset } = amount
  const ceiling = ceilings.get(asset)
  if (ceiling === undefined) {
    if (unlisted === 'unlimited') return
    throw new SigningRefused('no_ceiling', `PAYOUT_CEILINGS does not name ${asset}`)
  }
  const most = (reason: 'order' | 'hour' | 'day' | 'gas', units: bigint, before: bigint) => {
    if (before + units <= ceiling[reason]) return
    throw new SigningRefused(
      `above_${reason}_ceiling`,
      `${units} units of ${asset} after ${before} are more than the ceiling of ${ceiling[reason]}`,
    )
  }
  if (kind === 'gas') {
    most('gas', amount.units, 0n)
    return
  }
  for (const payment of paymentsOf(plan)) most('order', payment.amount.units, 0n)
  const units = unitsPaid(plan)
  most('hour', units, spent.since(asset, spent.now - HOUR, 'ceilings'))
  most('day', units, spent.since(asset, spent.now - DAY, 'ceilings'))
}
