export type { Answer, Caller, Calls, SandboxCalls } from './calls.ts'
export { ErrorReply } from './errors.ts'
export {
  EstimateReply,
  EstimateRequest,
  FixedRateAbilityReply,
  FixedRateAbilityRequest,
} from './estimate.ts'
export { AmountIn, AmountOut, PublicCode, Ticker, UserMeta } from './fields.ts'
export {
  AlertMessagesReply,
  CountryReply,
  CurrenciesReply,
  CurrencyOut,
  GlobalMarketReply,
  HistoryQuery,
  HistoryReply,
  LanguageOut,
  LanguagesReply,
  MarketOut,
  MarketsReply,
  TranslationReply,
} from './reference.ts'
export {
  LedgerTotalsReply,
  SandboxAddressReply,
  SandboxBlocksRequest,
  SandboxClockReply,
  SandboxClockRequest,
  SandboxCongestionReply,
  SandboxCongestionRequest,
  SandboxDepositReply,
  SandboxDepositRequest,
  SandboxHeightReply,
  SandboxMailQuery,
  SandboxMailReply,
  SandboxModeRequest,
  SandboxReorgRequest,
  SandboxStateReply,
  SandboxWalletReply,
} from './sandbox.ts'
export {
  BlockchainNamesQuery,
  BlockchainNamesReply,
  CheckAddressReply,
  CheckAddressRequest,
  CreateTransactionReply,
  CreateTransactionRequest,
  DepositOut,
  TransactionEvent,
  TransactionOut,
  TransactionReply,
  TransactionsQuery,
  TransactionsReply,
  UpdateTransactionRequest,
} from './transactions.ts'
