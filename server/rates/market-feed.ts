import type { Catalogue } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'
import type { Breaker, Clock, PauseReason, RatesPort, SourceState } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { MarketView } from './rate-types.ts'
import { throttleTrouble } from './throttle-trouble.ts'

/** Prices older than this are not dealt on. */
export const MOST_SNAPSHOT_AGE_SECONDS = 30
const DAY_MILLISECONDS = 86_400_000
const SPARKLINE_POINTS = 24
const CHARTS_EVERY_MILLISECONDS = 60_000

/** How well prices are known, for whoever runs the shop. */
export type FeedHealth = {
  /** Fresh, and at least one coin is dealt in. */
  readonly isWell: boolean
  /** Infinite before the first. */
  readonly ageSeconds: number
  readonly paused: readonly { readonly asset: AssetCode; readonly reason: PauseReason }[]
  readonly sources: readonly SourceState[]
}

export type MarketFeed = {
  readonly snapshot: () => MarketSnapshot | null
  /** The snapshot, or null where it is too old to deal on. */
  readonly freshSnapshot: () => MarketSnapshot | null
  /** To look at, never to deal on: a paused coin shows the last price that was believed. */
  readonly markets: () => readonly MarketView[]
  readonly health: () => FeedHealth
  /** Coins that are closed until their price has been calm for a while. */
  readonly breakers: () => ReadonlyMap<AssetCode, Breaker>
  /** Asks the sources once. Where that fails it is told, once a minute, and what was there stays. Never throws. */
  readonly refresh: () => Promise<void>
}

type FeedNeeds = {
  readonly rates: RatesPort
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly onError: (name: string, error: unknown) => void
}

/** Keeps the latest market in memory: quotes are arithmetic on it. */
export function createMarketFeed(needs: FeedNeeds): MarketFeed {
  const { clock, rates } = needs
  const tell = throttleTrouble(needs)
  // Money of states is priced to look at: nothing is dealt on it, and nobody needs to hear of a pause.
  const isCoin = (asset: AssetCode) => needs.catalogue.find(asset)?.isFiat !== true
  const charts = createCharts(needs, (error) => tell('price charts', error))
  const lastPrices = new Map<AssetCode, bigint>()
  let snapshot: MarketSnapshot | null = null
  let lastId = 0
  const freshSnapshot = () => {
    if (snapshot === null) return null
    const age = clock.now() - snapshot.takenAt
    return Math.abs(age) <= MOST_SNAPSHOT_AGE_SECONDS * 1000 ? snapshot : null
  }
  return {
    snapshot: () => snapshot,
    freshSnapshot,
    markets: () => marketViews(needs.catalogue, lastPrices, charts.byAsset()),
    breakers: rates.breakers,
    health: () => ({
      isWell: [...(freshSnapshot()?.prices.keys() ?? [])].some(isCoin),
      ageSeconds:
        snapshot === null ? Number.POSITIVE_INFINITY : (clock.now() - snapshot.takenAt) / 1000,
      paused: [...(snapshot?.paused ?? [])].map(([asset, reason]) => ({ asset, reason })),
      sources: rates.sources(),
    }),
    refresh: async () => {
      try {
        const { takenAt, prices, ...vector } = await rates.latest()
        const paused = new Map([...vector.paused].filter(([asset]) => isCoin(asset)))
        // The oldest price gives the time, which two snapshots may share: their ids must differ.
        lastId = Math.max(lastId + 1, Math.floor(clock.now()))
        snapshot = { id: lastId.toString(36), takenAt, prices, paused }
        for (const [asset, price] of prices) lastPrices.set(asset, price)
      } catch (error) {
        tell('prices', error)
      }
      for (const { name, problem } of rates.sources()) {
        if (problem !== null) tell(`prices from ${name}`, new Error(problem))
      }
      charts.refreshWhereDue()
    },
  }
}

/** Charts are read beside the prices: a slow one must not make prices old. */
function createCharts(needs: FeedNeeds, onError: (error: unknown) => void) {
  const charts = new Map<AssetCode, readonly bigint[]>()
  let readAt = Number.NEGATIVE_INFINITY
  let isReading = false
  const readAll = async () => {
    const to = needs.clock.now()
    const range = { from: to - DAY_MILLISECONDS, to, points: SPARKLINE_POINTS }
    for (const coin of needs.catalogue.lists.enabled) {
      if (coin.isFiat) continue
      try {
        const points = await needs.rates.history(coin.ticker, range)
        const prices = points.map((point) => point.price)
        charts.set(coin.ticker, prices)
      } catch (error) {
        onError(error)
      }
    }
  }
  return {
    byAsset: (): ReadonlyMap<AssetCode, readonly bigint[]> => charts,
    refreshWhereDue: () => {
      const now = needs.clock.now()
      if (isReading || Math.abs(now - readAt) < CHARTS_EVERY_MILLISECONDS) return
      isReading = true
      readAt = now
      readAll().finally(() => {
        isReading = false
      })
    },
  }
}

function marketViews(
  catalogue: Catalogue,
  prices: ReadonlyMap<AssetCode, bigint>,
  charts: ReadonlyMap<AssetCode, readonly bigint[]>,
): readonly MarketView[] {
  return catalogue.lists.enabled.flatMap((coin) => {
    const price = prices.get(coin.ticker)
    if (price === undefined || coin.isFiat) return []
    const sparkline = charts.get(coin.ticker) ?? []
    return [{ ticker: coin.ticker, price, price24hAgo: sparkline[0] ?? null, sparkline }]
  })
}
