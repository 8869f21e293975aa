import type { Catalogue } from '@causeway/core/currencies'
import type { Clock, RatesPort } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates'
import type { MarketView } from './rate-types.ts'

/** Prices older than this are not dealt on. */
export const MOST_SNAPSHOT_AGE_SECONDS = 30
const DAY_MILLISECONDS = 86_400_000
const SPARKLINE_POINTS = 24
const CHARTS_EVERY_MILLISECONDS = 60_000

export type MarketFeed = {
  readonly snapshot: () => MarketSnapshot | null
  /** The snapshot, or null where it is too old to deal on. */
  readonly freshSnapshot: () => MarketSnapshot | null
  readonly markets: () => readonly MarketView[]
  /** Asks the source once; throws where it fails, and keeps what it had. */
  readonly refresh: () => Promise<void>
}

/** Keeps the latest market in memory: quotes are arithmetic on it. */
export function createMarketFeed(needs: {
  readonly rates: RatesPort
  readonly clock: Clock
  readonly catalogue: Catalogue
}): MarketFeed {
  let snapshot: MarketSnapshot | null = null
  let charts: ReadonlyMap<string, readonly bigint[]> = new Map()
  let chartsAt = Number.NEGATIVE_INFINITY
  return {
    snapshot: () => snapshot,
    freshSnapshot: () => {
      if (snapshot === null) return null
      const age = needs.clock.now() - snapshot.takenAt
      return Math.abs(age) <= MOST_SNAPSHOT_AGE_SECONDS * 1000 ? snapshot : null
    },
    markets: () => marketViews(needs.catalogue, snapshot, charts),
    refresh: async () => {
      const vector = await needs.rates.latest()
      snapshot = { id: vector.takenAt.toString(36), ...vector }
      if (Math.abs(needs.clock.now() - chartsAt) < CHARTS_EVERY_MILLISECONDS) return
      charts = await readCharts(needs)
      chartsAt = needs.clock.now()
    },
  }
}

async function readCharts(needs: {
  readonly rates: RatesPort
  readonly clock: Clock
  readonly catalogue: Catalogue
}): Promise<ReadonlyMap<string, readonly bigint[]>> {
  const to = needs.clock.now()
  const range = { from: to - DAY_MILLISECONDS, to, points: SPARKLINE_POINTS }
  const charts = new Map<string, readonly bigint[]>()
  for (const coin of needs.catalogue.lists.enabled) {
    const points = await needs.rates.history(coin.ticker, range)
    charts.set(
      coin.ticker,
      points.map((point) => point.price),
    )
  }
  return charts
}

function marketViews(
  catalogue: Catalogue,
  snapshot: MarketSnapshot | null,
  charts: ReadonlyMap<string, readonly bigint[]>,
): readonly MarketView[] {
  if (snapshot === null) return []
  return catalogue.lists.enabled.flatMap((coin) => {
    const price = snapshot.prices.get(coin.ticker)
    if (price === undefined) return []
    const sparkline = charts.get(coin.ticker) ?? []
    return [{ ticker: coin.ticker, price, price24hAgo: sparkline[0] ?? null, sparkline }]
  })
}
