export type { AccountCalls, AccountReads, ProofGiven } from './account-calls.ts'
export {
  AmlReply,
  AmlRequest,
  BlockchainNamesQuery,
  BlockchainNamesReply,
  CheckAddressReply,
  CheckAddressRequest,
} from './addresses.ts'
export type { Answer } from './answer.ts'
export type { ApiCall } from './api-call.ts'
export {
  AppTokenReply,
  AppTokenRequest,
  ConfirmForAppReply,
  ConfirmForAppRequest,
} from './apps.ts'
export type { Caller } from './caller.ts'
export type { Calls, SandboxCalls } from './calls.ts'
export { EosAccountCostReply, EosNameQuery, EosNameReply } from './eos.ts'
export { ErrorReply } from './errors.ts'
export {
  EstimateReply,
  EstimateRequest,
  FixedRateAbilityReply,
  FixedRateAbilityRequest,
  UpsaleEstimateReply,
} from './estimate.ts'
export {
  FavouriteOut,
  FavouriteReply,
  FavouritesQuery,
  FavouritesReply,
  NameFavouriteRequest,
  RemoveFavouriteQuery,
  RemoveFavouriteReply,
} from './favourites.ts'
export {
  FiatExchangeReply,
  FiatExchangeRequest,
  FiatLimitsOut,
  FiatMethod,
  FiatOfferOut,
  FiatOfferQuery,
  FiatOffersReply,
  FiatProviderOut,
  FiatProvidersReply,
  FiatWebhookReply,
} from './fiat.ts'
export { KycQuery, KycSettingsReply, KycStatusReply, KycWebhookReply } from './kyc.ts'
export {
  AliasOut,
  AliasQuery,
  AliasReply,
  FundsRequestReply,
  FundsRequestRequest,
} from './names.ts'
export { OffersOut } from './offers.ts'
export {
  ClaimOut,
  PaymentFound,
  PaymentSearchReply,
  PaymentSearchRequest,
} from './payment-search.ts'
export {
  AlertMessagesReply,
  CountryReply,
  CurrenciesReply,
  CurrencyOut,
  GlobalMarketReply,
  HistoryQuery,
  HistoryReply,
  LanguagesReply,
  MarketsReply,
  PricesReply,
  TranslationReply,
} from './reference.ts'
export { ReviewsReply } from './reviews.ts'
export {
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
  SandboxMailQuery,
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
export {
  SandboxFiatMessageReply,
  SandboxFiatMessageRequest,
  SandboxFiatOrderOut,
  SandboxFiatOrderReply,
  SandboxFiatOrdersReply,
  SandboxFiatOutcomeRequest,
} from './sandbox-fiat.ts'
export {
  SandboxFundsAnswerReply,
  SandboxFundsAnswerRequest,
  SandboxFundsRequestsReply,
  SandboxNamesReply,
} from './sandbox-names.ts'
export {
  SandboxFactsReply,
  SandboxFactsRequest,
  SandboxVisitorReply,
  SandboxVisitorRequest,
} from './sandbox-site.ts'
export { SeoCombinationsReply, SitemapPartReply, SitemapReply } from './seo.ts'
export { SeoPageReply, type SeoPageRequest } from './seo-page.ts'
export {
  CaptchaQuery,
  CaptchaReply,
  ConfirmEmailReply,
  ConfirmEmailRequest,
  ConfirmReply,
  CsrfReply,
  FormRecoverReply,
  FormRecoverRequest,
  LogoutReply,
  LogoutRequest,
  PasskeyAnswer,
  PasskeyOptionsReply,
  PasskeySignInOptionsRequest,
  PasskeySignInRequest,
  RecoverReply,
  RecoverRequest,
  RecoverSubmitRequest,
  ResendVerificationRequest,
  SignInReply,
  SignInRequest,
  SignUpReply,
  SignUpRequest,
} from './sign-in.ts'
export {
  AdStatsReply,
  DailyReportReply,
  PressReply,
  SiteEventReply,
  SiteEventRequest,
} from './site.ts'
export {
  BeginSocialQuery,
  LinkSocialReply,
  LinkSocialRequest,
  MailedSocialQuery,
  SocialAccountOut,
  SocialAccountsReply,
  SocialProvidersReply,
  UnlinkSocialQuery,
  UnlinkSocialRequest,
} from './social.ts'
export {
  FiatFactsOut,
  TransactionOut,
  TransactionReply,
} from './transaction-out.ts'
export {
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
export {
  PasskeyOut,
  PasskeysReply,
  RecoveryCodesLeftReply,
  SessionOut,
  SessionsReply,
  SubscriptionsReply,
  UserExportReply,
  UserFlagsQuery,
  UserFlagsReply,
  UserOut,
  UserQuery,
  UserReply,
} from './user.ts'
export {
  AddPasskeyRequest,
  ChangeReply,
  CsrfQuery,
  CsrfRequest,
  DeleteUserRequest,
  EmailRequest,
  EndSessionQuery,
  NewPasskeyOptionsReply,
  PasswordRequest,
  ProofRequest,
  RecoveryCodesReply,
  RenamePasskeyRequest,
  SubscriptionsRequest,
  TotpEnableReply,
} from './user-changes.ts'
