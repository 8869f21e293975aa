import { setTimeout as pause } from 'node:timers/promises'
import { migratedDatabase } from '@causeway/tests/database/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectFrozenToLose } from './frozen-process.fixture.ts'
import { isMigrated } from './migrate.ts'
import { openDatabase } from './open-database.ts'

test('[OPS-04] a connection that is lost in the midst of a transaction ends that transaction, not the process', async (context) => {
  const url = await migratedDatabase(context, 'lost_connection')
  const [database, other] = await Promise.all(
    [4, 1].map((connections) => openDatabase({ url, connections })),
  )
  if (database === undefined || other === undefined) throw new Error('there are two')
  try {
    const begun = Promise.withResolvers<number>()
    const lost = database.transaction('lost', async (tx) => {
      await tx.insertInto('meta').values({ key: 'lost', value: '1' }).execute()
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      begun.resolve(rows[0]?.pid ?? 0)
      // Nobody waits for an answer on this connection in the moment in which it breaks.
      await pause(300)
    })
    const ended = expect(lost).rejects.toThrow(/terminat|not queryable/i)
    await sql`select pg_terminate_backend(${await begun.promise})`.execute(other.direct())
    await ended
    const kept = await database.transaction('after', (tx) =>
      tx.selectFrom('meta').select('value').where('key', '=', 'lost').execute(),
    )
    expect(kept).toEqual([])
  } finally {
    await Promise.all([database.close(), other.close()])
  }
})

test('[OPS-04] a process that freezes in the midst of a transaction loses its locks to others', async (context) => {
  await expectFrozenToLose(await migratedDatabase(context, 'frozen_process'))
})

test('[OPS-04] a database that doesn’t answer is not taken for one without migrations', async () => {
  const database = await openDatabase({ url: 'postgres://shop@127.0.0.1:9/shop', connections: 1 })
  await expect(isMigrated(database)).rejects.toThrow('ECONNREFUSED')
  await database.close()
})
