import type { Amount, AssetCode } from '@causeway/core/money'
import type { AmountSide, Payer, Quote, QuoteFailure, RateKind } from '@causeway/core/quotes'
import type { Failure } from '@causeway/core/result'

export type EstimateInput = {
  readonly from: AssetCode
  readonly to: AssetCode
  readonly side: AmountSide
  /** Decimal text of whole coins. */
  readonly given: string
  readonly kind: RateKind
  /** The payout makes the account that it pays (EXCH-09); absent: no. */
  readonly newAccount?: boolean
  /** A partner's commission in basis points, within what he may add (server/partners); absent: none. */
  readonly commissionBps?: bigint
  /** Whose fees apply; absent: everybody’s. */
  readonly payer?: Payer
}

/** A quote with what a client needs around it. */
export type Estimate = {
  readonly quote: Quote
  /** What of the network fee pays for a new account; null without one. */
  readonly accountCost: Amount | null
  /** When it was made, by the business clock; milliseconds since 1970. */
  readonly quotedAt: number
  /** Signed token of a guaranteed quote; null at floating rate. */
  readonly rateId: string | null
  /** Milliseconds since 1970; null at floating rate. */
  readonly rateIdExpiresAt: number | null
}

export type PairFailure =
  | (Failure<'currency_unknown' | 'currency_disabled'> & { readonly asset: AssetCode })
  | Failure<'same_currency'>
  | (Failure<'fixed_rate_unavailable'> & { readonly assets: readonly AssetCode[] })

export type EstimateFailure =
  | QuoteFailure
  | PairFailure
  | Failure<'amount_malformed' | 'amount_too_fine' | 'amount_too_long' | 'amount_missing'>
  /** What is in stock of the target coin could not be counted yet, or not lately. */
  | Failure<'stock_unknown'>
  /** Nobody makes accounts of the target coin here. */
  | Failure<'new_account_not_offered'>
  /** Prices are too old to quote on. */
  | Failure<'price_stale'>
  /** The pair's chain or all payouts are halted by the operator. */
  | Failure<'pair_halted'>
