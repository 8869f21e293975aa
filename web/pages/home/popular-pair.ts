import type { CurrencyOut } from '@causeway/api/contract'
import type { PairTrend } from './pair-trend.ts'

/** One row of the home page's list. */
export type PopularPair = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  /** Coins of `to` for one coin of `from`, before fees, short enough to read at a glance. */
  readonly rate: string
  readonly trend: PairTrend | null
}
