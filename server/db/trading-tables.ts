import type { ColumnType } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type TradingRevisionTable = {
  /** From 1, without gaps. */
  number: number
  at: Date
  made_by: string
  reason: string
  takes_back: Optional<number>
}

export type TradingChangeTable = {
  revision: number
  /** `fees.service`, `coin.btc.minimum`, `pair.btc.*.service`. */
  setting: string
  before: Optional<string>
  after: Optional<string>
}

/** Resets of the breaker that keeps a coin closed after a jump. */
export type BreakerResetTable = {
  asset: string
  /** Only what happened up to then is reset. */
  at: Date
}

/** Prices set by hand that are in force, or ended a moment ago. */
export type HandPriceTable = {
  asset: string
  /** Attodollars per whole coin. */
  price: ColumnType<bigint, bigint, bigint>
  reason: string
  proposed_by: string
  approved_by: string
  set_at: Date
  ends_at: Date
}
