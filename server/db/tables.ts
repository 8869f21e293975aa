import type { DepositState, OrderState, TransferState } from '@causeway/core/orders'
import type { TransferKind } from '@causeway/core/ports'
import type { AmountSide, RateKind } from '@causeway/core/quotes'
import type { ColumnType, Generated } from 'kysely'
import type {
  AccountSessionTable,
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
import type { IdentificationTable, ScreeningTable } from './compliance-tables.ts'
import type { FiatOrderEventTable, FiatOrderTable } from './fiat-tables.ts'
import type {
  IncarnationTable,
  PayInGapTable,
  PayInSkippedTable,
  RecalledSignatureTable,
} from './incarnation-tables.ts'
import type {
  HedgeTable,
  HedgeVenueTable,
  InventoryBandTable,
  LedgerTotalTable,
} from './inventory-tables.ts'

/** Units of money: numeric(78,0), always bigint. */
type Units = ColumnType<bigint, bigint, bigint>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type OrdersTable = {
  id: string
  public_code: string
  holder_hash: string
  kind: RateKind
  side: AmountSide
  state: OrderState
  asset_from: string
  asset_to: string
  network_from: string
  network_to: string
  expected_from: Units
  expected_to: Units
  gross: Units
  exchange_fee: Units
  network_fee: Units
  snapshot_id: string
  policy_version: string
  destination: string
  destination_extra_id: Optional<string>
  refund_address: Optional<string>
  refund_extra_id: Optional<string>
  /** The readable names that the addresses came from, and who told them. */
  destination_alias: Optional<string>
  destination_alias_provider: Optional<string>
  refund_alias: Optional<string>
  refund_alias_provider: Optional<string>
  /** The wallet provider that was asked for the payment. */
  funds_request_provider: Optional<string>
  /** Public key of the account that the payout makes, and what that costs of the network fee. */
  account_key: Optional<string>
  account_cost: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  /** Whose order it is; null for a guest's. */
  account_id: Optional<string>
  email: Optional<string>
  /** Code of the language that it was made in; null for English. */
  language: Optional<string>
  client_id: Optional<string>
  ref_id: Optional<string>
  pay_in_address: string
  pay_in_extra_id: Optional<string>
  pay_in_index: bigint
  pay_until: Date
  confirm_until: Date
  /** Asks for identification before anything is paid out; once true, it stays. */
  kyc_required: ColumnType<boolean, boolean | undefined, boolean>
  hold_reason: Optional<string>
  choice: Optional<'exchange' | 'refund'>
  /** What the holder accepted with the choice `exchange`; null where he took the market as it comes. */
  agreed_in: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_gross: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_exchange_fee: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_network_fee: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_snapshot: Optional<string>
  deposit_seen_at: Optional<Date>
  ended_at: Optional<Date>
  created_at: Date
  event_count: Generated<number>
  /** Grows with every change that a watcher can see. */
  version: Generated<number>
  /** True while a guaranteed order's payout counts towards its coin's open exposure. */
  exposure_held: boolean
  /** The client's and the address's place that an unpaid guaranteed order holds. */
  client_slot: Optional<string>
  address_slot: Optional<string>
  due_at: Optional<Date>
  attempts: Generated<number>
  last_error: Optional<string>
  dead: Generated<boolean>
}

export type OrderEventTable = {
  order_id: string
  sequence: number
  kind: string
  state: OrderState
  facts: string
  at: Date
}

export type DepositTable = {
  id: string
  network: string
  tx_id: string
  output_index: number
  order_id: Optional<string>
  role: 'order' | 'capital' | 'suspense'
  asset: string
  units: Units
  address: string
  extra_id: Optional<string>
  state: DepositState
  round: Generated<number>
  confirmations: number
  needed: number
  block_hash: Optional<string>
  settlement_id: Optional<string>
  /** The sweep that takes it to the hot wallet. */
  swept_by: Optional<string>
  seen_at: Date
  confirmed_at: Optional<Date>
  due_at: Optional<Date>
}

export type SettlementTable = {
  id: string
  order_id: string
  number: number
  kind: 'payout' | 'refund'
  asset_in: string
  units_in: Units
  asset_out: string
  units_out: Units
  gross: Units
  exchange_fee: Units
  network_fee: Units
  snapshot_id: Optional<string>
  /** Attodollars per whole coin when it was settled: what came in, what goes out, and the payout network's fee coin. */
  price_in: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  price_out: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  price_fee: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  at: Date
  /** Undone before anything was signed. */
  taken_back_at: Optional<Date>
}

export type TransferTable = {
  id: string
  kind: TransferKind
  /** Payouts and refunds belong to a settlement of an order; the others to nobody. */
  settlement_id: Optional<string>
  order_id: Optional<string>
  /** `hot`, or the index of the pay-in address whose money moves. */
  source: Generated<string>
  /** Kept by the signer with the signature, to be known again when the database comes back older. */
  record: Generated<string>
  /** The attempt that is signed or about to be. */
  attempt: Generated<number>
  network: string
  asset: string
  units: Units
  destination: string
  extra_id: Optional<string>
  /** Owner of the account that is to be made at the destination; null where there is one. */
  account_key: Optional<string>
  state: TransferState
  plan: Optional<string>
  round: Generated<number>
  created_at: Date
  broadcast_at: Optional<Date>
  confirmed_at: Optional<Date>
  due_at: Optional<Date>
  lease_until: Optional<Date>
  fence: Generated<bigint>
  attempts: Generated<number>
  last_error: Optional<string>
  dead: Generated<boolean>
}

export type TransferTransactionTable = {
  tx_id: string
  transfer_id: string
  attempt: number
  bytes: string
  /** What was signed; absent in rows of version 0.1. */
  plan: Optional<string>
  fee_asset: Optional<string>
  fee_units: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  created_at: Date
}

export type ReservedInputTable = { network: string; input: string; transfer_id: string }

export type WalletTable = {
  network: string
  source: Generated<string>
  next_nonce: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
}

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
export type UsedQuoteTable = { nonce: string; order_id: string; used_at: Date }
export type IdempotencyTable = { key_hash: string; body_hash: string; order_id: string; at: Date }
export type GuaranteedExposureTable = {
  asset: string
  units: Units
  /** What ever left it for a payout; only grows. */
  committed: ColumnType<bigint, bigint | undefined, bigint>
}
export type AlertTable = {
  key: string
  id: string
  message: string
  routes: string
  currency: Optional<string>
  added_at: Date
}
export type HaltTable = { scope: string; reason: string; at: Date }
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
export type FeedbackTable = {
  order_id: string
  /** 1 to 5. */
  rate: number
  /** JSON list of words. */
  tags: string
  comment: string
  at: Date
}

export type Tables = {
  orders: OrdersTable
  order_event: OrderEventTable
  deposit: DepositTable
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
  meta: MetaTable
  incarnation: IncarnationTable
  recalled_signature: RecalledSignatureTable
  pay_in_skipped: PayInSkippedTable
  pay_in_gap: PayInGapTable
  screening: ScreeningTable
  identification: IdentificationTable
  ledger_posting: LedgerPostingTable
  ledger_entry: LedgerEntryTable
  ledger_total: LedgerTotalTable
  inventory_band: InventoryBandTable
  hedge_venue: HedgeVenueTable
  hedge: HedgeTable
  feedback: FeedbackTable
  account: AccountTable
  account_session: AccountSessionTable
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
}
