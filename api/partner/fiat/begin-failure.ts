import type { FiatFailure } from '@causeway/core/ports'
import type { BeginFiatOrderFailure } from '@causeway/server/fiat'
import type { PlacePartnerFiatFailure } from '@causeway/server/partners'
import { fiatFailures, offerFailure, type PartnerFiatFailure } from './fiat-failure.ts'

/** What was asked, as far as errors name it. */
type Asked = {
  readonly currencyFrom: string
  readonly currencyTo: string
  readonly amountFrom: string
  readonly country: string
  readonly providerCode: string | null
  readonly walletAddress?: string
  readonly walletExtraId?: string | null
  readonly externalOrderId?: string
}

/** A question or an order that was refused, in the protocol's words. */
export function beginFailure(
  failure: BeginFiatOrderFailure | PlacePartnerFiatFailure,
  asked: Asked,
): PartnerFiatFailure {
  if ('field' in failure && failure.code !== 'fiat_place_unknown') {
    const cause = addressCause(failure)
    return fiatFailures.invalidField(cause, asked[cause], `${cause} cannot be paid`)
  }
  switch (failure.code) {
    case 'currency_unknown':
    case 'currency_disabled':
      return fiatFailures.currency(failure.asset.toUpperCase())
    case 'fiat_pair_wrong':
    case 'same_currency':
    case 'fixed_rate_unavailable':
      return fiatFailures.pair()
    case 'fiat_place_unknown':
      return failure.field === 'state' ? fiatFailures.state() : fiatFailures.country()
    case 'fiat_provider_unknown':
      return fiatFailures.invalidField('providerCode', asked.providerCode)
    case 'fiat_offer_refused':
      return offerFailure(offerFailureOf(failure))
    case 'idempotency_key_malformed':
    case 'idempotency_key_reused':
      return fiatFailures.reused(asked.externalOrderId ?? '')
    case 'too_many_creations':
      return fiatFailures.tooManyRequests()
    default:
      return fiatFailures.invalidField('amountFrom', asked.amountFrom)
  }
}

/** Which of the two fields an address failed by. */
export function addressCause({ code }: { readonly code: string }) {
  return code.startsWith('extra_id') ? 'walletExtraId' : 'walletAddress'
}

function offerFailureOf({
  limits,
  type,
}: Extract<BeginFiatOrderFailure, { readonly code: 'fiat_offer_refused' }>): FiatFailure {
  return type === 'limits' ? { code: type, limits } : { code: type }
}
