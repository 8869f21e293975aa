export type {
  BroadcastOutcome,
  ChainPort,
  ComposeFailure,
  Funding,
  ObservedPayment,
  PayInAddress,
  PaymentKey,
  PaymentStatus,
  Reservation,
  ScanResult,
  SignedTransfer,
  SignerPort,
  Taken,
  TransactionStatus,
  TransferIntent,
  TransferPlan,
} from './chain.ts'
export type { Clock } from './clock.ts'
export type { Mail, MailPort } from './mail.ts'
export { PRICE_DECIMALS, type PricePoint, type PriceVector, type RatesPort } from './rates.ts'
export type {
  PlayPayment,
  ProviderKind,
  ProviderMode,
  SandboxPort,
  StoredMail,
} from './sandbox.ts'
