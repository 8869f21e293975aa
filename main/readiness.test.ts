import type { MarketFeed } from '@causeway/server/rates'
import { describe, expect, test } from 'vitest'
import { readReadiness } from './readiness.ts'

type Health = ReturnType<MarketFeed['health']>

const well: Health = { isWell: true, ageSeconds: 1, paused: [], sources: [] }

function readinessOf(
  found: {
    readonly health?: Partial<Health>
    readonly idleFor?: Readonly<Record<string, number>>
    readonly isMigrated?: () => Promise<boolean>
    readonly hasWorkers?: boolean
  } = {},
) {
  const workers = Object.entries(found.idleFor ?? {}).map(([name, idleFor]) => ({ name, idleFor }))
  const needs = {
    feed: { health: () => ({ ...well, ...found.health }) } as MarketFeed,
    workers: found.hasWorkers === false ? null : () => workers,
    fiatHealth: () => new Map(),
  }
  return readReadiness(needs, found.isMigrated ?? (async () => true))
}

describe('the readiness of a process', () => {
  test('names each part that can work', async () => {
    expect(await readinessOf({ idleFor: { orders: 90_000 } })).toEqual({
      database: { ok: true, detail: expect.stringMatching(/^Responds in \d+ ms\.$/) },
      prices: { ok: true, detail: 'Prices are 1 s old.' },
      workers: { ok: true, detail: 'All workers are running.' },
    })
  })

  test('says nothing of workers where other processes run them', async () => {
    const { workers } = await readinessOf({ hasWorkers: false, idleFor: { orders: 1e9 } })
    expect(workers).toEqual({ ok: true, detail: 'Other processes run the workers.' })
  })

  test('names workers without a good turn for more than a minute and a half', async () => {
    const { workers } = await readinessOf({ idleFor: { orders: 90_001, scan: 0, refunds: 1e9 } })
    expect(workers).toEqual({
      ok: false,
      detail: 'No successful run lately: orders, refunds.',
    })
    const node = await readinessOf({ idleFor: { orders: 0, 'chain-litecoin': 180_000 } })
    expect(node.workers).toEqual({
      ok: false,
      detail: 'litecoin: The node hasn’t answered for 3 minutes. Not read yet.',
    })
  })

  test('names sweeps that stand still, but not where their node does', async () => {
    const alone = await readinessOf({
      idleFor: { 'chain-litecoin': 0, 'sweeps-litecoin': 180_000 },
    })
    expect(alone.workers?.detail).toBe('No successful run lately: sweeps-litecoin.')
    const both = { 'chain-litecoin': 180_000, 'sweeps-litecoin': 180_000 }
    expect((await readinessOf({ idleFor: both })).workers?.detail).toMatch(/^litecoin: The node/)
    expect((await readinessOf({ idleFor: both })).workers?.detail).not.toContain('sweeps')
  })

  test('tells a database that is not migrated from one that cannot be reached, without its words', async () => {
    const { database } = await readinessOf({ isMigrated: async () => false })
    expect(database).toEqual({
      ok: false,
      detail: 'Migrations are missing: run npm run migrate.',
    })
    const away = await readinessOf({
      isMigrated: async () => {
        throw new TypeError('password of the database')
      },
    })
    expect(away.database).toEqual({
      ok: false,
      detail: 'The database can’t be reached (TypeError).',
    })
  })

  test('tells why prices are paused or late; one source that fails is no reason to stop', async () => {
    const sources: Health['sources'] = [
      { name: 'one', problem: null },
      { name: 'other', problem: 'answers too late' },
    ] as unknown as Health['sources']
    const late = await readinessOf({ health: { sources } })
    expect(late.prices).toEqual({ ok: true, detail: 'other: answers too late.' })
    const stopped = await readinessOf({
      health: {
        isWell: false,
        paused: [{ asset: 'btc', reason: 'sources_disagree' }] as unknown as Health['paused'],
      },
    })
    expect(stopped.prices).toEqual({
      ok: false,
      detail: 'Prices are missing or too old to trade on. btc is paused (sources disagree).',
    })
  })
})
