import type { ErrorReply } from './errors.ts'
import type {
  EstimateReply,
  EstimateRequest,
  FixedRateAbilityReply,
  FixedRateAbilityRequest,
} from './estimate.ts'
import type {
  CountryReply,
  CurrencyOut,
  GlobalMarketReply,
  HistoryQuery,
  HistoryReply,
  MarketsReply,
} from './reference.ts'
import type {
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
  SandboxMailReply,
  SandboxModeRequest,
  SandboxReorgRequest,
  SandboxStateReply,
  SandboxWalletReply,
} from './sandbox.ts'
import type {
  BlockchainNamesReply,
  CheckAddressReply,
  CheckAddressRequest,
  CreateTransactionReply,
  CreateTransactionRequest,
  TransactionReply,
  TransactionsReply,
  UpdateTransactionRequest,
} from './transactions.ts'

/** A reply or a refusal, with the HTTP status that it has or would have. */
export type Answer<T> =
  | { readonly ok: true; readonly status: number; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly body: ErrorReply }

/** What is known of who asks. In a page's own calls the server fills it in; a browser sends it by cookie and header. */
export type Caller = {
  /** Secrets of orders that the caller holds. */
  readonly holderSecrets: readonly string[]
  readonly country: string | null
  /** The client's address (IPv6: its /64), where it is one that tells clients apart. */
  readonly address?: string | null
}

/**
 * Every call of the site and the widget, once. The server implements it (`api/web`), pages use it through the load
 * context, and browsers use it over HTTP (`widget/client`).
 */
export type Calls = {
  readonly currencies: () => Promise<Answer<readonly CurrencyOut[]>>
  readonly country: (caller: Caller) => Promise<Answer<CountryReply>>
  readonly estimate: (request: EstimateRequest) => Promise<Answer<EstimateReply>>
  readonly fixedRateAbility: (
    request: FixedRateAbilityRequest,
  ) => Promise<Answer<FixedRateAbilityReply>>
  readonly createTransaction: (
    request: CreateTransactionRequest,
    idempotencyKey: string,
    caller?: Caller,
  ) => Promise<Answer<CreateTransactionReply>>
  /** The orders whose secrets the caller holds, newest first; pages from 1. */
  readonly transactions: (page: number, caller: Caller) => Promise<Answer<TransactionsReply>>
  readonly transaction: (id: string, caller: Caller) => Promise<Answer<TransactionReply>>
  readonly updateTransaction: (
    id: string,
    request: UpdateTransactionRequest,
    caller: Caller,
  ) => Promise<Answer<TransactionReply>>
  readonly checkAddress: (request: CheckAddressRequest) => Promise<Answer<CheckAddressReply>>
  readonly blockchainNames: (from: string, to: string) => Promise<Answer<BlockchainNamesReply>>
  readonly markets: () => Promise<Answer<MarketsReply>>
  readonly globalMarket: () => Promise<Answer<GlobalMarketReply>>
  readonly currencyHistory: (
    from: string,
    to: string,
    query: HistoryQuery,
  ) => Promise<Answer<HistoryReply>>
}

/** The sandbox world's calls; absent in a real world. */
export type SandboxCalls = {
  readonly state: () => Promise<Answer<SandboxStateReply>>
  readonly deposit: (request: SandboxDepositRequest) => Promise<Answer<SandboxDepositReply>>
  readonly blocks: (request: SandboxBlocksRequest) => Promise<Answer<SandboxHeightReply>>
  readonly reorganise: (request: SandboxReorgRequest) => Promise<Answer<SandboxHeightReply>>
  readonly congest: (request: SandboxCongestionRequest) => Promise<Answer<SandboxCongestionReply>>
  readonly wallet: (address: string) => Promise<Answer<SandboxWalletReply>>
  readonly customerAddress: (currency: string) => Promise<Answer<SandboxAddressReply>>
  readonly setMode: (
    kind: string,
    provider: string,
    request: SandboxModeRequest,
  ) => Promise<Answer<SandboxModeRequest>>
  readonly clock: (request: SandboxClockRequest) => Promise<Answer<SandboxClockReply>>
  readonly ledgerTotals: () => Promise<Answer<LedgerTotalsReply>>
  readonly mails: (to: string | null) => Promise<Answer<SandboxMailReply>>
}
