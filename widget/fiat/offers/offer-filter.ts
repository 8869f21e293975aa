import type { FiatMethod, FiatOfferOut } from '@causeway/api/contract'

/** The methods that can be filtered by (BUY-05). */
export const filterMethods = ['bank_transfer', 'visa', 'mastercard', 'apple_pay'] as const
export type FilterMethod = (typeof filterMethods)[number]

/** Least ratings that can be chosen; null: any, providers without one included. */
export const filterRatings = [null, 3, 4, 4.5] as const

export type OfferChoice = {
  /** None: any. */
  readonly methods: readonly FilterMethod[]
  readonly rating: number | null
}

export const anyOffer: OfferChoice = { methods: [], rating: null }

/** The offers that fit, in their order (as `filterAnswers` of core/fiat). */
export function filterOffers(
  offers: readonly FiatOfferOut[],
  { methods, rating }: OfferChoice,
): readonly FiatOfferOut[] {
  const fitsMethods = (offered: readonly FiatMethod[]) =>
    methods.length === 0 || methods.some((method) => offered.includes(method))
  return offers.filter(
    (offer) =>
      fitsMethods(offer.paymentMethods) && (rating === null || (offer.rating ?? 0) >= rating),
  )
}

/** The same choice with a method put in or taken out. */
export function toggleMethod(choice: OfferChoice, method: FilterMethod): OfferChoice {
  const others = choice.methods.filter((each) => each !== method)
  const methods = others.length === choice.methods.length ? [...others, method] : others
  return { ...choice, methods }
}
