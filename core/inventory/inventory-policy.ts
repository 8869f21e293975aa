/** How the operator keeps his stock and turns exposure back. Shares in basis points (1 bps = 0.01 %). */
export type InventoryPolicy = {
  /** Share of the hot wallet that is never promised: room for floating orders that settle at the same moment. */
  readonly reserveBps: bigint
  /** On top of it, this many times the coin's network fee. */
  readonly reserveNetworkFees: bigint
  /** Bands of a coin that has none of its own: shares of the operator's capital in it. */
  readonly lowBps: bigint
  readonly targetBps: bigint
  readonly highBps: bigint
  /** Exposure worth less than this, in whole US dollars, is left alone. */
  readonly hedgeAboveUsd: bigint
  /** Largest single trade, in whole US dollars. */
  readonly largestHedgeUsd: bigint
  /** A trade may cost this much more than the market at most. */
  readonly hedgeSlippageBps: bigint
  /** The circuit: beyond either, nothing is traded until time has passed. */
  readonly hedgesPerMinute: number
  readonly hedgedUsdPerHour: bigint
  /** After a trade that brought nothing, its coin rests this long. */
  readonly restSeconds: number
}

/** Figures to begin with; all are the operator's to set. */
export const defaultInventoryPolicy: InventoryPolicy = {
  reserveBps: 100n,
  reserveNetworkFees: 10n,
  lowBps: 5_000n,
  targetBps: 10_000n,
  highBps: 15_000n,
  hedgeAboveUsd: 500n,
  largestHedgeUsd: 50_000n,
  hedgeSlippageBps: 50n,
  hedgesPerMinute: 20,
  hedgedUsdPerHour: 2_000_000n,
  restSeconds: 30,
}
