import type {
  AffiliatePayoutState,
  AffiliateState,
  CommissionKind,
  CommissionState,
  ConversionCurrency,
  ConversionState,
  PayoutCurrency,
  ToolType,
} from '@causeway/core/affiliates'
import type { ColumnType, Generated } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** Units of money: numeric(78,0), always bigint. */
type Units = ColumnType<bigint, bigint, bigint>
type OptionalUnits = ColumnType<bigint | null, bigint | null | undefined, bigint | null>

export type AffiliateTable = {
  id: string
  account_id: Optional<string>
  ref_id: string
  state: AffiliateState
  website: Optional<string>
  about: Optional<string>
  reason: Optional<string>
  /** Agreed shares of our fee, in basis points; null: those of everyone. */
  exchange_bps: Optional<number>
  widget_bps: Optional<number>
  buy_bps: Optional<number>
  /** More orders in an hour are held for a look. */
  orders_an_hour: Generated<number>
  applied_at: Date
  decided_at: Optional<Date>
  told_first_at: Optional<Date>
  /** `YYYY-MM-DD`: first day of the newest month whose statement was sent. */
  statement_month: Optional<string>
}

export type AffiliateToolTable = {
  id: string
  affiliate_id: string
  type: ToolType
  name: string
  /** JSON. */
  settings: string
  is_disabled: Generated<boolean>
  created_at: Date
}

export type AffiliateAddressTable = {
  affiliate_id: string
  currency: PayoutCurrency
  address: string
  changed_at: Date
  usable_at: Date
}

export type AffiliateClickDayTable = {
  affiliate_id: string
  /** Empty: the affiliate's own ref id. */
  tool_id: string
  /** `YYYY-MM-DD`, UTC. */
  day: string
  clicks: bigint
}

/** Why a commission is held for a look. */
export type CommissionHold =
  | 'own_order'
  | 'own_address'
  | 'own_device'
  | 'burst'
  | 'affiliate_disabled'

export type AffiliateCommissionTable = {
  id: string
  affiliate_id: string
  tool_id: string
  order_id: Optional<string>
  kind: CommissionKind
  state: CommissionState
  hold_reason: Optional<CommissionHold>
  released_at: Optional<Date>
  decision: Optional<string>
  share_bps: number
  asset_in: string
  units_in: Units
  asset: string
  units: Units
  price_in: OptionalUnits
  price: OptionalUnits
  /** Attodollars; null until it is counted in the sums of its day. */
  worth_in: OptionalUnits
  worth: OptionalUnits
  round: Generated<number>
  at: Date
  folded: Generated<boolean>
}

export type AffiliateDayTable = {
  affiliate_id: string
  tool_id: string
  /** `YYYY-MM-DD`, UTC. */
  day: string
  orders: bigint
  /** Attodollars. */
  turnover: Units
  earned: Units
}

export type AffiliatePayoutTable = {
  /** That of its transfer, too. */
  id: string
  affiliate_id: string
  currency: PayoutCurrency
  units: Units
  fee: Units
  destination: string
  state: AffiliatePayoutState
  /** `YYYY-MM-DD`: first day of the month that it pays for; null where the affiliate asked for it. */
  month: Optional<string>
  requested_at: Date
  ended_at: Optional<Date>
  told_at: Optional<Date>
}

export type AffiliateConversionTable = {
  id: string
  affiliate_id: string
  target: ConversionCurrency
  state: ConversionState
  units: OptionalUnits
  /** JSON: `[{asset, units}]`. */
  taken: Optional<string>
  snapshot_id: Optional<string>
  requested_at: Date
  ended_at: Optional<Date>
  due_at: Optional<Date>
}
