import type { ColumnType, Generated } from 'kysely'

type Units = ColumnType<bigint, bigint, bigint>
type UnitsFromZero = ColumnType<bigint, bigint | undefined, bigint>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Sums of folded postings. */
export type LedgerTotalTable = { account: string; asset: string; units: Units }

/** What a coin's chain held, and what the ledger said, when they were last compared. */
export type WalletComparisonTable = {
  asset: string
  chain_units: Units
  booked_units: Units
  compared_at: Date
  differs_since: Optional<Date>
}

export type InventoryBandTable = { asset: string; low: Units; target: Units; high: Units }

export type HedgeVenueTable = { name: string }

export type HedgeTable = {
  id: string
  venue: string
  asset: string
  against_asset: string
  side: 'buy' | 'sell'
  units: Units
  /** Attodollars per whole coin. */
  worst_price: Units
  /** Whole US dollars, rounded up. */
  worth_usd: Units
  state: 'planned' | 'sent' | 'ended' | 'refused'
  filled: UnitsFromZero
  against_units: UnitsFromZero
  fee_asset: Optional<string>
  fee_units: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  created_at: Generated<Date>
  sent_at: Optional<Date>
  ended_at: Optional<Date>
  due_at: Optional<Date>
  lease_until: Optional<Date>
  fence: Generated<bigint>
  attempts: Generated<number>
  last_error: Optional<string>
}
