import type { ColumnType, Generated } from 'kysely'
import type {
  AccountSessionTable,
  AccountSignInTable,
  AccountTable,
  AccountTokenTable,
  AppTokenTable,
  FavouriteAddressTable,
  KnownDeviceTable,
  PasskeyTable,
  RecoveryCodeTable,
  SignInFailureTable,
  SocialAccountTable,
} from './account-tables.ts'
import type {
  AffiliateAddressTable,
  AffiliateClickDayTable,
  AffiliateCommissionTable,
  AffiliateConversionTable,
  AffiliateDayTable,
  AffiliatePayoutTable,
  AffiliateTable,
  AffiliateToolTable,
} from './affiliate-tables.ts'
import type {
  AuditEntryTable,
  AuditHeadTable,
  NoteMentionTable,
  ProposalTable,
  StaffInvitationTable,
  StaffPasskeyTable,
  StaffSessionTable,
  StaffTable,
  StaffViewTable,
} from './back-office-tables.ts'
import type { IdentificationTable, ScreeningTable } from './compliance-tables.ts'
import type { FiatOrderEventTable, FiatOrderTable } from './fiat-tables.ts'
import type {
  HealthChangeTable,
  HealthMinuteTable,
  HealthPartTable,
  RequestCountTable,
  WorkerLeadTable,
} from './health-tables.ts'
import type {
  HedgeTable,
  HedgeVenueTable,
  InventoryBandTable,
  LedgerTotalTable,
  WalletComparisonTable,
} from './inventory-tables.ts'
import type {
  DepositTable,
  FeedbackTable,
  GuaranteedExposureTable,
  IdempotencyTable,
  OrderDueTable,
  OrderEventTable,
  OrderMessageTable,
  OrdersTable,
  OrderUntoldTable,
  PaymentClaimTable,
  SettlementTable,
  SuspenseReturnTable,
  UsedQuoteTable,
} from './order-tables.ts'
import type {
  PartnerKeyTable,
  PartnerNonceTable,
  PartnerRequestCountTable,
  PartnerTable,
  PartnerUsageTable,
} from './partner-tables.ts'
import type {
  DatabaseGenerationTable,
  PayInGapTable,
  PayInSkippedTable,
  RecalledSignatureTable,
} from './restore-guard-tables.ts'
import type {
  BreakerResetTable,
  HandPriceTable,
  TradingChangeTable,
  TradingRevisionTable,
} from './trading-tables.ts'
import type {
  ColdMoveTable,
  HandPayoutTable,
  ReservedInputTable,
  TransferTable,
  TransferTransactionTable,
  WalletTable,
} from './transfer-tables.ts'
import type {
  CallbackKeyTable,
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
} from './webhook-tables.ts'

/** Units of money: numeric(78,0), always bigint. */
type Units = ColumnType<bigint, bigint, bigint>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type ChainCursorTable = {
  network: string
  cursor: Optional<string>
  height: Generated<number>
  identity: Optional<string>
  /** Where it stood when the signer last agreed with this database. */
  witnessed_cursor: Optional<string>
  lease_until: Optional<Date>
  fence: Generated<bigint>
  scanned_at: Optional<Date>
}

export type PayInCounterTable = { network: string; next_index: bigint }
export type AlertTable = {
  key: string
  id: string
  message: string
  routes: string
  currency: Optional<string>
  added_at: Date
}
export type HaltTable = { scope: string; reason: string; at: Date }
/** `day`: YYYY-MM-DD, UTC. */
export type SiteEventCountTable = { day: string; name: string; count: bigint }
export type MetaTable = { key: string; value: string }

export type LedgerPostingTable = {
  id: string
  kind: string
  reference: string
  order_id: Optional<string>
  at: Date
  /** Counted in ledger_total. */
  folded: Generated<boolean>
  /** Why an operator booked it. */
  note: Optional<string>
}
export type LedgerEntryTable = {
  posting_id: string
  line: number
  account: string
  asset: string
  units: Units
}

/** Every table of the product, as Kysely sees it. The SQL of the migrations is the truth. */
export type Tables = {
  orders: OrdersTable
  order_event: OrderEventTable
  order_due: OrderDueTable
  order_untold: OrderUntoldTable
  deposit: DepositTable
  payment_claim: PaymentClaimTable
  suspense_return: SuspenseReturnTable
  cold_move: ColdMoveTable
  hand_payout: HandPayoutTable
  settlement: SettlementTable
  transfer: TransferTable
  transfer_transaction: TransferTransactionTable
  reserved_input: ReservedInputTable
  wallet: WalletTable
  chain_cursor: ChainCursorTable
  pay_in_counter: PayInCounterTable
  used_quote: UsedQuoteTable
  idempotency: IdempotencyTable
  guaranteed_exposure: GuaranteedExposureTable
  halt: HaltTable
  alert: AlertTable
  worker_lead: WorkerLeadTable
  request_count: RequestCountTable
  meta: MetaTable
  incarnation: DatabaseGenerationTable
  recalled_signature: RecalledSignatureTable
  pay_in_skipped: PayInSkippedTable
  pay_in_gap: PayInGapTable
  screening: ScreeningTable
  identification: IdentificationTable
  ledger_posting: LedgerPostingTable
  ledger_entry: LedgerEntryTable
  ledger_total: LedgerTotalTable
  wallet_comparison: WalletComparisonTable
  inventory_band: InventoryBandTable
  hedge_venue: HedgeVenueTable
  hedge: HedgeTable
  feedback: FeedbackTable
  order_message: OrderMessageTable
  site_event_count: SiteEventCountTable
  account: AccountTable
  account_session: AccountSessionTable
  account_sign_in: AccountSignInTable
  account_token: AccountTokenTable
  sign_in_failure: SignInFailureTable
  known_device: KnownDeviceTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  social_account: SocialAccountTable
  favourite_address: FavouriteAddressTable
  app_token: AppTokenTable
  fiat_order: FiatOrderTable
  fiat_order_event: FiatOrderEventTable
  partner: PartnerTable
  partner_key: PartnerKeyTable
  partner_nonce: PartnerNonceTable
  partner_request_count: PartnerRequestCountTable
  webhook_endpoint: WebhookEndpointTable
  webhook_delivery: WebhookDeliveryTable
  webhook_attempt: WebhookAttemptTable
  callback_key: CallbackKeyTable
  partner_usage: PartnerUsageTable
  affiliate: AffiliateTable
  affiliate_tool: AffiliateToolTable
  affiliate_address: AffiliateAddressTable
  affiliate_click_day: AffiliateClickDayTable
  affiliate_commission: AffiliateCommissionTable
  affiliate_day: AffiliateDayTable
  affiliate_payout: AffiliatePayoutTable
  affiliate_conversion: AffiliateConversionTable
  staff: StaffTable
  staff_view: StaffViewTable
  note_mention: NoteMentionTable
  staff_invitation: StaffInvitationTable
  staff_session: StaffSessionTable
  staff_passkey: StaffPasskeyTable
  proposal: ProposalTable
  trading_revision: TradingRevisionTable
  trading_change: TradingChangeTable
  breaker_reset: BreakerResetTable
  hand_price: HandPriceTable
  audit_entry: AuditEntryTable
  audit_head: AuditHeadTable
  health_part: HealthPartTable
  health_change: HealthChangeTable
  health_minute: HealthMinuteTable
}
