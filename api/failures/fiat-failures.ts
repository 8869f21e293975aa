import type { FiatFailure, FiatLimits } from '@causeway/core/ports'
import type { BeginFiatOrderFailure, HearFiatFailure } from '@causeway/server/fiat'
import type { AddressFailure } from '@causeway/server/orders'
import type { EstimateFailure } from '@causeway/server/quotes'
import type { FailureRows } from './failure-rows.ts'

type FiatFailureCode =
  | Exclude<
      BeginFiatOrderFailure['code'] | HearFiatFailure['code'],
      | AddressFailure['code']
      | EstimateFailure['code']
      | 'email_malformed'
      | 'idempotency_key_malformed'
      | 'idempotency_key_reused'
      | 'webhook_forged'
      | 'webhook_malformed'
    >
  | 'fiat_order_unchangeable'

/** Why nothing can be bought or sold through a provider of fiat (BUY-08). */
export const fiatFailures = {
  fiat_pair_wrong: {
    status: 422,
    message: () =>
      'One side must be money of a state, the other a coin: usd to btc is a purchase, btc to usd a sale.',
  },
  fiat_place_unknown: {
    status: 422,
    message: ({ field }) =>
      field === 'country'
        ? 'There is no such country. Give its two letters (ISO 3166-1): US.'
        : 'Say in which state of the United States: two letters, such as CA.',
    details: ({ field }) => ({ field }),
  },
  fiat_provider_unknown: {
    status: 404,
    message: () => 'There is no such provider. GET /api/fiat/provider lists all of them.',
  },
  fiat_offer_refused: {
    status: 409,
    message: ({ type, limits }) => REFUSALS[type](limits),
    details: ({ type, limits }) => ({ type, details: { min: limits.min, max: limits.max } }),
  },
  fiat_order_unchangeable: {
    status: 409,
    message: () =>
      'An order with a provider of fiat cannot be changed here. Its provider’s page says what can be done.',
  },
} as const satisfies FailureRows<FiatFailureCode>

const REFUSALS: Readonly<Record<FiatFailure['code'], (limits: FiatLimits) => string>> = {
  currency: () => 'This provider does not deal in this coin or this money. Choose another one.',
  country: () => 'This provider does not serve your country or state. Choose another one.',
  limits: ({ min, max }) => `This provider does not take this amount: ${limitsText(min, max)}`,
  timeout: () => 'The provider did not answer in time. Try again, or choose another one.',
  unavailable: () => 'The provider cannot be reached. Try again, or choose another one.',
  others: () => 'The provider does not take this order. Choose another one.',
}

function limitsText(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `from ${min} to ${max}.`
  if (min !== null) return `at least ${min}.`
  return max === null ? 'choose another one.' : `at most ${max}.`
}
