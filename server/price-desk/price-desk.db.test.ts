import type { PauseReason } from '@causeway/core/ports'
import { sharedExchange } from '@causeway/tests/exchange'
import { afterEach, describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { createPriceCases } from './create-price-cases.ts'

const all = { text: null, isClosed: false, page: 1 }
const PRICE = 10n ** 18n

/** A market in which what is named is paused, and what is left out has no price. */
function marketWith(paused: ReadonlyMap<string, PauseReason>, priced: readonly string[]) {
  const prices = new Map(priced.map((asset) => [asset, PRICE]))
  const snapshot = { id: '1', takenAt: 0, prices, paused }
  return {
    snapshot: () => snapshot,
    freshSnapshot: (): typeof snapshot | null => snapshot,
    markets: () =>
      priced.map((ticker) => ({ ticker, price: PRICE, price24hAgo: null, sparkline: [] })),
    health: () => ({
      isWell: true,
      ageSeconds: 2,
      paused: [],
      sources: [{ name: 'kraken', problem: 'timed out' }],
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
    const read = createPriceCases({ database, catalogue: needs.catalogue, feed }).read
    const { closedCount, coins, sources } = await read(all)
    expect(coins.map(({ asset, closed }) => [asset, closed])).toEqual([
      ...reasons,
      ['usdt20', 'not_priced'],
      ['xrp', null],
    ])
    expect(closedCount).toBe(5)
    expect(sources).toEqual([{ name: 'kraken', problem: 'timed out' }])
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
    const { read } = createPriceCases({ database, catalogue: needs.catalogue, feed })
    expect((await read({ ...all, text: 'xrp' })).coins).toMatchObject([
      { closed: 'halted', halt: 'A look first' },
    ])
  })

  test('closes everything where all prices are old', async (context) => {
    const { database, needs } = await shared(context)
    const feed = { ...marketWith(new Map(), ['xrp']), freshSnapshot: () => null }
    const { coins } = await createPriceCases({ database, catalogue: needs.catalogue, feed }).read(
      all,
    )
    expect(new Set(coins.map(({ closed }) => closed))).toEqual(new Set(['prices_old']))
    expect(coins.find(({ asset }) => asset === 'xrp')?.market?.price).toBe(PRICE)
  })
})
