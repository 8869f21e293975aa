import type { FiatMethod, FiatOfferOut } from '@causeway/api/contract'
import type { MessageKey, Translate } from '@causeway/content/messages'
import type { FormPlace } from '../../form/index.ts'
import { countryName, stateName } from '../places/places.ts'

type OfferError = NonNullable<FiatOfferOut['error']>

/** Names of firms, the same in every language. */
const methodNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
} as const satisfies { readonly [method in FiatMethod]?: string }

/** How a person pays, in the reader's words. */
export function methodText(t: Translate, method: FiatMethod): string {
  switch (method) {
    case 'bank_transfer':
      return t('fiat.methodBankTransfer')
    case 'local_method':
      return t('fiat.methodLocal')
    default:
      return methodNames[method]
  }
}

export const meritWords = {
  price: 'fiat.bestPrice',
  papers: 'fiat.bestPapers',
  speed: 'fiat.bestSpeed',
  success: 'fiat.bestSuccess',
} as const satisfies Record<FiatOfferOut['bestFor'][number], MessageKey>

export const kycWords = {
  none: 'fiat.kycNone',
  light: 'fiat.kycLight',
  full: 'fiat.kycFull',
} as const satisfies Record<FiatOfferOut['kyc'], MessageKey>

/** What the methods are for: paying, or being paid. */
export const payByWords = {
  buy: 'fiat.payBy',
  sell: 'fiat.sellPayBy',
} as const satisfies Record<'buy' | 'sell', MessageKey>

/** What an error is said about: tickers as people read them. */
export type ErrorFacts = {
  readonly provider: string
  /** The coin that is bought or sold. */
  readonly coin: string
  readonly fiat: string
  readonly place: FormPlace | null
  /** BCP 47. */
  readonly language: string
}

/** Why a provider makes no offer (BUY-08), in a sentence. Limits have words of their own: `limits`. */
export function offerErrorText(
  t: Translate,
  { type }: OfferError,
  { provider, coin, fiat, place, language }: ErrorFacts,
): string {
  switch (type) {
    case 'currency':
      return t('fiat.errorCurrency', { provider, coin, fiat })
    case 'country':
      if (place === null) return t('fiat.errorPlace', { provider })
      return place.state
        ? t('fiat.errorState', { provider, state: stateName(place.state) })
        : t('fiat.errorCountry', { provider, country: countryName(language, place.country) })
    case 'limits':
      return t('fiat.errorLimits', { provider })
    case 'timeout':
      return t('fiat.errorTimeout', { provider })
    case 'unavailable':
      return t('fiat.errorUnavailable', { provider })
    case 'others':
      return t('fiat.errorOthers', { provider })
  }
}

/** Minutes from payment to coins: what our own orders say, else what the provider says. */
export function minutesText(
  t: Translate,
  { medianMinutes, minutes }: Pick<FiatOfferOut, 'medianMinutes' | 'minutes'>,
): string {
  if (medianMinutes !== null) return t('fiat.minutesOurs', { minutes: Math.ceil(medianMinutes) })
  const { least, most } = minutes
  return t('fiat.minutesSaid', { least, most })
}
