/** Two coins by their tickers, in either case. */
export type PairParams = {
  readonly from: string
  readonly to: string
  /** Blockchain of the coin, if its ticker alone is ambiguous. */
  readonly chainFrom?: string | null
  readonly chainTo?: string | null
  /** A commission of your own, in basis points. The same in quotes and in what is created from them. */
  readonly commissionBps?: number
}

/** Amounts are decimal strings in all requests and replies. */
export type QuoteParams = PairParams & { readonly amountFrom: string }

/** An amount on one side; `amountTo` is before the network fee. */
export type EitherAmount =
  | { readonly amountFrom: string; readonly amountTo?: never }
  | { readonly amountTo: string; readonly amountFrom?: never }

export type FixedQuoteParams = PairParams & EitherAmount

/** Smallest and largest amounts of a pair. */
export type PairLimits = {
  readonly from: string
  readonly to: string
  readonly minAmountFloat: string
  readonly maxAmountFloat: string
  /** Null if the pair has no guaranteed rate. */
  readonly minAmountFixed: string | null
  readonly maxAmountFixed: string | null
}

type LimitFields = {
  readonly min: string
  readonly minFrom: string
  readonly minTo: string
  readonly max: string
  readonly maxFrom: string
  readonly maxTo: string
}

type AmountFields = {
  readonly amountFrom: string
  /** Before the network fee: `amountTo` less `networkFee` is paid out. */
  readonly amountTo: string
  /** The exchange’s fee, in the coin that is received. */
  readonly fee: string
}

/** What an amount gives at the floating rate. */
export type Quote = LimitFields &
  AmountFields & {
    readonly from: string
    readonly to: string
    readonly networkFee: string
    /** `amountTo` plus `fee`. */
    readonly visibleAmount: string
    readonly rate: string
  }

/** A guaranteed rate of a pair, for one order. */
export type FixedRate = LimitFields & {
  /** The rateId of createFixTransaction. */
  readonly id: string
  /** The rate, before the network fee. */
  readonly result: string
  readonly from: string
  readonly to: string
  readonly networkFee: string
  /** Seconds since 1970. */
  readonly expiredAt: number
}

/** A guaranteed rate of an amount, for one order. */
export type FixedQuote = FixedRate & AmountFields
