import type { Currency } from '@causeway/core/currencies'
import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { createPayInPool, type PayIn, type PayInPool } from './pay-in-pool.ts'

describe('the pay-in pool', () => {
  const open = sharedExchange('pay_in_pool')

  test('hands out each index of a network once: many at once, two pools, two coins, a restart', async (context) => {
    const { needs } = await open(context)
    const coin = (ticker: string) => needs.catalogue.find(ticker) ?? unknownCoin()
    const pools = [createPayInPool(needs), createPayInPool(needs)]
    const first = await Promise.all(
      Array.from({ length: 300 }, (_, number) =>
        take(pools[number % 2] ?? unknownCoin(), coin(number % 3 === 0 ? 'eth' : 'usdt20')),
      ),
    )
    const restarted = createPayInPool(needs)
    const second = await Promise.all(Array.from({ length: 70 }, () => take(restarted, coin('eth'))))
    const all = [...first, ...second]
    expect(new Set(all.map(({ index }) => index)).size).toBe(370)
    expect(new Set(all.map(({ address }) => address)).size).toBe(370)
  })

  test('wastes no more than a block for each pool and coin', async (context) => {
    const { needs } = await open(context)
    const pool = createPayInPool(needs)
    const bitcoin = needs.catalogue.find('btc') ?? unknownCoin()
    const taken = await Promise.all(Array.from({ length: 200 }, () => take(pool, bitcoin)))
    const indices = taken.map(({ index }) => index)
    expect(Math.max(...indices) - Math.min(...indices)).toBeLessThan(4 * 64)
  })

  test('gives one address with many memos where the coin has memos', async (context) => {
    const { needs } = await open(context)
    const pool = createPayInPool(needs)
    const xrp = needs.catalogue.find('xrp') ?? unknownCoin()
    const taken = await Promise.all(Array.from({ length: 100 }, () => take(pool, xrp)))
    expect(new Set(taken.map(({ address }) => address)).size).toBe(1)
    expect(new Set(taken.map(({ extraId }) => extraId)).size).toBe(100)
  })

  test('gives no index twice to networks that have the same addresses', async (context) => {
    const { needs, script } = await open(context)
    const bitcoin = needs.chains.get('bitcoin')
    const { answers } = script('litecoin')
    answers.payInAddress = (_, index) => bitcoin?.payInAddress('btc', index) ?? unknownCoin()
    const pools = [createPayInPool(needs), createPayInPool(needs)]
    const taken = await Promise.all(
      Array.from({ length: 300 }, (_, number) => {
        const coin = needs.catalogue.find(number % 3 === 0 ? 'btc' : 'ltc') ?? unknownCoin()
        return take(pools[number % 2] ?? unknownCoin(), coin)
      }),
    )
    delete answers.payInAddress
    expect(new Set(taken.map(({ address }) => address)).size).toBe(300)
  })

  test('has a node watch every address before anybody sees it', async (context) => {
    const { needs, script } = await open(context)
    const { answers } = script('litecoin')
    const watched = new Set<string>()
    answers.watch = async (addresses) => {
      for (const { address } of addresses) watched.add(address)
    }
    const litecoin = needs.catalogue.find('ltc') ?? unknownCoin()
    const { address } = await take(createPayInPool(needs), litecoin)
    expect(watched).toContain(address)
    answers.watch = () => Promise.reject(new Error('The node is away'))
    const failing = createPayInPool(needs)
    expect(await failing.take(litecoin)).toBeNull()
    delete answers.watch
    expect((await take(failing, litecoin)).address).not.toBe(address)
  })
})

describe('on a server', () => {
  const open = sharedExchange('pay_in_pools')

  test('two processes share no index', async (context) => {
    const exchange = await open(context)
    const other = await exchange.another()
    const bitcoin = exchange.needs.catalogue.find('btc') ?? unknownCoin()
    const pools = [exchange.needs, other.needs, exchange.needs, other.needs].map(createPayInPool)
    const taken = await Promise.all(
      pools.flatMap((pool) => Array.from({ length: 80 }, () => take(pool, bitcoin))),
    )
    expect(new Set(taken.map(({ index }) => index)).size).toBe(320)
    await other.close()
  })
})

async function take(pool: PayInPool, currency: Currency): Promise<PayIn> {
  const taken = await pool.take(currency)
  if (taken === null) throw new Error(`No address of ${currency.ticker}`)
  return taken
}

function unknownCoin(): never {
  throw new Error('Unknown coin')
}
