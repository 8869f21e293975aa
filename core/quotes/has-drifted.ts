import { BPS_IN_ONE } from '../money/index.ts'
import type { FeePolicy } from './fee-policy.ts'
import type { AmountSide, Quote } from './quote.ts'

/** What a customer was promised, in smallest units of either coin. */
export type PromisedAmounts = {
  readonly side: AmountSide
  readonly fromUnits: bigint
  readonly toUnits: bigint
}

/** True where the market ran away from a guaranteed amount, further against the operator than the policy bears. */
export function hasDrifted(
  promised: PromisedAmounts,
  now: Pick<Quote, 'from' | 'to'>,
  { fixedDriftBps }: Pick<FeePolicy, 'fixedDriftBps'>,
): boolean {
  const most = BPS_IN_ONE + fixedDriftBps
  return promised.side === 'from'
    ? promised.toUnits * BPS_IN_ONE > now.to.units * most
    : now.from.units * BPS_IN_ONE > promised.fromUnits * most
}
