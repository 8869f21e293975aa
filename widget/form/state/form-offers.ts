import type { FiatLimitsOut, FiatOfferOut, FiatOffersReply } from '@causeway/api/contract'
import { compareDecimals, countryWithStates } from '@causeway/core/fiat'

/** Where a person is: ISO 3166-1 in capitals, and ISO 3166-2 without its country where it has states that matter. */
export type FormPlace = { readonly country: string; readonly state: string | null }

/** Whether the state is still to be said: where a country has states, nobody makes an offer without it (BUY-06). */
export function lacksState(place: FormPlace | null): boolean {
  return place?.country === countryWithStates && place.state === null
}

/** What providers of money have answered to the newest question. */
export type FormOffers = {
  /** In the order in which they are shown (BUY-04). */
  readonly answers: readonly FiatOfferOut[]
  /** Over all providers, of what is given; null until all have answered. */
  readonly limits: FiatLimitsOut | null
  readonly areAll: boolean
}

export const noOffers: FormOffers = { answers: [], limits: null, areAll: false }

/** The reply of all of them. */
export function allOffers({ result, limits }: FiatOffersReply): FormOffers {
  return { answers: result, limits, areAll: true }
}

type ErrorType = NonNullable<FiatOfferOut['error']>['type']

const ERROR_RANKS = {
  currency: 1,
  country: 1,
  others: 1,
  timeout: 2,
  unavailable: 2,
  limits: 3,
} as const satisfies Record<ErrorType, number>

/**
 * Puts offers that came one by one into the order of the whole (BUY-04, as `sortAnswers` of core/fiat): forced ones, then
 * what gives most, then the errors. Once all are there the server's own order stands.
 */
export function sortOffers(offers: readonly FiatOfferOut[]): readonly FiatOfferOut[] {
  return offers.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || byGain(a, b) || (a.providerId < b.providerId ? -1 : 1),
  )
}

/** Whether it can be taken. */
export function isTakeable(offer: FiatOfferOut): boolean {
  return offer.error === null && offer.amount !== null
}

/** The best of those that have come so far; null where none can be taken. */
export function bestOffer({ answers }: FormOffers): FiatOfferOut | null {
  return answers.find(isTakeable) ?? null
}

function rankOf(offer: FiatOfferOut): number {
  if (offer.error !== null) return ERROR_RANKS[offer.error.type]
  return offer.rankReason === 'forced_top' ? -1 : 0
}

function byGain(a: FiatOfferOut, b: FiatOfferOut): number {
  return a.amount === null || b.amount === null ? 0 : compareDecimals(b.amount, a.amount)
}
