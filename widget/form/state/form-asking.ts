import type { EstimateReply, EstimateRequest, FiatOfferQuery } from '@causeway/api/contract'
import { compareAmounts } from '@causeway/core/money'
import { wireAmount } from '../amounts/read-amount.ts'
import { isFiatDeal } from '../coins/category.ts'
import { lacksState, noOffers } from './form-offers.ts'
import type { FormState } from './form-state.ts'

/** What goes with every question besides the choice (EXCH-08, CALC-29). */
export type AskedWith = {
  readonly userMeta?: EstimateRequest['userMeta']
  readonly wtpExperiment?: string | null
}

/** Asks when typing has settled. */
export function askWhenSettled(state: FormState): FormState {
  return ask(state, { isUrgent: false, isRenewal: false })
}

/** Asks at once. A renewal follows the end of a guaranteed quote. */
export function askAgain(state: FormState, isRenewal = false): FormState {
  if (state.typed === '') return state
  return ask(state, { isUrgent: true, isRenewal })
}

/** Nothing typed is nothing to ask; a reply on its way would speak of an older amount. */
export function forgetEstimate(state: FormState): FormState {
  return {
    ...state,
    askId: state.askId + 1,
    isUpdating: false,
    failure: null,
    estimate: null,
    upsale: null,
    quoteEndsAt: null,
    offers: noOffers,
  }
}

/** Nothing is exchanged for nothing: not asked, and the limits that are known stay, so that they can be said. */
function askNothing(state: FormState): FormState {
  const { estimate } = state
  return {
    ...forgetEstimate(state),
    estimate: estimate === null ? null : withoutAmounts(estimate),
  }
}

function withoutAmounts(estimate: EstimateReply): EstimateReply {
  return {
    ...estimate,
    amountFrom: null,
    amountTo: null,
    amountToNoNetFee: null,
    exchangeFee: null,
    rate: null,
    rateId: null,
    rateIdExpiredAt: null,
  }
}

function ask(
  state: FormState,
  { isUrgent, isRenewal }: { readonly isUrgent: boolean; readonly isRenewal: boolean },
): FormState {
  // Only an exchange is estimated; a purchase and a sale ask for offers (CALC-30), a loan for nothing.
  if (state.category === 'borrow') return forgetEstimate(state)
  if (isFiatDeal(state.category) && lacksState(state.place)) return forgetEstimate(state)
  if (compareAmounts(wireAmount(state.typed), '0') === 0) return askNothing(state)
  return {
    ...state,
    askId: state.askId + 1,
    isAskUrgent: isUrgent,
    isRenewal,
    isUpdating: true,
    failure: null,
    upsale: null,
    boundTries: 0,
    // A quote that is being replaced is no longer offered.
    quoteEndsAt: null,
    // Offers that are only renewed stay to be read meanwhile.
    offers: isRenewal ? state.offers : noOffers,
  }
}

/** The question for offers of a purchase or a sale; null while it is not known where the person is. */
export function offerQuery({ category, from, to, typed, place }: FormState): FiatOfferQuery | null {
  if (place === null || lacksState(place) || !isFiatDeal(category)) return null
  const { country, state } = place
  return { from, to, amount: wireAmount(typed), country, ...(state === null ? {} : { state }) }
}

/** The question that a state asks. */
export function estimateRequest(state: FormState, askedWith: AskedWith): EstimateRequest {
  const amount = wireAmount(state.typed)
  return {
    ...commonFields(state, askedWith),
    ...(state.source === 'from' ? { amountFrom: amount } : { amountTo: amount }),
  }
}

/**
 * The question that follows a floating estimate: what would the guaranteed rate give for the same amount (CALC-30)?
 * Null where there is nothing to compare with.
 */
export function upsaleRequest(state: FormState, askedWith: AskedWith): EstimateRequest | null {
  const { estimate } = state
  if (state.isFixed || estimate === null) return null
  const { amountFrom, amountTo } = estimate
  if (amountFrom === null || amountTo === null) return null
  return { ...commonFields(state, askedWith), amountFrom }
}

function commonFields(state: FormState, { userMeta, wtpExperiment }: AskedWith) {
  return {
    from: state.from,
    to: state.to,
    isFixedRate: state.isFixed,
    reqId: state.askId,
    ...(userMeta === undefined ? {} : { userMeta }),
    ...(wtpExperiment === undefined ? {} : { wtpExperiment }),
  }
}
