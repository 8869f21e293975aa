import { createCatalogue } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test } from 'vitest'
import { AT, move } from './books.fixture.ts'
import { createBookWatch, type WatchedChain } from './watch-books.ts'

type PlayChain = {
  readonly network: string
  readonly coins: number
  readonly isLively?: () => boolean
}

/** Chains that hold nothing, as the books say, but for what a test puts there, and the watch over them. */
async function watched(context: TestContext, chains: readonly PlayChain[]) {
  const { database } = await openTestDatabase(context, 'book_watch_turns')
  context.onTestFinished(() => database.close())
  const asked: string[] = []
  const held = new Map<string, bigint | 'silent'>()
  let height = 0
  const chainOf = ({ coins, isLively, network }: PlayChain): WatchedChain => ({
    network,
    assets: Array.from({ length: coins }, (_, index) => `${network}${index}`),
    sweeps: null,
    head: async () => ({ height, hash: 'head' }),
    holdings: async (asset) => {
      asked.push(asset)
      const units = held.get(asset) ?? 0n
      if (units === 'silent') throw new Error('The node is away')
      return amount(asset, units)
    },
    ...(isLively === undefined ? {} : { isLively }),
  })
  const alerts: (readonly [string, Readonly<Record<string, unknown>>])[] = []
  const watch = createBookWatch({
    database,
    clock: { now: () => AT.getTime() },
    catalogue: createCatalogue([], []),
    chains: new Map(chains.map((chain) => [chain.network, chainOf(chain)])),
    alert: (name, facts) => alerts.push([name, facts]),
  })
  return {
    database,
    held,
    alerts,
    /** The scans are behind the chains by so many blocks. */
    fallBehind: (blocks: number) => {
      height = blocks
    },
    /** One look: which coins it asked for, in order. */
    look: async () => {
      asked.length = 0
      await watch()
      return [...asked]
    },
    halts: async () => {
      const rows = await database.direct().selectFrom('halt').selectAll().orderBy('scope').execute()
      return rows.map(({ reason, scope }) => [scope, reason])
    },
  }
}

const coins = (network: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${network}${from + index}`)

describe('the watch over many coins', () => {
  test('comes to thirty in each look, and to every one in its turn', async (context) => {
    const { look } = await watched(context, [{ network: 'a', coins: 70 }])
    expect(await look()).toEqual(coins('a', 0, 30))
    expect(await look()).toEqual(coins('a', 30, 60))
    expect(await look()).toEqual([...coins('a', 60, 70), ...coins('a', 0, 20)])
  })

  test('asks for four of those whose chains are quiet, and for all of the others', async (context) => {
    let isLively = false
    const { look } = await watched(context, [
      { network: 'quiet', coins: 10, isLively: () => isLively },
      { network: 'lively', coins: 5, isLively: () => true },
      { network: 'unsaid', coins: 5 },
    ])
    const others = [...coins('lively', 0, 5), ...coins('unsaid', 0, 5)]
    expect(await look()).toEqual([...coins('quiet', 0, 4), ...others])
    expect(await look()).toEqual([...coins('quiet', 4, 8), ...others])
    isLively = true
    expect((await look()).toSorted()).toEqual([...coins('quiet', 0, 10), ...others].toSorted())
  })

  test('asks at once for those that differed, and no longer when they agree', async (context) => {
    const { halts, held, look } = await watched(context, [{ network: 'a', coins: 70 }])
    held.set('a5', 1n)
    expect(await look()).toEqual(coins('a', 0, 30))
    expect(await look()).toEqual(['a5', ...coins('a', 30, 60)])
    held.delete('a5')
    // It is in this look's turn anyway, and asked for once.
    expect(await look()).toEqual([...coins('a', 60, 70), ...coins('a', 0, 20)])
    expect(await look()).toEqual(coins('a', 20, 50))
    expect(await halts()).toEqual([])
  })

  test('halts a coin that differed three times, and tells what was found', async (context) => {
    const { alerts, halts, held, look } = await watched(context, [{ network: 'a', coins: 70 }])
    held.set('a5', 1n)
    await look()
    await look()
    expect([await halts(), alerts]).toEqual([[], []])
    await look()
    const reason = 'The chain and the ledger differ'
    expect(await halts()).toEqual([['a5', reason]])
    const facts = { scope: 'a5', reason, asset: 'a5', chain: 1n, least: 0n, most: 0n }
    expect(alerts).toEqual([['ledger_unlike_chain', facts]])
  })

  test('forgets nothing while a node is silent or the scan is behind', async (context) => {
    const { alerts, fallBehind, halts, held, look } = await watched(context, [
      { network: 'a', coins: 1 },
    ])
    held.set('a0', 1n)
    await look()
    held.set('a0', 'silent')
    await look()
    expect(alerts).toEqual([
      ['reconcile_failed', { network: 'a', asset: 'a0', error: 'Error: The node is away' }],
    ])
    held.set('a0', 1n)
    await look()
    fallBehind(1)
    await look()
    expect(await halts()).toEqual([])
    fallBehind(0)
    await look()
    expect(await halts()).toEqual([['a0', 'The chain and the ledger differ']])
  })
})

describe('the watch over the books alone', () => {
  test('halts everything where postings did not add up three times in a row', async (context) => {
    const { alerts, database, halts, look } = await watched(context, [])
    for (let count = 0; count < 11; count += 1) {
      await move(database, { from: 'capital', to: 'trading' }, 5n)
    }
    const skew = (units: bigint) =>
      sql`update ledger_entry set units = units + ${units} where line = 0`.execute(
        database.direct(),
      )
    await skew(1n)
    await look()
    await look()
    await skew(-1n)
    await look()
    await skew(1n)
    await look()
    await look()
    expect(await halts()).toEqual([])
    await look()
    const reason = 'The books do not add up'
    expect(await halts()).toEqual([['all', reason]])
    // Ten of them say enough.
    const fault = { kind: 'sum_not_zero', asset: 'ltc', units: 1n }
    const faults = Array.from({ length: 10 }, () => fault)
    expect(alerts).toEqual([['ledger_unlike_chain', { scope: 'all', reason, faults }]])
  })

  test('halts each coin of which an account was below zero three times in a row', async (context) => {
    const { alerts, database, halts, look } = await watched(context, [])
    const takeFrom = (account: string, asset: string) =>
      move(database, { from: account, to: 'trading', asset }, 1n)
    const giveTo = (account: string, asset: string) =>
      move(database, { from: 'trading', to: account, asset }, 1n)
    await takeFrom('wallet', 'ltc')
    await takeFrom('wallet', 'btc')
    await look()
    await look()
    await giveTo('wallet', 'ltc')
    await look()
    const reason = 'An account of the books stands below zero'
    expect(await halts()).toEqual([['btc', reason]])
    const faults = [{ kind: 'account_negative', account: 'wallet', asset: 'btc', units: -1n }]
    expect(alerts).toEqual([['ledger_unlike_chain', { scope: 'btc', reason, faults }]])
    await takeFrom('wallet', 'ltc')
    await look()
    await look()
    expect(await halts()).toEqual([['btc', reason]])
    await look()
    expect(await halts()).toEqual([
      ['btc', reason],
      ['ltc', reason],
    ])
  })
})
