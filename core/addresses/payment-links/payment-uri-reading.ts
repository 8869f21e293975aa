import type { Currency, Network } from '../../currencies/index.ts'
import type { Failure } from '../../result/index.ts'

/** What a payment URI asks for, in the terms of one coin. */
export type PaymentUriReading = {
  readonly address: string
  /** Memo, tag or the like that must go with the payment; null where the URI names none. */
  readonly extraId: string | null
  /** Whole coins in plain decimal notation; null where the URI names no amount of this coin. */
  readonly amountText: string | null
}

/**
 * - `payment_uri_other_coin`: it asks for a payment in another coin or on another network;
 * - `payment_uri_unsupported`: it asks for something that must not be left out, and that we cannot do;
 * - `payment_uri_malformed`: its amount or its form cannot be read.
 */
export type PaymentUriFailure = Failure<
  'payment_uri_other_coin' | 'payment_uri_unsupported' | 'payment_uri_malformed'
>

/** The coin that the URI is held against. */
export type PaymentUriCoin = {
  readonly currency: Pick<Currency, 'ticker' | 'decimals' | 'contractAddress'>
  readonly network: { readonly id: Network['id']; readonly addressFamily: string }
}
