import type { AccountReads } from './account-calls.ts'
import type {
  AmlReply,
  AmlRequest,
  BlockchainNamesReply,
  CheckAddressReply,
  CheckAddressRequest,
} from './addresses.ts'
import type { Answer } from './answer.ts'
import type { Caller } from './caller.ts'
import type { EosAccountCostReply, EosNameReply } from './eos.ts'
import type {
  EstimateReply,
  EstimateRequest,
  FixedRateAbilityReply,
  FixedRateAbilityRequest,
  UpsaleEstimateReply,
} from './estimate.ts'
import type { FavouritesQuery, FavouritesReply } from './favourites.ts'
import type {
  FiatExchangeReply,
  FiatExchangeRequest,
  FiatOfferOut,
  FiatOfferQuery,
  FiatOffersReply,
  FiatProvidersReply,
} from './fiat.ts'
import type { KycSettingsReply, KycStatusReply } from './kyc.ts'
import type { AliasReply, FundsRequestReply, FundsRequestRequest } from './names.ts'
import type { PaymentSearchReply, PaymentSearchRequest } from './payment-search.ts'
import type {
  AlertMessagesReply,
  CountryReply,
  CurrencyOut,
  GlobalMarketReply,
  HistoryQuery,
  HistoryReply,
  MarketsReply,
  PricesReply,
} from './reference.ts'
import type { ReviewsReply } from './reviews.ts'
import type {
  LedgerTotalsReply,
  SandboxAddressReply,
  SandboxBlocksRequest,
  SandboxClaimRequest,
  SandboxClockReply,
  SandboxClockRequest,
  SandboxCongestionReply,
  SandboxCongestionRequest,
  SandboxDepositReply,
  SandboxDepositRequest,
  SandboxHeightReply,
  SandboxHoldReply,
  SandboxHoldRequest,
  SandboxIdentityReply,
  SandboxMailReply,
  SandboxModeRequest,
  SandboxReorgRequest,
  SandboxRiskReply,
  SandboxRiskRequest,
  SandboxRisksReply,
  SandboxStateReply,
  SandboxVerdictRequest,
  SandboxVouchReply,
  SandboxVouchRequest,
  SandboxWalletReply,
} from './sandbox.ts'
import type {
  SandboxFiatMessageReply,
  SandboxFiatMessageRequest,
  SandboxFiatOrderReply,
  SandboxFiatOrdersReply,
  SandboxFiatOutcomeRequest,
} from './sandbox-fiat.ts'
import type {
  SandboxFundsAnswerReply,
  SandboxFundsAnswerRequest,
  SandboxFundsRequestsReply,
  SandboxNamesReply,
} from './sandbox-names.ts'
import type {
  SandboxFactsReply,
  SandboxFactsRequest,
  SandboxVisitorReply,
  SandboxVisitorRequest,
} from './sandbox-site.ts'
import type { SeoPageReply, SeoPageRequest } from './seo-page.ts'
import type { AdStatsReply, DailyReportReply } from './site.ts'
import type { TransactionReply } from './transaction-out.ts'
import type {
  CreateTransactionReply,
  CreateTransactionRequest,
  FeedbackReply,
  FeedbackRequest,
  HolderRequest,
  RecoveryReply,
  TransactionsQuery,
  TransactionsReply,
  UpdateTransactionRequest,
} from './transactions.ts'

/**
 * Every call of the site and the widget, once. The server implements it (`api/web`), pages use it through the load
 * context, and browsers use it over HTTP (`widget/client`).
 */
export type Calls = AccountReads & {
  readonly currencies: () => Promise<Answer<readonly CurrencyOut[]>>
  /** What the operator wants said right now. */
  readonly alertMessages: () => Promise<Answer<AlertMessagesReply>>
  readonly country: (caller: Caller) => Promise<Answer<CountryReply>>
  readonly estimate: (request: EstimateRequest) => Promise<Answer<EstimateReply>>
  readonly upsaleEstimate: (request: EstimateRequest) => Promise<Answer<UpsaleEstimateReply>>
  readonly fixedRateAbility: (
    request: FixedRateAbilityRequest,
    caller?: Caller,
  ) => Promise<Answer<FixedRateAbilityReply>>
  readonly createTransaction: (
    request: CreateTransactionRequest,
    idempotencyKey: string,
    caller?: Caller,
  ) => Promise<Answer<CreateTransactionReply>>
  /** The orders that the caller holds, by secrets and by account, newest first; pages from 1. */
  readonly transactions: (
    page: number,
    caller: Caller,
    status?: TransactionsQuery['status'],
  ) => Promise<Answer<TransactionsReply>>
  readonly transaction: (id: string, caller: Caller) => Promise<Answer<TransactionReply>>
  readonly updateTransaction: (
    id: string,
    request: UpdateTransactionRequest,
    caller: Caller,
  ) => Promise<Answer<TransactionReply>>
  /** Whether the secret is the order's; over HTTP its holder's cookie comes along. */
  readonly becomeHolder: (id: string, request: HolderRequest) => Promise<Answer<TransactionReply>>
  /** Order recovery: the secret again, for the one who holds it, to open the order in another browser. */
  readonly recovery: (id: string, caller: Caller) => Promise<Answer<RecoveryReply>>
  /** Looks for a payment that the order's holder misses in it (TRACK-15). */
  readonly findPayment: (
    id: string,
    request: PaymentSearchRequest,
    caller: Caller,
  ) => Promise<Answer<PaymentSearchReply>>
  /** Whether the caller may rate the order now (TRACK-07). */
  readonly feedbackEligibility: (id: string, caller: Caller) => Promise<Answer<FeedbackReply>>
  readonly leaveFeedback: (
    id: string,
    request: FeedbackRequest,
    caller: Caller,
  ) => Promise<Answer<FeedbackReply>>
  /** What customers' ratings say together. */
  readonly reviews: () => Promise<Answer<ReviewsReply>>
  /** A signed-in customer's earlier addresses, the one used last first; none for a guest (EXCH-04). */
  readonly favourites: (query: FavouritesQuery, caller: Caller) => Promise<Answer<FavouritesReply>>
  readonly checkAddress: (request: CheckAddressRequest) => Promise<Answer<CheckAddressReply>>
  /** Whether money may go to an address; true too where nobody could say for now. */
  readonly aml: (request: AmlRequest) => Promise<Answer<AmlReply>>
  readonly kycStatus: (id: string, caller: Caller) => Promise<Answer<KycStatusReply>>
  /** Begins identification with the provider; for the order's holder only. */
  readonly kycSettings: (id: string, caller: Caller) => Promise<Answer<KycSettingsReply>>
  readonly blockchainNames: (from: string, to: string) => Promise<Answer<BlockchainNamesReply>>
  /** The address behind a readable name, for a coin (EXCH-03). */
  readonly resolveAlias: (domain: string, ticker: string) => Promise<Answer<AliasReply>>
  /** Asks the payer's wallet for an order's payment (TRACK-08). */
  readonly requestFunds: (
    provider: string,
    request: FundsRequestRequest,
    caller: Caller,
  ) => Promise<Answer<FundsRequestReply>>
  readonly fiatProviders: () => Promise<Answer<FiatProvidersReply>>
  /**
   * Offers of all providers of fiat, which are asked side by side; `onOffer` gets each as it comes, the reply is there
   * when all are (BUY-03, BUY-04).
   */
  readonly fiatOffers: (
    query: FiatOfferQuery,
    caller?: Caller,
    onOffer?: (offer: FiatOfferOut) => void,
  ) => Promise<Answer<FiatOffersReply>>
  /** Makes one fiat order for each key, and opens it with its provider (BUY-07). */
  readonly beginFiatOrder: (
    request: FiatExchangeRequest,
    idempotencyKey: string,
    caller?: Caller,
  ) => Promise<Answer<FiatExchangeReply>>
  /** What a page for search engines says (PAGE-04). */
  readonly seoPage: (asked: SeoPageRequest) => Promise<Answer<SeoPageReply>>
  readonly eosAccountCost: () => Promise<Answer<EosAccountCostReply>>
  /** A free valid name like the word; the word itself where it is one. */
  readonly eosName: (baseWord: string) => Promise<Answer<EosNameReply>>
  readonly markets: () => Promise<Answer<MarketsReply>>
  /** What coins and money are worth in US dollars, all of one moment. */
  readonly prices: () => Promise<Answer<PricesReply>>
  readonly globalMarket: () => Promise<Answer<GlobalMarketReply>>
  /** What a page may boast of (REF-01). */
  readonly adStats: () => Promise<Answer<AdStatsReply>>
  /** The last 24 hours of this exchange (REF-01). */
  readonly dailyReport: () => Promise<Answer<DailyReportReply>>
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
  readonly risks: (currency: string) => Promise<Answer<SandboxRisksReply>>
  readonly setRisk: (request: SandboxRiskRequest) => Promise<Answer<SandboxRiskReply>>
  readonly decideHold: (
    id: string,
    request: SandboxHoldRequest,
  ) => Promise<Answer<SandboxHoldReply>>
  readonly decideClaims: (
    id: string,
    request: SandboxClaimRequest,
  ) => Promise<Answer<SandboxHoldReply>>
  readonly identity: (reference: string) => Promise<Answer<SandboxIdentityReply>>
  readonly decideIdentity: (
    reference: string,
    request: SandboxVerdictRequest,
  ) => Promise<Answer<SandboxIdentityReply>>
  readonly setMode: (
    kind: string,
    provider: string,
    request: SandboxModeRequest,
  ) => Promise<Answer<SandboxModeRequest>>
  readonly clock: (request: SandboxClockRequest) => Promise<Answer<SandboxClockReply>>
  readonly ledgerTotals: () => Promise<Answer<LedgerTotalsReply>>
  readonly names: () => Promise<Answer<SandboxNamesReply>>
  /** Lets a name say other addresses from now on. */
  readonly moveName: (name: string) => Promise<Answer<SandboxNamesReply>>
  readonly fundsRequests: () => Promise<Answer<SandboxFundsRequestsReply>>
  /** The payer of an order pays what he was asked for, or does not. */
  readonly answerFundsRequest: (
    transactionId: string,
    request: SandboxFundsAnswerRequest,
  ) => Promise<Answer<SandboxFundsAnswerReply>>
  /** Purchases and sales at the sandbox's providers, newest first (BUY-02). */
  readonly fiatOrders: () => Promise<Answer<SandboxFiatOrdersReply>>
  /** One by the provider's name for it or by ours. */
  readonly fiatOrder: (name: string) => Promise<Answer<SandboxFiatOrderReply>>
  readonly decideFiatOrder: (
    name: string,
    request: SandboxFiatOutcomeRequest,
  ) => Promise<Answer<SandboxFiatOrderReply>>
  readonly fiatMessage: (
    provider: string,
    request: SandboxFiatMessageRequest,
  ) => Promise<Answer<SandboxFiatMessageReply>>
  /** What a browser is to keep so that its visitor comes from there: a `Set-Cookie` value. */
  readonly chooseVisitor: (
    request: SandboxVisitorRequest,
  ) => Promise<Answer<SandboxVisitorReply & { readonly setCookie: string }>>
  readonly facts: () => Promise<Answer<SandboxFactsReply>>
  readonly setFacts: (request: SandboxFactsRequest) => Promise<Answer<SandboxFactsReply>>
  /** Somebody agrees at the sandbox's sign-in service (AUTH-06). */
  readonly vouch: (request: SandboxVouchRequest) => Promise<Answer<SandboxVouchReply>>
  readonly mails: (to: string | null) => Promise<Answer<SandboxMailReply>>
}
