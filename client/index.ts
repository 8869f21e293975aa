export { createKeyPair, type KeyPair } from './keys/create-key-pair.ts'
export { importPrivateKey } from './keys/import-private-key.ts'
export { type ReplayProtection, signBody } from './keys/sign-body.ts'
export type { AddressCheck, AddressParams, CurrencyDetails } from './protocol/currency-types.ts'
export type { MethodName, Methods, ParamsOf, ResultOf } from './protocol/methods.ts'
export type {
  EitherAmount,
  FixedQuote,
  FixedQuoteParams,
  FixedRate,
  PairLimits,
  PairParams,
  Quote,
  QuoteParams,
} from './protocol/quote-types.ts'
export type {
  CreatedFixedTransaction,
  CreatedTransaction,
  FixedTransactionParams,
  Transaction,
  TransactionParams,
  TransactionStatus,
  TransactionsParams,
} from './protocol/transaction-types.ts'
export type {
  BatchReply,
  BatchRequest,
  CallOptions,
  ClientOptions,
  PartnerClient,
} from './requests/client-types.ts'
export { createClient } from './requests/create-client.ts'
export { type AmountLimits, PartnerApiError, PartnerHttpError } from './requests/partner-errors.ts'
export type { RequestOptions } from './requests/post-signed.ts'
