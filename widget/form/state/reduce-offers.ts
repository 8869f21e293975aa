import { isFiatDeal } from '../coins/category.ts'
import { askAgain } from './form-asking.ts'
import { formFailure } from './form-failure.ts'
import { allOffers, bestOffer, noOffers, sortOffers } from './form-offers.ts'
import type { FormEvent, FormState } from './form-state.ts'

/** Offers are asked anew after so long: providers keep their prices for about a minute. */
const OFFERS_KEPT_MILLISECONDS = 30_000

type Told<Kind extends FormEvent['kind']> = Extract<FormEvent, { kind: Kind }>

/** Another place has other offers (CALC-30). */
export function choosePlace(state: FormState, { place }: Told<'placeChosen'>): FormState {
  const { place: before } = state
  if (before?.country === place.country && before.state === place.state) return state
  const next = { ...state, place }
  return isFiatDeal(state.category) ? askAgain(next) : next
}

/** Takes one offer as it comes. Those that renew the ones that are shown come all at once, so that nothing moves twice. */
export function takeOffer(state: FormState, event: Told<'offerArrived'>): FormState {
  if (event.askId !== state.askId || state.isRenewal) return state
  const others = state.offers.answers.filter(
    ({ providerId }) => providerId !== event.offer.providerId,
  )
  return { ...state, offers: { ...state.offers, answers: sortOffers([...others, event.offer]) } }
}

/** All providers have answered, or nobody could be asked; a reply to an older question changes nothing. */
export function takeOffers(state: FormState, event: Told<'offersArrived'>): FormState {
  if (event.askId !== state.askId) return state
  const settled = { ...state, isUpdating: false }
  if (!event.answer.ok) {
    return { ...settled, offers: noOffers, failure: formFailure(event.answer.body.error) }
  }
  const offers = allOffers(event.answer.body)
  return {
    ...settled,
    offers,
    failure: null,
    quoteEndsAt: bestOffer(offers) === null ? null : event.at + OFFERS_KEPT_MILLISECONDS,
  }
}
