import type { FiatOfferOut } from '@causeway/api/contract'
import type { Side } from '../coins/form-coin.ts'
import type { FormState } from '../state/form-state.ts'

type ErrorType = NonNullable<FiatOfferOut['error']>['type']

/** Why nobody makes an offer, and the side of the form that it is about (BUY-08). */
export type OfferProblem = { readonly type: Exclude<ErrorType, 'limits'>; readonly side: Side }

/**
 * What stands in the way once all have answered and the first of them has no offer: that a coin is not dealt in is about
 * what is got, everything else about what is given. Null for limits: those are a matter of the amount.
 */
export function offerProblem({ offers }: Pick<FormState, 'offers'>): OfferProblem | null {
  const type = offers.areAll ? offers.answers[0]?.error?.type : undefined
  if (type === undefined || type === 'limits') return null
  return { type, side: type === 'currency' ? 'to' : 'from' }
}
