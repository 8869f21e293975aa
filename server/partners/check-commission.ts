import type { FeePolicy } from '@causeway/core/quotes'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

/** A partner asks for more than the operator allows. */
export type CommissionFailure = Failure<'commission_too_high'> & {
  /** The most that is allowed, in basis points. */
  readonly maximumBps: bigint
}

/** Whether a partner may add this commission, in basis points; absent: none. */
export function checkCommission(
  { maximumCommissionBps }: Pick<FeePolicy, 'maximumCommissionBps'>,
  commissionBps = 0n,
): Result<null, CommissionFailure> {
  return commissionBps <= maximumCommissionBps
    ? ok(null)
    : fail({ code: 'commission_too_high', maximumBps: maximumCommissionBps })
}
