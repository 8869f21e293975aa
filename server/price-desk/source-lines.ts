import type { SourceState } from '@causeway/core/ports'
import type { CoinSource, Deviation, PriceLine, SourceLine } from './price-desk-types.ts'

/** What each source does over the coins of `lines`; `now` in milliseconds since 1970. */
export function sourceLines(
  sources: readonly SourceState[],
  lines: readonly PriceLine[],
  now: number,
): readonly SourceLine[] {
  return sources.map(({ name, prices, problem, takenAt }) => {
    const said = lines.flatMap(({ asset, market }) => {
      const price = prices.get(asset)
      return price === undefined ? [] : [{ asset, ...price, shown: market?.price ?? null }]
    })
    const deviations = said.flatMap(({ asset, part, price, shown }) =>
      part === 'old' || shown === null ? [] : [{ asset, price, shown }],
    )
    return {
      name,
      problem,
      ageSeconds: takenAt === null ? null : ageAt(takenAt, now),
      coins: said.length,
      counting: said.filter(({ part }) => part === 'counts').length,
      outliers: said.filter(({ part }) => part === 'outlier').length,
      farthest: farthestOf(deviations),
    }
  })
}

/** What each source that prices a coin says of it. */
export function coinSources(
  sources: readonly SourceState[],
  { asset, market }: PriceLine,
  now: number,
): readonly CoinSource[] {
  return sources.flatMap(({ name, prices }) => {
    const said = prices.get(asset)
    if (said === undefined) return []
    const { at, part, price } = said
    return [{ name, price, part, ageSeconds: ageAt(at, now), shown: market?.price ?? null }]
  })
}

/** Prices may be a moment ahead where clocks differ: they are new then. */
function ageAt(at: number, now: number): number {
  return Math.max(0, (now - at) / 1000)
}

function farthestOf(deviations: readonly Deviation[]): Deviation | null {
  let farthest: Deviation | null = null
  for (const each of deviations) {
    if (farthest === null || isFarther(each, farthest)) farthest = each
  }
  return farthest
}

/** Compares |price - shown| / shown without dividing. */
function isFarther(one: Deviation, other: Deviation): boolean {
  return apart(one) * other.shown > apart(other) * one.shown
}

function apart({ price, shown }: Deviation): bigint {
  return price > shown ? price - shown : shown - price
}
