export type { AccountNamesFailure, AccountNamesPort } from './account-names.ts'
export {
  type BroadcastOutcome,
  type ChainPort,
  type ComposeFailure,
  decidedKinds,
  type FoundTransaction,
  type Funding,
  type ObservedPayment,
  outwardKinds,
  type PayInAddress,
  type PaymentKey,
  type PaymentStatus,
  type ReplaceFailure,
  type Reservation,
  type ScanResult,
  type SignedTransfer,
  type SweepAbility,
  type SweepOffer,
  type Taken,
  type TransactionStatus,
  type TransferIntent,
  type TransferKind,
  type TransferPlan,
  type TransferSource,
} from './chain.ts'
export type { Clock } from './clock.ts'
export type { CollectedEvent, CollectorPort } from './collector.ts'
export {
  type FiatCheckout,
  type FiatCheckoutRequest,
  type FiatFailure,
  type FiatLimits,
  type FiatOrderFailure,
  type FiatOrderReport,
  type FiatOrderState,
  type FiatPlace,
  type FiatPort,
  type FiatProviderFacts,
  type FiatQuestion,
  type FiatQuote,
  type FiatSide,
  fiatOrderStates,
  fiatSides,
  type KycLevel,
  kycLevels,
  type PaymentMethod,
  paymentMethods,
} from './fiat.ts'
export type { FundsRequest, FundsRequestFailure, FundsRequestPort } from './funds-requests.ts'
export {
  type IdentityPort,
  type IdentitySession,
  type IdentityStatus,
  identityStatuses,
  type WebhookFailure,
  type WebhookMessage,
} from './identity.ts'
export {
  inJointOrder,
  isPlainPayment,
  mayShare,
  type Part,
  partOf,
  paymentsOf,
  planOf,
  plansOf,
  shareOfFee,
  unitsPaid,
} from './joint-plans.ts'
export type { HedgeMarket, HedgeOrder, HedgeReport, LiquidityPort } from './liquidity.ts'
export type { Mail, MailPort } from './mail.ts'
export type { NameFailure, NamePort, NameQuestion, ResolvedName } from './names.ts'
export {
  type PlayFiatMishap,
  type PlayFiatOrder,
  type PlayFiatOutcome,
  playFiatOutcomes,
} from './play-fiat.ts'
export {
  type Breaker,
  type PauseReason,
  PRICE_DECIMALS,
  type PricePoint,
  type PriceVector,
  type RatesPort,
  type SourcePart,
  type SourceState,
  sourceParts,
} from './rates.ts'
export type {
  PlayFundsRequest,
  PlayName,
  PlayRisk,
  PlayVerdict,
  ProviderMode,
  SandboxConsent,
  SandboxPort,
  StoredMail,
} from './sandbox.ts'
export {
  type ScreenedSubject,
  type Screening,
  type ScreeningDirection,
  type ScreeningPort,
  type ScreeningReason,
  screeningReasons,
} from './screening.ts'
export type {
  Adoption,
  AuditHead,
  JournalState,
  RecalledTransfer,
  SignerPort,
  Witness,
} from './signer.ts'
export {
  type SocialFailure,
  type SocialIdentity,
  type SocialPort,
  type SocialProvider,
  type SocialTry,
  socialProviders,
} from './social.ts'
export { type Step, type StepEnd, type TracingPort, traced } from './tracing.ts'
export { Unavailable, unavailableIn } from './unavailable.ts'
export type { FoundSpending, Spendings, WalletHistory } from './wallet-history.ts'
export type { OutgoingWebhook, WebhookOutcome, WebhookPort } from './webhooks.ts'
