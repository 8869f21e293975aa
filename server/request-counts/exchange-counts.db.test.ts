import { sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createExchangeCounts } from './exchange-counts.ts'

describe('what processes tell each other of callers', () => {
  const open = sharedExchange('request-counts')
  const key = new Uint8Array(32).fill(7)
  const minute = (caller: string, count: number) => ({ caller, count, milliseconds: 60_000 })

  test('each gets the sum of the others, of the callers that it names', async (context) => {
    const { database } = await open(context)
    const [one, two, three] = [1, 2, 3].map(() => createExchangeCounts({ database, key }))
    expect(await one?.([minute('a', 5), minute('b', 7)])).toEqual(new Map())
    expect(await two?.([minute('a', 3)])).toEqual(new Map([['a', 5]]))
    expect(await three?.([minute('c', 1), minute('b', 1), minute('a', 1)])).toEqual(
      new Map([
        ['a', 8],
        ['b', 7],
      ]),
    )
    expect(await one?.([minute('a', 6)])).toEqual(new Map([['a', 4]]))
    expect(await two?.([minute('a', 3)])).toEqual(new Map([['a', 7]]))
  })

  test('what has ended does not count, and goes', async (context) => {
    const { database } = await open(context)
    const [one, two] = [1, 2].map(() => createExchangeCounts({ database, key }))
    await one?.([{ caller: 'd', count: 5, milliseconds: -1 }])
    expect(await two?.([minute('d', 3)])).toEqual(new Map())
    await one?.([{ caller: 'e', count: 5, milliseconds: -120_000 }])
    await two?.([minute('f', 1)])
    const { rows } =
      await sql`select 1 from request_count where ends_at < now() - interval '1 minute'`.execute(
        database.direct(),
      )
    expect(rows).toEqual([])
  })

  test('the database gets no caller in the clear', async (context) => {
    const { database } = await open(context)
    await createExchangeCounts({ database, key })([minute('192.0.2.1', 5)])
    const rows = await database.direct().selectFrom('request_count').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { caller } of rows) expect(caller).toHaveLength(16)
  })
})
