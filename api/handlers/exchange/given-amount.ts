import type { AmountSide } from '@causeway/core/quotes'
import type { Failure } from '@causeway/core/result'

export type GivenAmount = { readonly side: AmountSide; readonly given: string }

type AmountFields = {
  readonly amountFrom?: string | null
  readonly amountTo?: string | null
}

const NOT_POSITIVE = /^(?:-\d+(?:\.\d+)?|0+(?:\.0+)?)$/

/** Which amount a request gives: `amountFrom` where it is not empty, else `amountTo`; null where both are. */
export function givenAmount({ amountFrom, amountTo }: AmountFields): GivenAmount | null {
  if (amountFrom) return { side: 'from', given: amountFrom }
  return amountTo ? { side: 'to', given: amountTo } : null
}

/** Zero and less are a mistake of their own: a limit would be a strange answer to them. Null where it is neither. */
export function notPositive(amount: string): Failure<'amount_not_positive'> | null {
  return NOT_POSITIVE.test(amount) ? { code: 'amount_not_positive' } : null
}
