import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { PauseReason, PriceVector, RatesPort, SourceState } from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import { createMarketFeed } from './market-feed.ts'

const NOON = Date.UTC(2026, 0, 15, 12)
const catalogue = createCatalogue(currencies, networks)

function startFeed() {
  const state: {
    now: number
    prices: [string, bigint][]
    paused: [string, PauseReason][]
    sources: SourceState[]
    error: Error | null
    charts: 'quick' | 'hang' | 'fail'
  } = { now: NOON, prices: [['btc', 5n]], paused: [], sources: [], error: null, charts: 'quick' }
  const told: string[] = []
  const rates: RatesPort = {
    name: 'play',
    latest: async (): Promise<PriceVector> => {
      if (state.error !== null) throw state.error
      const { now: takenAt } = state
      const [prices, paused] = [new Map(state.prices), new Map(state.paused)]
      return { takenAt, prices, paused, pricedAt: new Map() }
    },
    history: async (asset) => {
      if (state.charts === 'hang') return new Promise(() => {})
      if (state.charts === 'fail' && asset === 'btc') throw new Error('no chart')
      return [{ at: NOON - 1000, price: 4n }]
    },
    sources: () => state.sources,
    breakers: () => new Map(),
    resetBreaker: () => {},
  }
  const feed = createMarketFeed({
    rates,
    clock: { now: () => state.now },
    catalogue,
    onError: (name) => told.push(name),
  })
  const refreshAt = async (milliseconds: number) => {
    state.now = NOON + milliseconds
    await feed.refresh()
  }
  return { state, told, feed, refreshAt }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the market feed', () => {
  test('keeps the last good snapshot, and deals on it for thirty seconds', async () => {
    const { state, feed, refreshAt } = startFeed()
    expect([feed.snapshot(), feed.freshSnapshot(), feed.health().isWell]).toEqual([
      null,
      null,
      false,
    ])
    await refreshAt(0)
    state.error = new Error('down')
    await refreshAt(30_000)
    expect(feed.freshSnapshot()?.prices.get('btc')).toBe(5n)
    await refreshAt(30_001)
    expect(feed.freshSnapshot()).toBeNull()
    expect(feed.snapshot()?.prices.get('btc')).toBe(5n)
    expect(feed.health()).toMatchObject({ isWell: false, ageSeconds: 30.001 })
  })

  test('tells trouble of one name once a minute, and never throws', async () => {
    const { state, told, refreshAt } = startFeed()
    state.sources = [
      { name: 'kraken', problem: 'no answer', takenAt: null, prices: new Map() },
      { name: 'binance', problem: null, takenAt: NOON, prices: new Map() },
    ]
    for (let second = 0; second < 60; second += 1) await refreshAt(second * 1000)
    expect(told).toEqual(['prices from kraken'])
    await refreshAt(60_000)
    state.error = new Error('down')
    await refreshAt(61_000)
    expect(told).toEqual(['prices from kraken', 'prices from kraken', 'prices'])
  })

  test('says which coins are paused and why; they show the last price believed', async () => {
    const { state, feed, refreshAt } = startFeed()
    await refreshAt(0)
    state.prices = [['eth', 3n]]
    state.paused = [['btc', 'jumped']]
    await refreshAt(1000)
    expect(feed.health()).toMatchObject({
      isWell: true,
      paused: [{ asset: 'btc', reason: 'jumped' }],
    })
    expect(feed.freshSnapshot()?.paused.get('btc')).toBe('jumped')
    expect(feed.freshSnapshot()?.prices.has('btc')).toBe(false)
    expect(feed.markets().find(({ ticker }) => ticker === 'btc')?.price).toBe(5n)
    state.prices = []
    await refreshAt(2000)
    expect(feed.health().isWell).toBe(false)
  })

  test('no two snapshots have one id, though the oldest price gives both one time', async () => {
    const { feed, refreshAt } = startFeed()
    const ids = new Set<string | undefined>()
    for (let turn = 0; turn < 5; turn += 1) {
      await refreshAt(0)
      ids.add(feed.snapshot()?.id)
    }
    expect(ids.size).toBe(5)
  })

  test('a chart that hangs holds no price up; one that fails is told and keeps the others', async () => {
    const { state, told, feed, refreshAt } = startFeed()
    state.charts = 'fail'
    await refreshAt(0)
    await settled()
    expect(told).toEqual(['price charts'])
    state.prices = [
      ['btc', 5n],
      ['eth', 3n],
    ]
    state.charts = 'hang'
    await refreshAt(60_000)
    await refreshAt(120_000)
    expect(feed.freshSnapshot()?.takenAt).toBe(NOON + 120_000)
    const charts = feed.markets().map(({ ticker, price24hAgo }) => [ticker, price24hAgo])
    expect(charts).toEqual([
      ['btc', null],
      ['eth', 4n],
    ])
  })

  test('a state’s money is priced to look at: it is no market, keeps nothing well, and its pause is nobody’s news', async () => {
    const { state, feed, refreshAt } = startFeed()
    state.prices = [
      ['btc', 5n],
      ['eur', 1n],
    ]
    state.paused = [['gbp', 'too_few_sources']]
    await refreshAt(0)
    expect(feed.freshSnapshot()?.prices.get('eur')).toBe(1n)
    expect(feed.markets().map(({ ticker }) => ticker)).toEqual(['btc'])
    expect(feed.health()).toMatchObject({ isWell: true, paused: [] })
    state.prices = [['eur', 1n]]
    await refreshAt(1000)
    expect(feed.health().isWell).toBe(false)
  })
})
