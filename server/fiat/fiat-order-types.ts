import type { AssetCode } from '@causeway/core/money'
import type {
  FiatCheckout,
  FiatFailure,
  FiatLimits,
  FiatOrderState,
  FiatSide,
  PaymentMethod,
} from '@causeway/core/ports'
import type { Failure } from '@causeway/core/result'
import type { AddressFailure, OrderHolder } from '../orders/index.ts'
import type { PairFailure } from '../quotes/index.ts'

/** What a partner's program says of its order. */
export type PartnerFiatFacts = {
  /** The partner's own name for the order: a second one of the same name is not made. */
  readonly externalOrderId: string
  readonly externalUserId: string | null
  /** JSON of the partner's own. */
  readonly metadata: string | null
  /** Where the customer goes after the provider's page; null: to our page of the order. */
  readonly returnSuccessUrl: string | null
  readonly returnFailedUrl: string | null
}

/** Whose program makes an order, by which of its keys. */
export type FiatOrderPartner = PartnerFiatFacts & {
  readonly partnerId: string
  readonly keyId: string
}

/** Who asks, what he holds and from where is no part of the request. */
export type BeginFiatOrderInput = OrderHolder & {
  /** At least 16 characters; a repeat with the same input answers the first order. */
  readonly idempotencyKey: string
  readonly from: AssetCode
  readonly to: AssetCode
  readonly provider: string
  /** Decimal text of whole units of `from`. */
  readonly amount: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly state: string | null
  /** Null: the one that the provider finds best. */
  readonly method: PaymentMethod | null
  /** Where the coins go; of a sale, where they come back to if it fails. */
  readonly address: string
  /** Null: not said. An empty text says that the address needs none. */
  readonly extraId: string | null
  readonly email: string | null
  readonly clientId: string | null
  readonly refId: string | null
  readonly language: string | null
  readonly clientAddress: string | null
  readonly userAgent: string | null
  /** Absent or null: no partner's. */
  readonly partner?: FiatOrderPartner | null
}

/** What is wrong with a question to the providers itself. */
export type FiatQuestionFailure =
  | PairFailure
  | Failure<'amount_malformed' | 'amount_too_fine' | 'amount_too_long' | 'amount_missing'>
  /** Two coins, or two of states' money: no provider of fiat deals in that. */
  | Failure<'fiat_pair_wrong'>
  | (Failure<'fiat_place_unknown'> & { readonly field: 'country' | 'state' })

export type BeginFiatOrderFailure =
  | FiatQuestionFailure
  | AddressFailure
  | Failure<'email_malformed' | 'idempotency_key_malformed' | 'idempotency_key_reused'>
  | Failure<'fiat_provider_unknown'>
  /** The provider makes no offer (any more), or does not take the order. */
  | (Failure<'fiat_offer_refused'> & {
      readonly type: FiatFailure['code']
      readonly limits: FiatLimits
    })

export type BegunFiatOrder = {
  readonly order: FiatOrderView
  readonly holderSecret: string
  readonly goesTo: FiatCheckout['goesTo']
  /** False where a repeat answered the first order. */
  readonly isNew: boolean
}

export type FiatEventView = {
  readonly sequence: number
  readonly at: number
  readonly source: 'created' | 'webhook' | 'look' | 'operator'
  readonly state: FiatOrderState
}

/**
 * Everything about one fiat order. The API decides what a stranger may see. Sums are units of the asset on their side;
 * times in milliseconds since 1970.
 */
export type FiatOrderView = {
  readonly kind: 'fiat'
  readonly id: string
  readonly publicCode: string
  readonly provider: string
  readonly providerReference: string | null
  readonly side: FiatSide
  readonly state: FiatOrderState
  readonly from: AssetCode
  readonly to: AssetCode
  readonly fiat: AssetCode
  readonly amountFrom: bigint
  readonly amountTo: bigint
  /** What the provider reports; null before. */
  readonly reportedFrom: bigint | null
  readonly reportedTo: bigint | null
  readonly fee: bigint | null
  readonly networkFee: bigint | null
  readonly method: PaymentMethod | null
  readonly country: string
  readonly countryState: string | null
  readonly destination: { readonly address: string; readonly extraId: string | null }
  /** Of a sale: where the person sends the coins; null until the provider says so. */
  readonly payIn: {
    readonly address: string
    readonly extraId: string | null
    readonly amount: bigint | null
  } | null
  readonly email: string | null
  readonly txId: string | null
  readonly reason: string | null
  readonly providerUrl: string | null
  /** Null until the provider has opened the order. */
  readonly goesTo: FiatCheckout['goesTo'] | null
  readonly createdAt: number
  readonly paidAt: number | null
  readonly sentAt: number | null
  readonly endedAt: number | null
  /** Until when an unpaid one waits. */
  readonly payUntil: number
  readonly events: readonly FiatEventView[]
  /** Null: no partner's. */
  readonly partner: PartnerFiatFacts | null
}
