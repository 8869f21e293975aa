import type { ChainPort } from '@causeway/core/ports'
import { type Exchange, expectSound, sharedExchange, turns } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { createHoldingsReader } from './holdings-reader.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Ethereum, with the lists of addresses that were asked for. */
function ethereumOf(exchange: Exchange) {
  const chain = exchange.needs.chains.get('ethereum')
  if (chain === undefined) throw new Error('No ethereum')
  const asked: string[][] = []
  const watched: ChainPort = {
    ...chain,
    holdings: (asset, payIns) => {
      asked.push([...payIns])
      return chain.holdings(asset, payIns)
    },
  }
  return { chain, watched, asked }
}

async function addressesOf(exchange: Exchange): Promise<string[]> {
  const rows = await exchange.database
    .direct()
    .selectFrom('deposit')
    .select('address')
    .distinct()
    .where('network', '=', 'ethereum')
    .execute()
  return rows.map(({ address }) => address)
}

describe('what a chain holds', () => {
  const open = sharedExchange('holdings', { withAccounts: true })

  test('counts addresses that have long been quiet without asking for them', async (context) => {
    const exchange = await open(context)
    const swap = async () => {
      const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
      await exchange.pay(placed)
      await exchange.until(placed, 'finished')
      await turns(exchange, 6)
      return placed.order.payIn.address
    }
    const quiet = [await swap(), await swap()]
    const { chain, watched, asked } = ethereumOf(exchange)
    const read = createHoldingsReader(exchange.needs, watched)
    const whole = async () => (await chain.holdings('eth', await addressesOf(exchange))).units
    expect((await read('eth'))?.units).toBe(await whole())
    expect(asked.at(-1)).toEqual(expect.arrayContaining(quiet))

    exchange.clock.advance(2 * DAY_SECONDS)
    expect((await read('eth'))?.units).toBe(await whole())
    expect(asked.at(-1)).toEqual([])

    const fresh = await swap()
    asked.length = 0
    expect((await read('eth'))?.units).toBe(await whole())
    expect(asked.at(-1)).toContain(fresh)
    await expectSound(exchange)
  })

  test('says nothing until every address was read once', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 6)
    exchange.clock.advance(2 * DAY_SECONDS)
    const { watched, chain } = ethereumOf(exchange)
    let moved = 0n
    const restless = createHoldingsReader(exchange.needs, {
      ...watched,
      // Money comes to the hot wallet between any two questions.
      holdings: async (asset, payIns) => {
        moved += 1n
        const held = await chain.holdings(asset, payIns)
        return { ...held, units: held.units + moved }
      },
    })
    expect(await restless('eth')).toBeNull()
  })
})
