export {
  AppTokenReply,
  appsCalls,
} from './accounts/apps.ts'
export {
  FavouriteOut,
  FavouritesReply,
  favouritesCalls,
} from './accounts/favourites.ts'
export { secondFactorCalls } from './accounts/second-factor.ts'
export {
  PasskeyAnswer,
  SignInReply,
  SignUpReply,
} from './accounts/sign-in.ts'
export { signInCalls } from './accounts/sign-in-calls.ts'
export {
  LinkSocialReply,
  SocialAccountOut,
  socialCalls,
} from './accounts/social.ts'
export {
  PasskeyOut,
  SessionOut,
  UserOut,
  UserReply,
  userCalls,
} from './accounts/user.ts'
export {
  ChangeReply,
  ProofRequest,
  userChangesCalls,
} from './accounts/user-changes.ts'
export { widgetSignInCalls } from './accounts/widget.ts'
export {
  AmlReply,
  addressesCalls,
  CheckAddressReply,
  CheckAddressRequest,
} from './addresses.ts'
export {
  AccountSummaryReply,
  AffiliateStatementReply,
  affiliateFigureCalls,
  ReferredOrderOut,
  SourceStatsOut,
  TimelineOut,
  TurnoverStatsReply,
} from './affiliates/figures.ts'
export {
  AffiliateConversionOut,
  AffiliatePayoutOut,
  AffiliateStatuses,
  affiliateMoneyCalls,
  PayoutAddressesOut,
  RevenueSummary,
} from './affiliates/money.ts'
export {
  AffiliateStatusReply,
  AffiliateTermsOut,
  AffiliateToolOut,
  affiliateProgrammeCalls,
} from './affiliates/programme.ts'
export type { Answer, NewCookie, Refusal } from './answer.ts'
export { HeldPayoutOut } from './backoffice/affiliate-payouts.ts'
export { ProposalOut } from './backoffice/approvals.ts'
export { AuditEntryOut } from './backoffice/audit.ts'
export { CustomerOut, CustomerRow } from './backoffice/customers.ts'
export { HandCoinOut, HandPayoutOut } from './backoffice/hand-payouts.ts'
export { HealthMinuteOut, HealthPartOut } from './backoffice/health.ts'
export { DeskMessagesOut } from './backoffice/order-messages.ts'
export { DeskWebhooksOut } from './backoffice/order-webhooks.ts'
export { DeskOrderOut, DeskOrderRow } from './backoffice/orders.ts'
export { CoinSourceOut, PriceOut, PriceSourceOut } from './backoffice/prices.ts'
export { SetupStepOut } from './backoffice/setup.ts'
export { StaffMe, StaffMemberOut } from './backoffice/staff.ts'
export { type StaffCalls, staffCalls } from './backoffice/staff-calls.ts'
export { staffCookie, staffCookieName } from './backoffice/staff-cookie.ts'
export type { StaffPasskeyOut } from './backoffice/staff-passkeys.ts'
export { StopOut } from './backoffice/stops.ts'
export { DeskClaimOut, ReturnOut, UnmatchedPaymentOut } from './backoffice/suspense.ts'
export {
  CoinOut,
  CoinSettingOut,
  MaintenanceOut,
  PayerFeesOut,
  RevisionOut,
  SampleOut,
  TradingChangeOut,
} from './backoffice/trading.ts'
export { ColdCoinOut, ColdMoveOut, UnmatchedDepositOut, WalletOut } from './backoffice/wallets.ts'
export type {
  Access,
  ApiCall,
  CallerlessAccess,
  CallSpec,
  CallSpecs,
  FailureOf,
  InputOf,
  RateLimitGroup,
  ReplyOf,
  StaffAccess,
} from './call.ts'
export type { Caller } from './caller.ts'
export {
  CoinListReply,
  coinListCalls,
  ListedCoin,
  NEWEST_LIST,
} from './coin-list.ts'
export type {
  ConsoleMethod,
  DeveloperDocs,
  DocBlock,
  DocField,
  DocHeading,
  DocPage,
  DocSection,
  DocTopic,
} from './developers.ts'
export { eosCalls } from './eos.ts'
export { ErrorReply } from './errors.ts'
export {
  EstimateReply,
  EstimateRequest,
  estimateCalls,
  UpsaleEstimateReply,
} from './estimate.ts'
export {
  FiatExchangeReply,
  FiatLimitsOut,
  FiatMethod,
  FiatOfferOut,
  FiatOfferQuery,
  FiatOffersReply,
  FiatProviderOut,
  FiatProvidersReply,
  FiatWebhookReply,
  fiatCalls,
} from './fiat.ts'
export { HOLDER_HEADER } from './holder-header.ts'
export { KycSettingsReply, KycStatusReply, KycWebhookReply } from './kyc.ts'
export { toListedCoins } from './listed-coins.ts'
export {
  AliasOut,
  namesCalls,
} from './names.ts'
export { OffersOut } from './offers.ts'
export { orderRecoveryCalls } from './orders/order-recovery.ts'
export {
  ClaimOut,
  PaymentFound,
  PaymentSearchReply,
  paymentSearchCalls,
} from './orders/payment-search.ts'
export { PartnerCurrencyOut, partnerExchangeCalls } from './partner/exchange.ts'
export { PartnerOrderOut, PartnerOrdersQuery, partnerOrdersCalls } from './partner/orders.ts'
export {
  PartnerEarningsReply,
  PartnerSubaccountsReply,
  PartnerUsageReply,
} from './partner/own-figures.ts'
export { PartnerReportDays, PartnerReportRow, partnerReportsCalls } from './partner/reports.ts'
export {
  CreatePartnerKeyReply,
  PartnerAccessOut,
  PartnerKeyOut,
  PartnerKeysReply,
  partnersCalls,
} from './partners.ts'
export { PlannedMaintenanceOut } from './planned-maintenance.ts'
export {
  AlertMessagesReply,
  CurrencyOut,
  GlobalMarketReply,
  HistoryReply,
  MarketsReply,
  PricesReply,
  referenceCalls,
} from './reference.ts'
export { ReviewsReply } from './reviews.ts'
export { SandboxAffiliateRequest, sandboxAffiliatesCalls } from './sandbox/affiliates.ts'
export {
  SandboxFiatMessageRequest,
  SandboxFiatOrderOut,
  SandboxFiatOrderReply,
  SandboxFiatOrdersReply,
  SandboxFiatOutcomeRequest,
  sandboxFiatCalls,
} from './sandbox/fiat.ts'
export {
  SandboxFundsRequestsReply,
  SandboxNamesReply,
  sandboxNamesCalls,
} from './sandbox/names.ts'
export { SandboxPartnerReply, sandboxPartnersCalls } from './sandbox/partners.ts'
export {
  SandboxFactsReply,
  SandboxFactsRequest,
  sandboxSiteCalls,
} from './sandbox/site.ts'
export {
  LedgerTotalsReply,
  SandboxAddressReply,
  SandboxCongestionReply,
  SandboxCongestionRequest,
  SandboxDepositRequest,
  SandboxMailReply,
  SandboxModeRequest,
  SandboxRisksReply,
  SandboxStateReply,
  SandboxVerdictRequest,
  SandboxWalletReply,
} from './sandbox/world.ts'
export { SitemapPartReply, seoCalls } from './seo.ts'
export { SeoPageReply, type SeoPageRequest, seoPageCalls } from './seo-page.ts'
export {
  AdStatsReply,
  PressReply,
  SiteEventRequest,
  siteCalls,
} from './site.ts'
export {
  FiatFactsOut,
  TransactionOut,
  TransactionReply,
} from './transaction-out.ts'
export {
  CreateTransactionReply,
  CreateTransactionRequest,
  TransactionsQuery,
  TransactionsReply,
  transactionsCalls,
  UpdateTransactionRequest,
} from './transactions.ts'
export type { Calls, ClientCalls, SandboxCalls } from './web-calls.ts'
export { partnerCalls, sandboxCalls, webCalls } from './web-calls.ts'
export {
  AddWebhookRequest,
  ChangeWebhookRequest,
  ReplayWebhookRequest,
  WebhookDeliveriesQuery,
  WebhookDeliveryOut,
  WebhookEndpointOut,
} from './webhook-fields.ts'
export { accountWebhookCalls, partnerWebhookCalls } from './webhooks.ts'
