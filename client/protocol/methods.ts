import type { AddressCheck, AddressParams, CurrencyDetails } from './currency-types.ts'
import type {
  FixedQuote,
  FixedQuoteParams,
  FixedRate,
  PairLimits,
  PairParams,
  Quote,
  QuoteParams,
} from './quote-types.ts'
import type {
  CreatedFixedTransaction,
  CreatedTransaction,
  FixedTransactionParams,
  Transaction,
  TransactionParams,
  TransactionStatus,
  TransactionsParams,
} from './transaction-types.ts'

/** Methods that quote take one thing or a list, and answer with a list. */
type OneOrMany<T> = T | readonly T[]

/** Every method of the protocol, with its parameters and its result. */
export type Methods = {
  /** Tickers of the enabled coins. */
  readonly getCurrencies: { readonly params: undefined; readonly result: readonly string[] }
  /** Every coin, with what a wallet needs to show it. */
  readonly getCurrenciesFull: {
    readonly params: undefined
    readonly result: readonly CurrencyDetails[]
  }
  /** Smallest and largest amounts of pairs. */
  readonly getPairsParams: {
    readonly params: OneOrMany<PairParams>
    readonly result: readonly PairLimits[]
  }
  /** Smallest amount of a pair at the floating rate. */
  readonly getMinAmount: { readonly params: PairParams; readonly result: string }
  /** What amounts give at the floating rate. */
  readonly getExchangeAmount: {
    readonly params: OneOrMany<QuoteParams>
    readonly result: readonly Quote[]
  }
  /** Guaranteed rates of amounts. */
  readonly getFixRateForAmount: {
    readonly params: OneOrMany<FixedQuoteParams>
    readonly result: readonly FixedQuote[]
  }
  /** Guaranteed rates of pairs before the amount is known. */
  readonly getFixRate: {
    readonly params: OneOrMany<PairParams>
    readonly result: readonly FixedRate[]
  }
  /** Guaranteed rates of all pairs of the most popular coins. */
  readonly getFixRateBulk: { readonly params: undefined; readonly result: readonly FixedRate[] }
  /** Creates an order at the floating rate. */
  readonly createTransaction: {
    readonly params: TransactionParams
    readonly result: CreatedTransaction
  }
  /** Creates an order at a guaranteed rate. */
  readonly createFixTransaction: {
    readonly params: FixedTransactionParams
    readonly result: CreatedFixedTransaction
  }
  /** Your orders, newest first. */
  readonly getTransactions: {
    readonly params: TransactionsParams
    readonly result: readonly Transaction[]
  }
  /** The status of one of your orders. */
  readonly getStatus: {
    readonly params: { readonly id: string }
    readonly result: TransactionStatus
  }
  /** Whether an address can be paid. */
  readonly validateAddress: { readonly params: AddressParams; readonly result: AddressCheck }
}

export type MethodName = keyof Methods
export type ParamsOf<M extends MethodName> = Methods[M]['params']
export type ResultOf<M extends MethodName> = Methods[M]['result']
