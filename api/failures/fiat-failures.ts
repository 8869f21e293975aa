import type { FiatFailure, FiatLimits } from '@causeway/core/ports'
import type { BeginFiatOrderFailure, FiatWebhookFailure } from '@causeway/server/fiat'
import type { AddressFailure } from '@causeway/server/orders'
import type { EstimateFailure } from '@causeway/server/quotes'
import type { FailureRows } from './failure-rows.ts'

type FiatFailureCode =
  | Exclude<
      BeginFiatOrderFailure['code'] | FiatWebhookFailure['code'],
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
      'One side must be a fiat currency and the other a coin: usd to btc is a purchase, and btc to usd is a sale.',
  },
  fiat_place_unknown: {
    status: 422,
    message: ({ field }) =>
      field === 'country'
        ? 'Unknown country. Send its two-letter code (ISO 3166-1), such as US.'
        : 'Add the US state as a two-letter code, such as CA.',
    details: ({ field }) => ({ field }),
  },
  fiat_provider_unknown: {
    status: 404,
    message: () => 'Unknown provider. GET /api/fiat/provider lists them all.',
  },
  fiat_offer_refused: {
    status: 409,
    message: ({ type, limits }) => REFUSALS[type](limits),
    details: ({ type, limits }) => ({ type, details: { min: limits.min, max: limits.max } }),
  },
  fiat_order_unchangeable: {
    status: 409,
    message: () =>
      'You can’t change a provider’s order here. Check the provider’s site for your options.',
  },
} as const satisfies FailureRows<FiatFailureCode>

const REFUSALS: Readonly<Record<FiatFailure['code'], (limits: FiatLimits) => string>> = {
  currency: () => 'This provider doesn’t support this coin or currency. Choose another one.',
  country: () => 'This provider doesn’t serve your country or state. Choose another one.',
  limits: ({ min, max }) => `This provider doesn’t accept this amount: ${limitsText(min, max)}`,
  timeout: () => 'The provider didn’t reply in time. Try again, or choose another one.',
  unavailable: () => 'We can’t reach the provider. Try again, or choose another one.',
  others: () => 'The provider doesn’t accept this order. Choose another one.',
}

function limitsText(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `from ${min} to ${max}.`
  if (min !== null) return `at least ${min}.`
  return max === null ? 'choose another one.' : `at most ${max}.`
}
