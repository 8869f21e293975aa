import { sandboxMarkets } from '@causeway/adapters/rates/sandbox/markets'
import type { Clock, PauseReason } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'

/** A market that moves only when a test says so, and is always fresh. */
export type PlayMarket = {
  readonly snapshot: () => MarketSnapshot
  readonly move: (asset: string, perCent: bigint) => void
  /** Deals in a coin no longer, or again (null). */
  readonly pause: (asset: string, reason: PauseReason | null) => void
}

/** Begins with the sandbox's prices. */
export function createPlayMarket(clock: Clock): PlayMarket {
  const prices = new Map([...sandboxMarkets].map(([asset, market]) => [asset, market.startPrice]))
  const paused = new Map<string, PauseReason>()
  let version = 0
  return {
    snapshot: () => ({
      id: `market-${version}`,
      takenAt: clock.now(),
      prices: new Map([...prices].filter(([asset]) => !paused.has(asset))),
      paused: new Map(paused),
    }),
    move: (asset, perCent) => {
      version += 1
      prices.set(asset, ((prices.get(asset) ?? 0n) * perCent) / 100n)
    },
    pause: (asset, reason) => {
      if (reason === null) paused.delete(asset)
      else paused.set(asset, reason)
    },
  }
}
