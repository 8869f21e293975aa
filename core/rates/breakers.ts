import type { AssetCode } from '../money/index.ts'
import type { Breaker } from '../ports/index.ts'
import type { CombiningPolicy, PriceHistory } from './combine-prices.ts'

/** Coins that are closed until their price has been calm for as long as the policy says. */
export function breakersOf(
  history: PriceHistory,
  { calmMilliseconds }: Pick<CombiningPolicy, 'calmMilliseconds'>,
): ReadonlyMap<AssetCode, Breaker> {
  const closed = new Map<AssetCode, Breaker>()
  for (const [asset, { trouble }] of history) {
    if (trouble === null) continue
    closed.set(asset, { ...trouble, opensAt: trouble.calmSince + calmMilliseconds })
  }
  return closed
}

/**
 * The history in which a coin is believed at the price that its sources agree on now. Unchanged where they don't agree, where the
 * coin isn't closed, or where it has jumped again after `at` (milliseconds since 1970). The guards stay: the next jump closes it again.
 */
export function resetBreaker(history: PriceHistory, asset: AssetCode, at: number): PriceHistory {
  const of = history.get(asset)
  if (of === undefined || of.trouble === null) return history
  if (of.trouble.now === null || of.trouble.calmSince > at) return history
  return new Map(history).set(asset, { ...of, trouble: null })
}
