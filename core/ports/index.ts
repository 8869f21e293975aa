export type {
  BroadcastOutcome,
  ChainPort,
  ComposeFailure,
  Funding,
  ObservedPayment,
  PayInAddress,
  PaymentKey,
  PaymentStatus,
  RecalledTransfer,
  ReplaceFailure,
  Reservation,
  ScanResult,
  SignedTransfer,
  SignerPort,
  SweepAbility,
  SweepOffer,
  Taken,
  TransactionStatus,
  TransferIntent,
  TransferKind,
  TransferPlan,
  TransferSource,
  Witness,
} from './chain.ts'
export type { Clock } from './clock.ts'
export type { HedgeMarket, HedgeOrder, HedgeReport, LiquidityPort } from './liquidity.ts'
export type { Mail, MailPort } from './mail.ts'
export {
  type PauseReason,
  PRICE_DECIMALS,
  type PricePoint,
  type PriceVector,
  type RatesPort,
  type SourceState,
} from './rates.ts'
export type {
  PlayPayment,
  ProviderKind,
  ProviderMode,
  SandboxPort,
  StoredMail,
} from './sandbox.ts'
