import type { AssetCode } from '@causeway/core/money'
import type { AmountSide, RateKind } from '@causeway/core/quotes'
import type { Failure } from '@causeway/core/result'
import type { NewAccountFailure } from '../../account-names/check-new-account.ts'
import type { AliasFailure } from '../../names/index.ts'
import type { EstimateFailure } from '../../quotes/index.ts'
import type { OrderHolder } from '../holders/order-holder.ts'
import type { AddressFailure, AddressField, OrderView, PartnerNote } from '../order-types.ts'

/** Who asks, and what he holds, is no part of the request. */
export type PlaceOrderInput = OrderHolder & {
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
  /** The readable names that the addresses came from; absent where they were given as they are. */
  readonly destinationAlias?: GivenAlias
  readonly refundAlias?: GivenAlias
  /** Public key of the account that is to be made at the destination (EXCH-09); absent where there is one. */
  readonly newAccountKey?: string
  /** What a partner adds for himself, in basis points; absent: nothing. */
  readonly commissionBps?: bigint
  readonly email: string | null
  /** Code of the language that mails are written in; English where it is absent or unknown. No part of the request. */
  readonly language?: string | null
  readonly clientId: string | null
  readonly refId: string | null
  /** Tells callers apart where they name no client: their address, say. Null: not limited by it. No part of the request. */
  readonly callerKey: string | null
  /** ISO code of the visitor’s country, whose fees apply; absent or null: not known. No part of the request, and not kept. */
  readonly country?: string | null
  /** Whose program asks; absent for visitors. */
  readonly partner?: OrderingPartner
}

/** A partner who makes an order by one of his keys, or for whose widget a customer makes it. */
export type OrderingPartner = PartnerNote & {
  /** Null for an order from a widget: it is the customer's own, and the partner only earns by it. */
  readonly keyId: string | null
  /** His share of our fee, in basis points. */
  readonly feeShareBps: bigint
  /** SHA-256 of the request, by which a repeat is known; null where every request is a new one. No part of the request. */
  readonly requestHash: string | null
}

/** A readable name as the client says that it resolved to the address beside it. */
export type GivenAlias = {
  readonly name: string
  /** Null: whoever knows the name. */
  readonly provider: string | null
}

export type PlaceOrderFailure =
  | EstimateFailure
  | AddressFailure
  | Failure<'refund_address_missing' | 'email_malformed'>
  | (AliasFailure & { readonly field: AddressField })
  /** The name stands for another address now. */
  | (Failure<'name_changed'> & { readonly field: AddressField })
  | NewAccountFailure
  /** There is no account of this name. */
  | (Failure<'account_missing'> & { readonly field: AddressField })
  | Failure<'idempotency_key_malformed' | 'idempotency_key_reused'>
  | Failure<'rate_id_missing' | 'rate_id_forged' | 'rate_id_expired' | 'rate_id_used'>
  /** The amounts or coins are not those of the guaranteed quote. */
  | Failure<'rate_id_mismatch'>
  /** The market moved too far since the quote; a new one is needed. */
  | Failure<'rate_withdrawn'>
  /** The client holds as many unpaid guaranteed orders as he may; the one of this pair, where he holds it. */
  | (Failure<'too_many_open_guaranteed'> & { readonly openOrder: string | null })

export type PlacedOrder = {
  readonly order: OrderView
  readonly holderSecret: string
  /** False where a repeat returned the first order. */
  readonly isNew: boolean
}
