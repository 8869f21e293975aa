import type { Amount, AssetCode, Rate } from '@causeway/core/money'
import type { OrderState } from '@causeway/core/orders'
import type { AmountSide, RateKind } from '@causeway/core/quotes'
import type { Failure } from '@causeway/core/result'
import type { EstimateFailure } from '../quotes/index.ts'

export type PlaceOrderInput = {
  /** At least 16 characters; a repeat with the same input returns the first order. */
  readonly idempotencyKey: string
  readonly from: AssetCode
  readonly to: AssetCode
  readonly side: AmountSide
  /** Decimal text of whole coins. */
  readonly given: string
  readonly kind: RateKind
  /** Token of the guaranteed quote; needed at fixed rate. */
  readonly rateId: string | null
  readonly destination: string
  /** Null: not said. An empty text says that the address needs none; coins with a memo must be told either way. */
  readonly destinationExtraId: string | null
  readonly refundAddress: string | null
  readonly refundExtraId: string | null
  readonly email: string | null
  readonly clientId: string | null
  readonly refId: string | null
  /** Tells callers apart where they name no client: their address, say. Null: not limited by it. No part of the request. */
  readonly callerKey: string | null
  /** Secrets that the caller shows; an order of his own may be named to him. No part of the request. */
  readonly holderSecrets: readonly string[]
}

export type AddressField = 'destinationAddress' | 'extraId' | 'refundAddress' | 'refundExtraId'

/** Why an address was refused; `fits` names networks it would be right for. */
export type AddressFailure = Failure<
  | 'address_malformed'
  | 'address_bad_checksum'
  | 'address_wrong_network'
  | 'address_wrong_flavour'
  | 'address_unspendable'
  | 'extra_id_missing'
  | 'extra_id_malformed'
  | 'extra_id_not_supported'
  | 'extra_id_conflict'
> & { readonly field: AddressField; readonly fits: readonly string[] }

export type PlaceOrderFailure =
  | EstimateFailure
  | AddressFailure
  | Failure<'refund_address_missing' | 'email_malformed'>
  | Failure<'idempotency_key_malformed' | 'idempotency_key_reused'>
  | Failure<'rate_id_missing' | 'rate_id_forged' | 'rate_id_expired' | 'rate_id_used'>
  /** The amounts or coins are not those of the guaranteed quote. */
  | Failure<'rate_id_mismatch'>
  /** The market moved too far since the quote; a new one is needed. */
  | Failure<'rate_withdrawn'>
  /** The client holds as many unpaid guaranteed orders as he may; the one of this pair, where he shows its secret. */
  | (Failure<'too_many_open_guaranteed'> & { readonly openOrder: string | null })

export type PlacedOrder = {
  readonly order: OrderView
  readonly holderSecret: string
  /** False where a repeat returned the first order. */
  readonly isNew: boolean
}

export type DepositView = {
  readonly txId: string
  readonly amount: Amount
  readonly confirmations: number
  readonly state: 'seen' | 'confirmed' | 'settled' | 'gone' | 'reversed'
  readonly seenAt: number
}

export type OrderEventView = {
  readonly sequence: number
  readonly at: number
  readonly kind: string
  readonly state: OrderState
}

/** Why an order on hold waits for its holder. */
export type HoldReason =
  | 'amount_differs'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'paid_late'
  | 'payout_refused'

/** Everything about one order. The API decides what a stranger may see. Times in milliseconds since 1970. */
export type OrderView = {
  readonly id: string
  readonly publicCode: string
  readonly kind: RateKind
  readonly state: OrderState
  readonly from: AssetCode
  readonly to: AssetCode
  readonly expectedFrom: Amount
  readonly expectedTo: Amount
  /** What came in and went out for good; null before. */
  readonly receivedFrom: Amount | null
  readonly sentTo: Amount | null
  readonly quotedRate: Rate
  readonly settledRate: Rate | null
  readonly exchangeFee: Amount
  readonly networkFee: Amount
  readonly payIn: { readonly address: string; readonly extraId: string | null }
  readonly destination: { readonly address: string; readonly extraId: string | null }
  readonly refund: { readonly address: string; readonly extraId: string | null } | null
  readonly email: string | null
  readonly payInTxId: string | null
  readonly payoutTxId: string | null
  readonly refundTxId: string | null
  readonly createdAt: number
  readonly depositSeenAt: number | null
  readonly sentAt: number | null
  readonly payUntil: number
  readonly holdReason: HoldReason | null
  readonly choices: readonly ('exchange' | 'refund')[]
  readonly confirmationsNeeded: number
  readonly deposits: readonly DepositView[]
  readonly events: readonly OrderEventView[]
}

export type OrderNotFound = Failure<'order_not_found'>

export type ChangeOrderInput = {
  readonly publicCode: string
  /** Secrets the caller holds; one must be the order's. */
  readonly holderSecrets: readonly string[]
  /** Absent: unchanged. */
  readonly refundAddress?: string | null
  readonly refundExtraId?: string | null
  readonly email?: string | null
  readonly extraId?: string | null
  readonly choice?: 'exchange' | 'refund'
}

export type ChangeOrderFailure =
  | OrderNotFound
  | AddressFailure
  | Failure<'not_the_holder' | 'change_too_late' | 'choice_not_offered'>
  | Failure<'refund_address_missing' | 'refund_too_small' | 'email_malformed'>
