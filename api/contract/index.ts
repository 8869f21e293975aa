export {
  AppTokenReply,
  AppTokenRequest,
  appsCalls,
  ConfirmForAppReply,
  ConfirmForAppRequest,
} from './accounts/apps.ts'
export {
  FavouriteOut,
  FavouriteReply,
  FavouritesQuery,
  FavouritesReply,
  favouritesCalls,
  NameFavouriteRequest,
  RemoveFavouriteQuery,
  RemoveFavouriteReply,
} from './accounts/favourites.ts'
export { secondFactorCalls } from './accounts/second-factor.ts'
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
} from './accounts/sign-in.ts'
export { signInCalls } from './accounts/sign-in-calls.ts'
export {
  BeginSocialQuery,
  LinkSocialReply,
  LinkSocialRequest,
  MailedSocialQuery,
  SocialAccountOut,
  SocialAccountsReply,
  SocialProvidersReply,
  socialCalls,
  UnlinkSocialQuery,
  UnlinkSocialRequest,
} from './accounts/social.ts'
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
  userCalls,
} from './accounts/user.ts'
export {
  AddPasskeyRequest,
  ChangeReply,
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
  userChangesCalls,
} from './accounts/user-changes.ts'
export {
  AmlReply,
  AmlRequest,
  addressesCalls,
  BlockchainNamesQuery,
  BlockchainNamesReply,
  CheckAddressReply,
  CheckAddressRequest,
} from './addresses.ts'
export type { Answer, Refusal } from './answer.ts'
export type { ApiCall } from './api-call.ts'
export type {
  Access,
  CallerlessAccess,
  CallSpec,
  CallSpecs,
  FailureOf,
  InputOf,
  RateLimitGroup,
  ReplyOf,
} from './call.ts'
export type { Caller } from './caller.ts'
export { EosAccountCostReply, EosNameQuery, EosNameReply, eosCalls } from './eos.ts'
export { ErrorReply } from './errors.ts'
export {
  EstimateReply,
  EstimateRequest,
  estimateCalls,
  FixedRateAbilityReply,
  FixedRateAbilityRequest,
  UpsaleEstimateReply,
} from './estimate.ts'
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
  fiatCalls,
} from './fiat.ts'
export { HOLDER_HEADER } from './holder-header.ts'
export { KycQuery, KycSettingsReply, KycStatusReply, KycWebhookReply, kycCalls } from './kyc.ts'
export {
  AliasOut,
  AliasQuery,
  AliasReply,
  FundsRequestReply,
  FundsRequestRequest,
  namesCalls,
} from './names.ts'
export type { NewCookie } from './new-cookie.ts'
export { OffersOut } from './offers.ts'
export {
  ClaimOut,
  PaymentFound,
  PaymentSearchReply,
  PaymentSearchRequest,
  paymentSearchCalls,
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
  referenceCalls,
  TranslationReply,
} from './reference.ts'
export { ReviewsReply, reviewsCalls } from './reviews.ts'
export {
  SandboxFiatMessageReply,
  SandboxFiatMessageRequest,
  SandboxFiatOrderOut,
  SandboxFiatOrderReply,
  SandboxFiatOrdersReply,
  SandboxFiatOutcomeRequest,
  sandboxFiatCalls,
} from './sandbox/fiat.ts'
export {
  SandboxFundsAnswerReply,
  SandboxFundsAnswerRequest,
  SandboxFundsRequestsReply,
  SandboxNamesReply,
  sandboxNamesCalls,
} from './sandbox/names.ts'
export {
  SandboxFactsReply,
  SandboxFactsRequest,
  SandboxVisitorReply,
  SandboxVisitorRequest,
  sandboxSiteCalls,
} from './sandbox/site.ts'
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
} from './sandbox/world.ts'
export { SeoCombinationsReply, SitemapPartReply, SitemapReply, seoCalls } from './seo.ts'
export { SeoPageReply, type SeoPageRequest, seoPageCalls } from './seo-page.ts'
export {
  AdStatsReply,
  DailyReportReply,
  PressReply,
  SiteEventReply,
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
  FeedbackReply,
  FeedbackRequest,
  HolderRequest,
  RecoveryReply,
  TransactionsQuery,
  TransactionsReply,
  transactionsCalls,
  UpdateTransactionRequest,
} from './transactions.ts'
export type { Calls, ClientCalls, SandboxCalls } from './web-calls.ts'
export { sandboxCalls, webCalls } from './web-calls.ts'
