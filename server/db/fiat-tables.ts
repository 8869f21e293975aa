import type { FiatOrderState, FiatSide, PaymentMethod } from '@causeway/core/ports'
import type { ColumnType, Generated } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** Units of money: numeric(78,0), always bigint. */
type Units = ColumnType<bigint, bigint, bigint>
type OptionalUnits = ColumnType<bigint | null, bigint | null | undefined, bigint | null>

export type FiatOrderTable = {
  id: string
  public_code: string
  holder_hash: string
  key_hash: string
  body_hash: string
  /** Whose order it is; null for a guest's. */
  account_id: Optional<string>
  /** It was a guest's and joined the account at a sign-in. */
  is_joined: ColumnType<boolean, boolean | undefined, boolean>
  provider: string
  /** The provider's own name for the order. */
  provider_reference: Optional<string>
  side: FiatSide
  fiat: string
  coin: string
  network: string
  amount_from: Units
  amount_to: Units
  fee: OptionalUnits
  network_fee: OptionalUnits
  method: Optional<PaymentMethod>
  quote_id: Optional<string>
  country: string
  country_state: Optional<string>
  destination: string
  destination_extra_id: Optional<string>
  email: Optional<string>
  language: Optional<string>
  client_id: Optional<string>
  ref_id: Optional<string>
  /** Forgotten once the provider has opened the order. */
  client_address: Optional<string>
  user_agent: Optional<string>
  status: FiatOrderState
  reported_from: OptionalUnits
  reported_to: OptionalUnits
  tx_id: Optional<string>
  reason: Optional<string>
  provider_url: Optional<string>
  pay_in_address: Optional<string>
  pay_in_extra_id: Optional<string>
  pay_in_amount: OptionalUnits
  /** JSON of the checkout's `goesTo`. */
  goes_to: Optional<string>
  created_at: Date
  paid_at: Optional<Date>
  sent_at: Optional<Date>
  ended_at: Optional<Date>
  event_count: Generated<number>
  /** Grows with every change that a watcher can see. */
  version: Generated<number>
  due_at: Optional<Date>
  attempts: Generated<number>
  last_error: Optional<string>
  /** The partner whose program made it, and the key that it was made with. */
  partner_id: Optional<string>
  partner_key_id: Optional<string>
  external_order_id: Optional<string>
  external_user_id: Optional<string>
  /** JSON. */
  metadata: Optional<string>
  return_success_url: Optional<string>
  return_failed_url: Optional<string>
  told_events: Generated<number>
  /** Whose link led to it, by which tool, and the share that was agreed on then, in basis points. */
  affiliate_id: Optional<string>
  affiliate_tool: Optional<string>
  affiliate_bps: Generated<number>
  /** When its end or reversal is to be booked for the affiliate; null: it is not. */
  commission_due_at: Optional<Date>
}

export type FiatOrderEventTable = {
  order_id: string
  sequence: number
  state: FiatOrderState
  source: 'created' | 'webhook' | 'look' | 'operator'
  /** JSON. */
  facts: string
  at: Date
}
