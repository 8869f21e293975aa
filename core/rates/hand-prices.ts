import type { AssetCode } from '../money/index.ts'
import type { PauseReason, PriceVector, SourceState } from '../ports/index.ts'
import { medianRoundedDown } from './combine-prices.ts'

/** How far a price set by hand may be from what sources last said. */
export const MOST_HAND_DEVIATION_BPS = 5000n

/** For how long a price set by hand is valid at most, from its approval. */
export const MOST_HAND_MINUTES = 1440

/**
 * The sources' prices with those set by hand instead, whatever closes such a coin. `vector` null: no source has answered. Prices
 * of sources that are older than `mostAgeMilliseconds` aren't made newer by this: those coins are paused. `now` in milliseconds
 * since 1970, prices in attodollars per whole coin.
 */
export function withHandPrices(
  vector: PriceVector | null,
  byHand: ReadonlyMap<AssetCode, bigint>,
  { mostAgeMilliseconds, now }: { readonly mostAgeMilliseconds: number; readonly now: number },
): PriceVector {
  const isFresh = vector !== null && Math.abs(now - vector.takenAt) <= mostAgeMilliseconds
  const prices = new Map(isFresh ? vector.prices : [])
  const paused = new Map<AssetCode, PauseReason>(vector?.paused)
  if (!isFresh) for (const asset of vector?.prices.keys() ?? []) paused.set(asset, 'stale')
  for (const [asset, price] of byHand) {
    prices.set(asset, price)
    paused.delete(asset)
  }
  return {
    takenAt: isFresh ? vector.takenAt : now,
    prices,
    paused,
    pricedAt: vector?.pricedAt ?? new Map(),
  }
}

/** The median of what sources last said of a coin; prices that are too old count only if there is no other. Null: none has one. */
export function lastKnownPrice(sources: readonly SourceState[], asset: AssetCode): bigint | null {
  const said = sources.flatMap(({ prices }) => prices.get(asset) ?? [])
  const fresh = said.filter(({ part }) => part !== 'old')
  const counted = (fresh.length > 0 ? fresh : said).map(({ price }) => price)
  return counted.length === 0 ? null : medianRoundedDown(counted)
}
