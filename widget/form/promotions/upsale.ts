import type { EstimateReply, UpsaleEstimateReply } from '@causeway/api/contract'
import { compareAmounts, subtractAmounts } from '@causeway/core/money'
import type { Upsale } from '../state/form-state.ts'

/**
 * What the guaranteed rate would bring beyond the floating estimate (CALC-21); null where that is nothing. Compared
 * without the network fee, which is the same for both and taken once; told as what really arrives.
 */
export function upsaleOf(
  estimate: EstimateReply | null,
  offered: UpsaleEstimateReply,
): Upsale | null {
  const now = estimate?.amountToNoNetFee ?? null
  const { amountTo, amountToNoNetFee } = offered
  if (now === null || amountTo === null || amountToNoNetFee === null) return null
  if (compareAmounts(amountToNoNetFee, now) <= 0 || compareAmounts(amountTo, '0') <= 0) return null
  return { amountTo, more: subtractAmounts(amountToNoNetFee, now) }
}
