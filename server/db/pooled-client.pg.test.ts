import { migratedDatabase } from '@causeway/tests/database/test-database'
import { type RunningPgBouncer, startPgBouncer, throughPooler } from '@causeway/tests/support'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectFrozenToLose } from './frozen-process.fixture.ts'
import { openDatabase, PoolerNotNamed } from './open-database.ts'

let pooler: RunningPgBouncer
beforeAll(async () => {
  const postgres = inject('postgres')
  if (!('missing' in postgres)) pooler = await startPgBouncer(postgres.url)
})
afterAll(() => pooler?.stop())

test('[OPS-04] behind a pooler in transaction mode, statements keep no names and clients share connections', async (context) => {
  const url = throughPooler(await migratedDatabase(context, 'pooled'), pooler.port)
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url, connections: 8 })))
  try {
    const asked = databases.flatMap((database, who) =>
      Array.from({ length: 40 }, (_, turn) =>
        database.transaction('count', async (tx) => {
          const key = `${who} ${turn}`
          await tx.insertInto('meta').values({ key, value: key }).execute()
          const { value } = await tx
            .selectFrom('meta')
            .select('value')
            .where('key', '=', key)
            .executeTakeFirstOrThrow()
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
          return { isSame: value === key, pid: rows[0]?.pid }
        }),
      ),
    )
    const found = await Promise.all(asked)
    expect(found.every(({ isSame }) => isSame)).toBe(true)
    // 24 connections of clients, and the pooler's four.
    expect(new Set(found.map(({ pid }) => pid)).size).toBeLessThanOrEqual(4)
    const [database] = databases
    const kept = sql`select name from pg_prepared_statements where name <> ''`
    expect((await kept.execute(database?.direct() ?? expect.fail())).rows).toEqual([])
  } finally {
    await Promise.all(databases.map((database) => database.close()))
  }
})

test('[OPS-04] behind a pooler, a process that freezes in the midst of a transaction loses its locks', async (context) => {
  await expectFrozenToLose(
    throughPooler(await migratedDatabase(context, 'pooled_pause'), pooler.port),
  )
})

test('[OPS-04] behind a pooler, a connection for reading is refused every change, alone and in a transaction', async (context) => {
  const url = throughPooler(await migratedDatabase(context, 'pooled_read'), pooler.port)
  const writer = await openDatabase({ url, connections: 1 })
  const reader = await openDatabase({ url, connections: 2, readOnly: { longestStatement: 500 } })
  try {
    const row = { key: 'read', value: '1' }
    await writer.direct().insertInto('meta').values(row).execute()
    const read = reader.direct().selectFrom('meta').select('value').where('key', '=', 'read')
    expect(await read.execute()).toEqual([{ value: '1' }])
    const refused = { code: '25006' }
    const other = { key: 'other', value: '1' }
    await expect(reader.direct().insertInto('meta').values(other).execute()).rejects.toMatchObject(
      refused,
    )
    await expect(
      reader.transaction('write', (tx) => tx.insertInto('meta').values(other).execute()),
    ).rejects.toMatchObject(refused)
    await expect(sql`select pg_sleep(5)`.execute(reader.direct())).rejects.toMatchObject({
      code: '57014',
    })
    // The next client of the same connection can write again.
    await writer.direct().insertInto('meta').values(other).execute()
    expect(await read.execute()).toEqual([{ value: '1' }])
  } finally {
    await Promise.all([writer.close(), reader.close()])
  }
})

test('[OPS-04] a pooler that the url doesn’t mention is refused with what to do', async (context) => {
  const url = new URL(throughPooler(await migratedDatabase(context, 'unsaid'), pooler.port))
  url.search = ''
  const database = await openDatabase({ url: url.href, connections: 1 })
  try {
    await expect(sql`select 1`.execute(database.direct())).rejects.toThrow(PoolerNotNamed)
  } finally {
    await database.close()
  }
})
