import type { Breaker, PauseReason, SourcePart, SourceState } from '@causeway/core/ports'
import { sharedExchange } from '@causeway/tests/exchange'
import { afterEach, describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { createPriceCases } from './create-price-cases.ts'

const all = { text: null, isClosed: false, page: 1 }
const PRICE = 10n ** 18n
const clock = { now: () => 60_000 }

/** A source with a price, seen at a time, that did its part. */
function sourceWith(
  name: string,
  of: readonly (readonly [asset: string, price: bigint, at: number, part: SourcePart])[],
): SourceState {
  const prices = new Map(of.map(([asset, price, at, part]) => [asset, { price, at, part }]))
  return { name, problem: null, takenAt: 52_000, prices }
}
const source: SourceState = {
  name: 'kraken',
  problem: 'timed out',
  takenAt: null,
  prices: new Map(),
}

/** A market in which what is named is paused, and what is left out has no price. */
function marketWith(paused: ReadonlyMap<string, PauseReason>, priced: readonly string[]) {
  const prices = new Map(priced.map((asset) => [asset, PRICE]))
  const snapshot = { id: '1', takenAt: 0, prices, paused }
  return {
    snapshot: () => snapshot,
    freshSnapshot: (): typeof snapshot | null => snapshot,
    markets: () =>
      priced.map((ticker) => ({ ticker, price: PRICE, price24hAgo: null, sparkline: [] })),
    breakers: () => new Map<string, Breaker>(),
    health: () => ({
      isWell: true,
      ageSeconds: 2,
      paused: [],
      sources: [source],
    }),
  }
}

describe('the prices desk', () => {
  const shared = sharedExchange('price_desk')
  let lift = async () => {}
  afterEach(() => lift())

  test('says of each coin why it is closed, those first', async (context) => {
    const { database, needs } = await shared(context)
    const reasons = [
      ['btc', 'too_few_sources'],
      ['eth', 'sources_disagree'],
      ['ltc', 'jumped'],
      ['usdc', 'stale'],
    ] as const
    const feed = marketWith(new Map(reasons), ['xrp'])
    const read = createPriceCases({ database, clock, catalogue: needs.catalogue, feed }).read
    const { closedCount, coins, sources } = await read(all)
    expect(coins.map(({ asset, closed }) => [asset, closed])).toEqual([
      ...reasons,
      ['usdt20', 'not_priced'],
      ['xrp', null],
    ])
    expect(closedCount).toBe(5)
    const none = { ageSeconds: null, coins: 0, counting: 0, outliers: 0, farthest: null }
    expect(sources).toEqual([{ name: 'kraken', problem: 'timed out', ...none }])
    expect(coins.at(-1)).toMatchObject({
      market: { price: PRICE },
      network: 'ripple',
      halt: null,
    })
    expect((await read({ ...all, isClosed: true })).count).toBe(5)
    expect((await read({ ...all, text: 'Ripple' })).coins).toMatchObject([{ asset: 'xrp' }])
  })

  test.for(['all', 'ripple', 'xrp'])('names a halt of %s', async (scope, context) => {
    const { database, needs } = await shared(context)
    await setHalt(database, { scope, reason: 'A look first', at: 0 })
    lift = async () => {
      await liftHalt(database, scope)
    }
    const feed = marketWith(new Map(), ['xrp'])
    const { read } = createPriceCases({ database, clock, catalogue: needs.catalogue, feed })
    expect((await read({ ...all, text: 'xrp' })).coins).toMatchObject([
      { closed: 'halted', halt: 'A look first' },
    ])
  })

  test('says of each source its age, its coins, its largest deviation and its part', async (context) => {
    const { database, needs } = await shared(context)
    const market = marketWith(new Map(), ['btc', 'xrp'])
    const sources = [
      sourceWith('kraken', [
        ['btc', (PRICE * 101n) / 100n, 50_000, 'counts'],
        ['xrp', (PRICE * 97n) / 100n, 52_000, 'outlier'],
        // Not offered, and older than counts: neither is looked at.
        ['nope', PRICE * 9n, 52_000, 'counts'],
        ['ltc', PRICE, 52_000, 'unused'],
      ]),
      sourceWith('binance', [['btc', PRICE * 2n, 1000, 'old']]),
    ]
    const feed = { ...market, health: () => ({ ...market.health(), sources }) }
    const { read, readCoin } = createPriceCases({
      database,
      clock,
      catalogue: needs.catalogue,
      feed,
    })
    const view = await read(all)
    expect(view.sources).toMatchObject([
      {
        ...{ name: 'kraken', ageSeconds: 8, coins: 3, counting: 1, outliers: 1 },
        farthest: { asset: 'xrp', price: (PRICE * 97n) / 100n, shown: PRICE },
      },
      { name: 'binance', coins: 1, counting: 0, outliers: 0, farthest: null },
    ])
    expect(view.coins.find(({ asset }) => asset === 'btc')?.countingSources).toBe(1)
    expect((await readCoin('btc'))?.sources).toEqual([
      {
        ...{ name: 'kraken', price: (PRICE * 101n) / 100n, shown: PRICE },
        ...{ ageSeconds: 10, part: 'counts' },
      },
      { name: 'binance', price: PRICE * 2n, shown: PRICE, ageSeconds: 59, part: 'old' },
    ])
    expect((await readCoin('ltc'))?.sources).toMatchObject([{ shown: null, part: 'unused' }])
    expect(await readCoin('nope')).toBeNull()
  })

  test('closes everything where all prices are old', async (context) => {
    const { database, needs } = await shared(context)
    const feed = { ...marketWith(new Map(), ['xrp']), freshSnapshot: () => null }
    const { coins } = await createPriceCases({
      database,
      clock,
      catalogue: needs.catalogue,
      feed,
    }).read(all)
    expect(new Set(coins.map(({ closed }) => closed))).toEqual(new Set(['prices_old']))
    expect(coins.find(({ asset }) => asset === 'xrp')?.market?.price).toBe(PRICE)
  })
})
