import { sandboxMarkets } from '@causeway/adapters/rates/sandbox'
import type { Clock } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates'

/** A market that moves only when a test says so, and is always fresh. */
export type PlayMarket = {
  readonly snapshot: () => MarketSnapshot
  readonly move: (asset: string, perCent: bigint) => void
}

/** Begins with the sandbox's prices. */
export function createPlayMarket(clock: Clock): PlayMarket {
  const prices = new Map([...sandboxMarkets].map(([asset, market]) => [asset, market.startPrice]))
  let version = 0
  return {
    snapshot: () => ({ id: `market-${version}`, takenAt: clock.now(), prices: new Map(prices) }),
    move: (asset, perCent) => {
      version += 1
      prices.set(asset, ((prices.get(asset) ?? 0n) * perCent) / 100n)
    },
  }
}
