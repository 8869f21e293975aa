import { randomUUID } from 'node:crypto'
import { amount } from '@causeway/core/money'
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

  test('asks a chain that counts pay-ins itself for no address', async (context) => {
    const exchange = await open(context)
    const { asked, watched } = ethereumOf(exchange)
    const sweeps = { kind: 'pooled', offer: async () => null } as const
    const read = createHoldingsReader(exchange.needs, { ...watched, sweeps })
    await read('eth')
    expect(asked).toEqual([[]])
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

/** Each address holds its number; the hot wallet holds a thousand. */
const HOT = 1000n
const COUNT = 1250
const sumOf = (numbers: readonly number[]) => BigInt(numbers.reduce((sum, each) => sum + each, 0))
const WHOLE = HOT + sumOf(Array.from({ length: COUNT }, (_, at) => at))

/** A network of its own with a payment to each of many addresses, and what a reader asks about it. */
async function crowdedChain(exchange: Exchange, seenAt: Date) {
  const { chain } = ethereumOf(exchange)
  const rows = Array.from({ length: COUNT }, (_, at) => depositAt(String(at), seenAt))
  await exchange.database.direct().insertInto('deposit').values(rows).execute()
  const asked: string[][] = []
  let more = 0n
  const crowded: ChainPort = {
    ...chain,
    network: 'crowded',
    holdings: async (asset, payIns) => {
      asked.push([...payIns])
      return amount(asset, HOT + more + sumOf(payIns.map(Number)))
    },
  }
  const read = createHoldingsReader(exchange.needs, crowded)
  return {
    /** One look: what it found, and the lists of addresses that it asked for. */
    look: async () => {
      asked.length = 0
      const units = (await read('eth'))?.units ?? null
      return { units, asked: [...asked] }
    },
    /** Money comes to the hot wallet. */
    top: (units: bigint) => {
      more += units
    },
  }
}

function depositAt(address: string, seenAt: Date) {
  return {
    id: randomUUID(),
    network: 'crowded',
    tx_id: randomUUID(),
    output_index: 0,
    role: 'suspense' as const,
    asset: 'eth',
    units: 1n,
    address,
    state: 'confirmed' as const,
    confirmations: 1,
    needed: 1,
    seen_at: seenAt,
  }
}

describe('of 1,250 quiet addresses', () => {
  const open = sharedExchange('holdings_crowded', { withAccounts: true })

  test('learns five groups of 200 a look, then asks for one of them again each time, in turn', async (context) => {
    const exchange = await open(context)
    const old = new Date(exchange.needs.clock.now() - 2 * DAY_SECONDS * 1000)
    const { look, top } = await crowdedChain(exchange, old)
    const first = await look()
    // Of each group: the hot wallet alone, with the group, and alone again.
    expect(first.units).toBeNull()
    expect(first.asked.map(({ length }) => length)).toEqual(
      Array.from({ length: 5 }, () => [0, 200, 0]).flat(),
    )
    const second = await look()
    expect(second.units).toBe(WHOLE)
    expect(second.asked.map(({ length }) => length)).toEqual([0, 200, 0, 0, 50, 0, 0])
    const learnt = [...first.asked, ...second.asked].flat()
    expect(new Set(learnt).size).toBe(COUNT)
    expect(learnt).toHaveLength(COUNT)

    top(7n)
    const turns: string[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const { asked, units } = await look()
      expect(units).toBe(WHOLE + 7n)
      expect(asked).toHaveLength(4)
      expect(asked.at(-1)).toEqual([])
      turns.push(asked[1]?.[0] ?? '')
    }
    expect(new Set(turns.slice(0, 7)).size).toBe(7)
    expect(turns[7]).toBe(turns[0])
  })

  test('a payment to one of them makes its group live: it is read with the hot wallet, and learnt anew when it is quiet', async (context) => {
    const exchange = await open(context)
    const { clock } = exchange.needs
    const { look } = await crowdedChain(exchange, new Date(clock.now() - 2 * DAY_SECONDS * 1000))
    await look()
    await look()
    const paid = depositAt('1249', new Date(clock.now()))
    await exchange.database.direct().insertInto('deposit').values(paid).execute()
    const live = await look()
    expect(live.units).toBe(WHOLE)
    expect(live.asked.at(-1)).toContain('1249')

    // A group is quiet once its last activity is more than a day ago.
    exchange.clock.advance(DAY_SECONDS)
    expect((await look()).asked.at(-1)).toContain('1249')
    exchange.clock.advance(1)
    const quiet = await look()
    expect(quiet.units).toBe(WHOLE)
    expect(quiet.asked.at(-1)).toEqual([])
    expect(quiet.asked[1]).toContain('1249')
  })

  test('is all that a chain with a wallet for all pay-ins is asked for, at once', async (context) => {
    const exchange = await open(context)
    const old = new Date(exchange.needs.clock.now() - 2 * DAY_SECONDS * 1000)
    const { chain } = ethereumOf(exchange)
    await crowdedChain(exchange, old)
    const asked: number[] = []
    const read = createHoldingsReader(exchange.needs, {
      ...chain,
      network: 'crowded',
      sweeps: null,
      holdings: async (asset, payIns) => {
        asked.push(payIns.length)
        return amount(asset, HOT)
      },
    })
    expect((await read('eth'))?.units).toBe(HOT)
    expect(asked).toEqual([COUNT])
  })
})
