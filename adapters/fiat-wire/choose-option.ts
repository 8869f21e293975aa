import type { FiatFailure, FiatLimits, PaymentMethod } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { isWithin } from './plain-decimal.ts'
import { widestLimits } from './widest-limits.ts'

/** A provider's way to pay: ours that it covers, and the amounts that it is open to. */
export type PayOption = {
  readonly methods: readonly PaymentMethod[]
  readonly limits: FiatLimits
}

/**
 * The foremost of a provider's ways to pay that is what was asked and that the amount fits. `others` where none is what
 * was asked, `limits` (from the least to the most of all of them) where none fits the amount.
 */
export function chooseOption<T extends PayOption>(
  options: readonly T[],
  { amount, method }: { readonly amount: string; readonly method: PaymentMethod | null },
): Result<T, FiatFailure> {
  const asked = options.filter(({ methods }) => method === null || methods.includes(method))
  if (asked.length === 0) return fail({ code: 'others' })
  const fitting = asked.find(({ limits }) => isWithin(amount, limits))
  if (fitting !== undefined) return ok(fitting)
  return fail({ code: 'limits', limits: widestLimits(asked.map(({ limits }) => limits)) })
}
