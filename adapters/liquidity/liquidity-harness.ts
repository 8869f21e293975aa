import type { AssetCode } from '@causeway/core/money'
import type { LiquidityPort } from '@causeway/core/ports'

/** What a trading venue gives the contract suite. */
export type LiquidityHarness = {
  readonly venue: LiquidityPort
  /** A coin that it trades, with stock there for a thousand of the smallest orders either way. */
  readonly asset: AssetCode
  readonly decimalsOf: (asset: AssetCode) => number
  /** About what the venue trades at: attodollars per whole coin, of the coin and of the settlement coin. */
  readonly priceOf: (asset: AssetCode) => Promise<bigint>
  /** The next order is traded, and then its answer is lost. */
  readonly loseNextAnswer: () => Promise<void>
  readonly stop?: () => Promise<void>
}
