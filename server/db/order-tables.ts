import type {
  ClaimRefusal,
  ClaimState,
  DepositState,
  HoldDecision,
  OrderState,
  PaymentProblem,
  SendState,
} from '@causeway/core/orders'
import type { AmountSide, RateKind } from '@causeway/core/quotes'
import type { ColumnType, Generated } from 'kysely'

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
  /** It was a guest's and joined the account at a sign-in. */
  is_joined: ColumnType<boolean, boolean | undefined, boolean>
  email: Optional<string>
  /** Code of the language that it was made in; null for English. */
  language: Optional<string>
  client_id: Optional<string>
  ref_id: Optional<string>
  /** The partner whose key made it; null for visitors' own. */
  partner_id: Optional<string>
  partner_key_id: Optional<string>
  /** SHA-256 of the request that made it, so that a repeat is known. */
  partner_request: Optional<string>
  /** What the partner adds for himself, and his share of our fee, in basis points. */
  commission_bps: number
  fee_share_bps: number
  /** Whose link led to it, by which tool, and the share of our fee that was agreed on then, in basis points. */
  affiliate_id: Optional<string>
  affiliate_tool: Optional<string>
  affiliate_bps: Generated<number>
  /** What the partner says of it: his customer's name with him, and JSON of his own. */
  subaccount_id: Optional<string>
  user_metadata: Optional<string>
  pay_in_address: string
  pay_in_extra_id: Optional<string>
  pay_in_index: bigint
  pay_until: Date
  confirm_until: Date
  /** Asks for identification before anything is paid out; once true, it stays. */
  kyc_required: ColumnType<boolean, boolean | undefined, boolean>
  hold_reason: Optional<string>
  /** Nothing of it leaves before staff have released it or had it refunded. */
  is_held_by_staff: Generated<boolean>
  choice: Optional<HoldDecision>
  /**
   * What the holder accepted with the choice `exchange`; null where it is the market as it comes. `agreed_in` is also the
   * sum that a partial refund was decided for.
   */
  agreed_in: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_gross: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_exchange_fee: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_network_fee: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  agreed_snapshot: Optional<string>
  /** What goes back with the choice `exchange_rest`. */
  refund_part: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  deposit_seen_at: Optional<Date>
  ended_at: Optional<Date>
  created_at: Date
  event_count: Generated<number>
  /** How many of its events its partner's webhooks were made of. */
  told_events: Generated<number>
  /** Grows with every change that a watcher can see. */
  version: Generated<number>
  /** True while a guaranteed order's payout counts towards its coin's open exposure. */
  exposure_held: boolean
  /** The client's and the address's place that an unpaid guaranteed order holds. */
  client_slot: Optional<string>
  address_slot: Optional<string>
  /** Its state where it has ended: unlike `state`, in an index. */
  ended_state: Optional<OrderState>
}

/** An order that is to be looked at; none where it waits for something to happen. */
export type OrderDueTable = {
  order_id: string
  due_at: Date
  /** Failures in a row. */
  attempts: Generated<number>
  last_error: Optional<string>
  /** Waits for an operator. */
  dead: Generated<boolean>
}

/** A partner's order with events that he was not told yet. */
export type OrderUntoldTable = { order_id: string }

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
  /** What sends it back, where it belongs to no order. */
  return_id: Optional<string>
  /** The sweep that takes it to the hot wallet. */
  swept_by: Optional<string>
  seen_at: Date
  confirmed_at: Optional<Date>
  due_at: Optional<Date>
}

/** A payment that belongs to no order on its way back. */
export type SuspenseReturnTable = {
  /** That of its transfer, too. */
  id: string
  deposit_id: string
  network: string
  asset: string
  units: Units
  fee: Units
  destination: string
  extra_id: Optional<string>
  reason: string
  state: SendState
  decided_at: Date
  ended_at: Optional<Date>
}

export type PaymentClaimTable = {
  id: string
  order_id: string
  deposit_id: string
  problem: PaymentProblem
  state: ClaimState
  refusal: Optional<ClaimRefusal>
  reason: Optional<string>
  made_at: Date
  decided_at: Optional<Date>
}

export type SettlementTable = {
  id: string
  order_id: string
  number: number
  kind: 'payout' | 'refund'
  /** The payout that left this over, whose deposits it shares; null for every other settlement. */
  rest_of: Optional<string>
  asset_in: string
  units_in: Units
  asset_out: string
  units_out: Units
  gross: Units
  exchange_fee: Units
  network_fee: Units
  /** What of the exchange fee is the partner's: his commission, and his share of ours. */
  partner_fee: ColumnType<bigint, bigint | undefined, bigint>
  /** What of the exchange fee is the affiliate's. */
  affiliate_fee: ColumnType<bigint, bigint | undefined, bigint>
  snapshot_id: Optional<string>
  /** Attodollars per whole coin when it was settled: what came in, what goes out, and the payout network's fee coin. */
  price_in: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  price_out: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  price_fee: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  at: Date
  /** Undone before anything was signed. */
  taken_back_at: Optional<Date>
}

export type OrderMessageTable = {
  id: string
  order_id: string
  sender: 'shop' | 'customer'
  /** The member of staff who wrote it; null for the customer's. */
  staff_id: Optional<string>
  body: string
  sent_at: Date
  /** When staff answered or settled what the customer wrote. */
  read_at: Optional<Date>
}

export type FeedbackTable = {
  order_id: string
  /** 1 to 5. */
  rate: number
  /** JSON list of words. */
  tags: string
  comment: string
  at: Date
}

export type UsedQuoteTable = { nonce: string; order_id: string; used_at: Date }

export type IdempotencyTable = { key_hash: string; body_hash: string; order_id: string; at: Date }

export type GuaranteedExposureTable = {
  asset: string
  units: Units
  /** What ever left stock for a payout at a guaranteed rate, for cold storage or by hand; only grows. */
  committed: ColumnType<bigint, bigint | undefined, bigint>
}
