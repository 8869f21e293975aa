import type { Currency } from '../currencies/index.ts'
import type { Amount, AssetCode, Rate } from '../money/index.ts'
import type { PriceFailure } from '../rates/market-snapshot.ts'
import type { Failure } from '../result/index.ts'

/** Which side the customer typed. */
export type AmountSide = 'from' | 'to'

/** `float`: settled at the market when the deposit has confirmed. `fixed`: guaranteed for a while. */
export type RateKind = 'float' | 'fixed'

export type QuoteLimits = {
  readonly minFrom: Amount
  readonly maxFrom: Amount
  readonly minTo: Amount
  readonly maxTo: Amount
}

/** gross = from × rate; gross − exchangeFee = toBeforeNetworkFee; − networkFee = to. Exactly. */
export type Quote = {
  readonly kind: RateKind
  readonly side: AmountSide
  readonly from: Amount
  readonly gross: Amount
  /** The partner's commission included. */
  readonly exchangeFee: Amount
  /** What of the exchange fee the partner adds for himself; 0 without a partner. */
  readonly commission: Amount
  readonly toBeforeNetworkFee: Amount
  readonly networkFee: Amount
  readonly to: Amount
  /** What this amount gets before fees: spread and slippage included. */
  readonly rate: Rate
  readonly marketRate: Rate
  readonly limits: QuoteLimits
  readonly snapshotId: string
  readonly policyVersion: string
}

export type QuotePair = { readonly from: Currency; readonly to: Currency }

export type QuoteRequest = {
  readonly pair: QuotePair
  readonly side: AmountSide
  readonly given: Amount
  readonly kind: RateKind
  /** A partner's commission on what is exchanged, in basis points; absent: none. */
  readonly commissionBps?: bigint
}

export type QuoteFailure =
  | (Failure<'amount_below_minimum' | 'amount_above_maximum'> & {
      readonly limits: QuoteLimits
      readonly marketRate: Rate
    })
  | PriceFailure
  | Failure<'pair_unavailable'>
  /** Less of the target coin is in stock than the smallest order pays out. */
  | (Failure<'out_of_stock'> & { readonly asset: AssetCode })
