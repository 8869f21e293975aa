export type { AddressCheck, AddressParams, CurrencyDetails } from './currency-types.ts'
export type { MethodName, Methods, ParamsOf, ResultOf } from './methods.ts'
export type {
  EitherAmount,
  FixedQuote,
  FixedQuoteParams,
  FixedRate,
  PairLimits,
  PairParams,
  Quote,
  QuoteParams,
} from './quote-types.ts'
export type {
  CreatedFixedTransaction,
  CreatedTransaction,
  FixedTransactionParams,
  Transaction,
  TransactionParams,
  TransactionStatus,
  TransactionsParams,
} from './transaction-types.ts'
