import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase } from '@causeway/tests/database/test-database'
import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { afterAll, describe, expect, type TestContext, test } from 'vitest'
import type { Database } from './database.ts'
import { readMeta, stampMeta, writeMeta } from './meta-store.ts'
import { isMigrated, migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { guardPort, OutsideCallInTransaction } from './transaction-guard.ts'

class TakenBack extends Error {}

async function value(database: Database, key: string): Promise<string | null> {
  return readMeta(database, key)
}

describe('the database', () => {
  let opened: Database | undefined
  const open = async (context: TestContext) => {
    opened ??= (await openTestDatabase(context, 'database')).database
    return opened
  }
  afterAll(() => opened?.close())

  test('is migrated once: the second time there is nothing to do', async (context) => {
    const database = await open(context)
    expect(await migrate(database)).toEqual([])
    expect(await isMigrated(database)).toBe(true)
  })

  test('answers counts, sums and money as bigint, exactly', async (context) => {
    const database = await open(context)
    const digits = '9'.repeat(60)
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as count, ${digits}::numeric as money, (-5)::int8 as negative,
        sum(units) as nothing, coalesce(sum(units), 0) as zero, 7::int4 as small,
        1.50::numeric(10, 2) as fraction, 'NaN'::numeric as nan, true as flag
      from ledger_entry`.execute(database.direct())
    expect(rows).toEqual([
      {
        count: 0n,
        money: BigInt(digits),
        negative: -5n,
        nothing: null,
        zero: 0n,
        small: 7,
        fraction: '1.50',
        nan: 'NaN',
        flag: true,
      },
    ])
  })

  test('takes bigints and dates, and gives the same back', async (context) => {
    const database = await open(context)
    const at = new Date(1_780_000_000_123)
    const { rows } = await sql<{ units: bigint; at: Date }>`
      select ${10n ** 60n}::numeric(78, 0) as units, ${at}::timestamptz as at
    `.execute(database.direct())
    expect(rows).toEqual([{ units: 10n ** 60n, at }])
  })

  test('refuses a port and the outer handle inside a transaction', async (context) => {
    const database = await open(context)
    const port = guardPort({ send: () => 'sent', name: 'chain', pure: () => 1 }, 'chain', ['pure'])
    await database.transaction('test', async () => {
      expect(() => port.send()).toThrow(OutsideCallInTransaction)
      expect(port.pure()).toBe(1)
      expect(port.name).toBe('chain')
      expect(() => database.direct()).toThrow(OutsideCallInTransaction)
      await expect(database.transaction('test', async () => 1)).rejects.toThrow(
        OutsideCallInTransaction,
      )
      await Promise.all([
        sleep(1).then(() => expect(() => port.send()).toThrow('after the commit')),
      ])
    })
    expect(port.send()).toBe('sent')
  })

  test('takes everything back where the work throws', async (context) => {
    const database = await open(context)
    const work = database.transaction('test', async (tx) => {
      await tx.insertInto('meta').values({ key: 'lost', value: '1' }).execute()
      throw new TakenBack()
    })
    await expect(work).rejects.toThrow(TakenBack)
    expect(await value(database, 'lost')).toBeNull()
  })

  test('lets nobody see or join a transaction that is open beside him', async (context) => {
    const database = await open(context)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let hasWritten = () => {}
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve
    })
    const taken = database.transaction('test', async (tx) => {
      await tx.insertInto('meta').values({ key: 'inner', value: '1' }).execute()
      hasWritten()
      await held
      throw new TakenBack()
    })
    await written
    const beside = [value(database, 'inner'), writeMeta(database, 'outer', 'kept')] as const
    letGo()
    await expect(taken).rejects.toThrow(TakenBack)
    expect(await beside[0]).toBeNull()
    await beside[1]
    expect(await value(database, 'outer')).toBe('kept')
    expect(await value(database, 'inner')).toBeNull()
  })

  test('runs many transactions and queries at once without mixing them', async (context) => {
    const database = await open(context)
    const one = (number: number) =>
      database.transaction('test', async (tx) => {
        const key = `many-${number}`
        await tx.insertInto('meta').values({ key, value: 'begun' }).execute()
        await sleep(number % 3)
        await tx.updateTable('meta').set({ value: 'done' }).where('key', '=', key).execute()
        if (number % 2 === 0) throw new TakenBack()
      })
    const half = Array.from({ length: 20 }, (_, number) =>
      one(number).then(
        () => 'kept',
        () => 'taken back',
      ),
    )
    const seen = await Promise.all(
      [...half.keys()].map((number) => value(database, `many-${number}`)),
    )
    const ended = await Promise.all(half)
    expect(ended.filter((each) => each === 'kept')).toHaveLength(10)
    expect(seen).not.toContain('begun')
    const rows = await database
      .direct()
      .selectFrom('meta')
      .select('value')
      .where('key', 'like', 'many-%')
      .execute()
    expect(rows).toEqual(Array.from({ length: 10 }, () => ({ value: 'done' })))
  })

  test('keeps the first stamp', async (context) => {
    const database = await open(context)
    const stamps = await Promise.all(
      ['play', 'real', 'play'].map((world) => stampMeta(database, 'world', world)),
    )
    expect(new Set(stamps).size).toBe(1)
  })
})

describe('on a server', () => {
  test('two processes that migrate at once do it once', async (context) => {
    const url = await emptyDatabase(context, 'migrated_twice')
    const both = await Promise.all([1, 2, 3].map(() => openDatabase({ url, connections: 2 })))
    expect(await isMigrated(both[0] ?? unopened())).toBe(false)
    const ran = await Promise.all(both.map((database) => migrate(database)))
    expect(ran.flat().length).toBe(new Set(ran.flat()).size)
    expect(ran.flat().length).toBeGreaterThan(0)
    for (const database of both) {
      expect(await isMigrated(database)).toBe(true)
      await database.close()
    }
  })

  test('a serialization failure is tried again', async (context) => {
    const { database } = await openTestDatabase(context, 'retried')
    await writeMeta(database, 'counter', '0')
    let tries = 0
    let readers = 0
    let letAllGo = () => {}
    const allHaveRead = new Promise<void>((resolve) => {
      letAllGo = resolve
    })
    const increment = () =>
      database.transaction('test', async (tx) => {
        tries += 1
        await sql`set transaction isolation level serializable`.execute(tx)
        const row = await tx
          .selectFrom('meta')
          .select('value')
          .where('key', '=', 'counter')
          .executeTakeFirstOrThrow()
        readers += 1
        if (readers === 3) letAllGo()
        await allHaveRead
        await tx
          .updateTable('meta')
          .set({ value: String(Number(row.value) + 1) })
          .where('key', '=', 'counter')
          .execute()
      })
    await Promise.all([increment(), increment(), increment()])
    expect(await readMeta(database, 'counter')).toBe('3')
    expect(tries).toBeGreaterThan(3)
    await database.close()
  })
})

function unopened(): never {
  throw new Error('No database was opened')
}
