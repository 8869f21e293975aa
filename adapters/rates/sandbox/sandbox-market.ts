import { fiatReferencePrices, referencePrices } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'
import { parseAmount } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'

/** Where a coin's price starts, and how it moves. */
export type SandboxMarket = {
  /** Attodollars per whole coin, around which the price moves. */
  readonly startPrice: bigint
  /** Calm coins are pegged to the dollar and hardly move. */
  readonly isCalm: boolean
  /** Coins of one name move together; each by itself where it is left out. */
  readonly name?: string
}

export type SandboxMarkets = ReadonlyMap<AssetCode, SandboxMarket>

/** A market that starts at so many dollars, in plain decimal notation. */
export function marketAt(dollars: string, isCalm = false): SandboxMarket {
  const parsed = parseAmount(dollars, { ticker: 'usd', decimals: PRICE_DECIMALS })
  if (!parsed.ok || parsed.value.units === 0n) throw new RangeError(`${dollars} is not a price`)
  return { startPrice: parsed.value.units, isCalm }
}

/** What the sandbox has a market for from the start: every coin and every money of the catalogue, at its reference price. */
export const sandboxMarkets: SandboxMarkets = new Map([
  ...[...referencePrices].map(
    ([asset, { dollars, isStable, market }]) =>
      [asset, { ...marketAt(dollars, isStable), name: market }] as const,
  ),
  // The dollar is what prices are told in: it has none.
  ...[...fiatReferencePrices].flatMap(([asset, dollars]) =>
    asset === 'usd' ? [] : [[asset, marketAt(dollars, true)] as const],
  ),
])
