import type { EitherAmount, PairParams, QuoteParams } from './quote-types.ts'

type CustomerFields = {
  /** Where the customer receives the coins. */
  readonly address: string
  /** Memo or destination tag of `address`. */
  readonly extraId?: string | null
  readonly refundExtraId?: string | null
  readonly fromAddress?: string | null
  readonly fromExtraId?: string | null
  /** A name of your own for the customer. */
  readonly subaccountId?: string | null
  /** JSON of your own, at most 4000 characters; getTransactions returns it. */
  readonly userMetadata?: unknown
}

export type TransactionParams = QuoteParams &
  CustomerFields & { readonly refundAddress?: string | null }

export type FixedTransactionParams = PairParams &
  EitherAmount &
  CustomerFields & {
    /** From getFixRateForAmount or getFixRate; it can be used once. */
    readonly rateId: string
    readonly refundAddress: string
  }

export type TransactionStatus =
  | 'new'
  | 'waiting'
  | 'confirming'
  | 'exchanging'
  | 'sending'
  | 'finished'
  | 'failed'
  | 'refunded'
  | 'hold'
  /** Not paid in time, at the floating rate. */
  | 'overdue'
  /** Not paid in time, at a guaranteed rate. */
  | 'expired'

type SharedFields = {
  readonly id: string
  /**
   * Page of the order. From a creation, it has a secret after `#` that lets the customer decide about an order on hold: store
   * it for them.
   */
  readonly trackUrl: string
  /** Microseconds since 1970. */
  readonly createdAt: number
  readonly currencyFrom: string
  readonly currencyTo: string
  /** Where the customer pays to. */
  readonly payinAddress: string
  readonly payinExtraId: string | null
  readonly payoutAddress: string
  readonly payoutExtraId: string | null
  readonly refundAddress: string | null
  readonly refundExtraId: string | null
  readonly amountExpectedFrom: string
  /** Before the network fee. */
  readonly amountExpectedTo: string
  readonly networkFee: string
}

/** A new order at the floating rate. */
export type CreatedTransaction = SharedFields & { readonly type: 'float'; readonly status: 'new' }

/** A new order at a guaranteed rate. */
export type CreatedFixedTransaction = SharedFields & {
  readonly type: 'fixed'
  readonly status: 'new'
  /** ISO 8601: the rate is guaranteed if the customer has paid by then. */
  readonly payTill: string
}

/** Which orders are wanted; lists hold at most 10 values. */
export type TransactionsParams = {
  readonly id?: string | readonly string[]
  readonly status?: TransactionStatus | readonly TransactionStatus[]
  readonly currency?: string | readonly string[]
  /** Where customers pay to. */
  readonly address?: string | readonly string[]
  readonly payoutAddress?: string | readonly string[]
  readonly extraId?: string | null
  /** Microseconds since 1970. */
  readonly since?: number
  /** 1 to 100; 10 if it is missing. */
  readonly limit?: number
  readonly offset?: number
}

/** An order of yours. What has not happened yet is null, or 0 if it is a time. */
export type Transaction = SharedFields & {
  readonly type: 'float' | 'fixed'
  readonly status: TransactionStatus
  /** When the payment was seen, in microseconds since 1970. */
  readonly moneyReceived: number
  readonly moneySent: number
  readonly rate: string
  readonly payinConfirmations: string
  readonly payinExtraIdName: string | null
  readonly payinHash: string | null
  readonly payoutExtraIdName: string | null
  readonly payoutHash: string | null
  readonly payoutHashLink: readonly string[] | null
  readonly refundHash: string | null
  readonly refundHashLink: readonly string[] | null
  readonly amountFrom: string
  /** Before the network fee. */
  readonly amountTo: string
  /** The exchange’s share, in percent. */
  readonly changellyFee: string
  /** Your share, in percent. */
  readonly apiExtraFee: string
  readonly totalFee: string
  /** The customer can have an order on hold exchanged after all. */
  readonly canPush: boolean
  readonly canRefund: boolean
  /** Only of an order that is refunded. */
  readonly refundReason?: string
  readonly subaccountId: string | null
  readonly userMetadata: unknown
}
