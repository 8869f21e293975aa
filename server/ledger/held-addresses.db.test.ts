import { amount } from '@causeway/core/money'
import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test } from 'vitest'
import { plantDeposit } from './books.fixture.ts'
import { createHoldingsReader, type HeldChain } from './holdings-reader.ts'

const NOW = Date.UTC(2026, 5, 1)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const HOT = 1_000_000n

/** A chain on which each address holds one unit, and whoever reads what it holds. */
async function readerOf(context: TestContext, kind: 'per_address' | null) {
  const { database } = await openTestDatabase(context, 'held_addresses')
  context.onTestFinished(() => database.close())
  const asked: string[][] = []
  const state = { now: NOW, hot: HOT, isRestless: false }
  const chain: HeldChain = {
    network: 'litecoin',
    sweeps: kind === null ? null : { kind, offer: async () => null },
    holdings: async (asset, addresses) => {
      asked.push([...addresses])
      if (state.isRestless) state.hot += 1n
      return amount(asset, state.hot + BigInt(addresses.length))
    },
  }
  const read = createHoldingsReader({ database, clock: { now: () => state.now } }, chain)
  return {
    state,
    look: async () => {
      asked.length = 0
      return { units: (await read('ltc'))?.units ?? null, asked: [...asked] }
    },
    /** Payments to so many addresses, seen so long ago. */
    pay: async (name: string, count: number, ago: number) => {
      for (let index = 0; index < count; index += 1) {
        await plantDeposit(database, { state: 'settled', units: 1n, address: `${name}${index}` })
      }
      await sql`update deposit set seen_at = ${new Date(state.now - ago)}
        where address like ${`${name}%`}`.execute(database.direct())
    },
  }
}

describe('what addresses hold', () => {
  test('is asked with the hot wallet for those with recent money, and remembered for a full group without', async (context) => {
    const { look, pay } = await readerOf(context, 'per_address')
    await pay('old', 200, DAY + 1)
    expect((await look()).asked.map(({ length }) => length)).toEqual([0, 200, 0, 0])
    await pay('new', 1, DAY)
    const { asked, units } = await look()
    expect(units).toBe(HOT + 201n)
    expect(asked.at(-1)).toEqual(['new0'])
    // One of the groups that are remembered is read again in every look.
    expect(asked.map(({ length }) => length)).toEqual([0, 200, 0, 1])
  })

  test('is not known while money moves between the questions', async (context) => {
    const { look, pay, state } = await readerOf(context, 'per_address')
    await pay('old', 2, DAY + 1)
    state.isRestless = true
    expect((await look()).units).toBeNull()
    state.isRestless = false
    expect((await look()).units).toBe(state.hot + 2n)
  })

  test('is asked anew when something has come there', async (context) => {
    const { look, pay } = await readerOf(context, 'per_address')
    await pay('old', 2, 2 * DAY)
    expect((await look()).asked.at(-1)).toEqual([])
    await pay('old', 1, 0)
    expect((await look()).asked).toEqual([['old0', 'old1']])
  })

  test('counts what other processes saw up to ten minutes before the last look', async (context) => {
    const { look, pay } = await readerOf(context, 'per_address')
    await pay('a', 1, 0)
    expect((await look()).units).toBe(HOT + 1n)
    await pay('b', 1, -5 * MINUTE)
    expect((await look()).units).toBe(HOT + 2n)
    await pay('c', 1, 4 * MINUTE)
    expect((await look()).units).toBe(HOT + 3n)
  })

  test('is asked at once where one wallet takes all pay-ins', async (context) => {
    const { look, pay } = await readerOf(context, null)
    await pay('old', 2, 2 * DAY)
    const { asked, units } = await look()
    expect(asked.map((each) => each.toSorted())).toEqual([['old0', 'old1']])
    expect(units).toBe(HOT + 2n)
  })

  test('is the hot wallet’s alone before anything has come', async (context) => {
    const { look } = await readerOf(context, 'per_address')
    expect(await look()).toEqual({ units: HOT, asked: [[]] })
  })
})
